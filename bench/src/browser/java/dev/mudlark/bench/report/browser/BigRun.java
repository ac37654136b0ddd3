package dev.mudlark.bench.report.browser;

import dev.mudlark.bench.report.SampleRun;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.ArrayList;
import java.util.List;

/** A run as large as the report promises to take: 5,000 questions, 6 systems. */
final class BigRun {

    private static final int QUESTIONS = 5000;

    private BigRun() {}

    static RunRecord of() {
        RunRecord run = SampleRun.of(11, QUESTIONS);
        SystemInfo last = run.systems().getLast();
        List<SystemInfo> systems = new ArrayList<>(run.systems());
        systems.add(new SystemInfo(
                "grep_agent_2", last.type(), last.model(), last.standIn(), last.tools(), 0, 0, last.passages()));
        List<Transcript> transcripts = new ArrayList<>(run.transcripts());
        run.transcripts().stream()
                .filter(transcript -> transcript.system().equals(last.name()))
                .map(BigRun::renamed)
                .forEach(transcripts::add);
        return new RunRecord(systems, run.questions(), transcripts, true);
    }

    private static Transcript renamed(Transcript transcript) {
        return new Transcript(
                "grep_agent_2",
                transcript.questionId(),
                transcript.systemPrompt(),
                transcript.messages(),
                transcript.toolUses(),
                transcript.retrievals(),
                transcript.steps(),
                transcript.answer(),
                transcript.agent(),
                transcript.failure(),
                transcript.latencyNanos());
    }
}
