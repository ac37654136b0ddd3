package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Collection;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import org.junit.jupiter.api.Test;

class LookupSeveralTablesTest {

    private static final String BOTH = "2 tables together: a.csv (2), b.csv (1); name one in source for its rows alone";

    private final Collection collection = new TestDocuments()
            .withTable("a.csv", "region,n", "North,1", "South,2")
            .withTable("b.csv", "region,n", "North,10")
            .withTable("c.csv", "colour", "red")
            .collection();

    @Test
    void figuresOverSeveralTablesNameThemWithTheirRows() {
        ToolOutcome groups = run("{'where':{},'group_by':'region','aggregate':{'sum':'n'}}");
        assertThat(groups.content()).isEqualTo("""
                        region=North: sum(n)=11
                        region=South: sum(n)=2
                        2 groups of 3 matching rows of %s""", BOTH);
        assertThat(groups.data().path("tables").toString()).isEqualTo("{\"a.csv\":2,\"b.csv\":1}");

        ToolOutcome figure = run("{'where':{},'aggregate':{'sum':'n'}}");
        assertThat(figure.content()).contains("figures over all 3 matching rows of " + BOTH);
        assertThat(figure.data().path("tables").toString()).isEqualTo("{\"a.csv\":2,\"b.csv\":1}");
    }

    @Test
    void aTableWhoseRowsAloneTakePartIsNamedAlone() {
        assertThat(run("{'where':{'region':'South'},'group_by':'region'}").content())
                .endsWith("1 group of 1 matching row of a.csv");
        assertThat(run("{'where':{},'group_by':'region','source':'b'}").content())
                .endsWith("1 group of 1 matching row of b.csv");
        assertThat(run("{'where':{},'group_by':'region','limit':1}").content())
                .endsWith("shown 1 of 2 groups of 3 matching rows of " + BOTH + "; raise limit or add a condition");
    }

    private ToolOutcome run(String json) {
        return lookUp(collection, json);
    }
}
