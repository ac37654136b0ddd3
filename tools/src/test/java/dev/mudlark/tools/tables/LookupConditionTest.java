package dev.mudlark.tools.tables;

import static dev.mudlark.tools.tables.LookUps.lookUp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.documents.Collection;
import dev.mudlark.tools.TestDocuments;
import dev.mudlark.tools.ToolOutcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LookupConditionTest {

    private final Collection collection = new TestDocuments()
            .withTable(
                    "towers.csv",
                    "name,height,opened,code,note",
                    "North,90,2019-05-01,007,Glass",
                    "South,90.50,2020-02-29,12,",
                    "Old Mill,9,2020-02,X1,brick and GLASS",
                    "Harbour,n/a,1890-01-01,7,",
                    "İzmir Straße,,2021-01-01T10:30:00Z,8,ﬁrst")
            .collection();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'height':{'>':9}} | 1,2",
                "{'height':{'>=':9,'<':90.5}} | 1,3",
                "{'height':{'<=':'90.50'}} | 1,2,3",
                "{'height':{'=':90}} | 1",
                "{'height':{'!=':90}} | 2,3,4,5",
                "{'height':{'!=':null}} | 1,2,3,4",
                "{'height':{'in':[9,'n/a']}} | 3,4",
                "{'height':[9,90.5]} | 2,3",
                "{'name':{'in':'north'}} | 1",
                "{'note':{'contains':'glass'}} | 1,3",
                "{'code':{'contains':7}} | 1,4",
                "{'code':{'<':10}} | 4,5",
                "{'opened':{'>=':'2020-02-29'}} | 2,3,5",
                "{'opened':{'>=':'2020-02','<':'2021-01'}} | 2,3",
                "{'opened':{'<=':'2021-01-01'}} | 1,2,3,4,5",
                "{'opened':{'>':'2021-01-01T12:29:00+02:00'}} | 5",
                "{'opened':{'<':'2021-01-01T10:30:01Z'}} | 1,2,3,4,5",
                "{'name':{'>':'north'}} | 2,3",
                "{'NAME ':'izmir strasse'} | 5",
                "{'note':'first'} | 5",
                "{'name':'OLD  MILL'} | 3",
                "{'name':{'!=':'North'},'height':{'<':50}} | 3",
            })
    void rowsMeetTheirConditions(String where, String rows) {
        String content = run("{'where':" + where + ",'limit':50}").content();

        String found = content.lines()
                .filter(line -> line.startsWith("towers.csv#"))
                .map(line -> line.substring("towers.csv#".length(), line.indexOf(':')))
                .reduce((one, two) -> one + "," + two)
                .orElse("");
        assertThat(found).as(content).isEqualTo(rows);
    }

    @Test
    void rowsThatCannotBeComparedAreCounted() {
        assertThat(run("{'where':{'height':{'<=':10}},'select':['name']}").content())
                .isEqualTo("""
                        towers.csv#3: name=Old Mill
                        1 matching row
                        rows not compared and left out: height: 1 no number ('n/a'), 1 empty""");
        assertThat(run("{'where':{'code':{'>':7}}}").content())
                .endsWith("rows not compared and left out: code: 2 no number ('007', 'X1')");
        assertThat(run("{'where':{'height':{'>':'2020-01-01'}}}").content())
                .isEqualTo("no row of towers.csv (5 rows) has height > '2020-01-01'; rows not compared and left out:"
                        + " height: 4 no date ('90', '90.50', …), 1 empty");
        assertThat(run("{'where':{'height':{'<=':10},'name':'Harbour'}}")
                        .data()
                        .path("not_compared")
                        .asInt())
                .isEqualTo(1);
        assertThat(run("{'where':{'height':{'<=':10},'name':'South'}}").content())
                .doesNotContain("not compared");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'height':{'=<':10}} | there is no argument where.height.=<",
                "{'height':{'$lte':10}} | there is no argument where.height.$lte",
                "{'height':{'between':[1,2]}} | there is no argument where.height.between",
                "{'height':{}} | where.height: there is no operator with a value",
                "{'height':{'<':''}} | where.height: < has nothing to compare with",
                "{'height':{'<':null}} | where.height: there is no operator with a value; null is one for = and != only",
                "{'height':{'in':[]}} | where.height: the list is empty",
                "{'height':[]} | where.height: the list is empty",
            })
    void anOperatorThatIsNoneNamesThoseThereAre(String where, String fault) {
        ToolOutcome outcome = run("{'where':" + where + "}");

        assertThat(outcome.errorCode()).contains("invalid_arguments");
        assertThat(outcome.content())
                .contains(fault)
                .contains("=, !=, <, <=, >, >=, contains, in")
                .contains("{\">=\":");
    }

    @Test
    void anOperatorWrittenIntoAValueIsExplained() {
        assertThat(run("{'where':{'height':'<= 100'}}").content())
                .endsWith("To compare, write an operator and a value: {\"<=\": 100}");
    }

    @Test
    void namesThatMayBeTwoColumnsAreNotGuessed() {
        Collection twins = new TestDocuments()
                .withTable("t.csv", "Price,price,unit price,unit-price", "1,2,3,4")
                .collection();

        assertThat(lookUp(twins, "{'where':{'price':2}}").content()).contains("1 matching row");
        ToolOutcome outcome = lookUp(twins, "{'where':{'PRICE':1}}");
        assertThat(outcome.errorCode()).contains("unknown_column");
        assertThat(outcome.content())
                .startsWith("Column 'PRICE' may be Price, price; write one of them exactly. Columns of t.csv: Price,");
        assertThat(lookUp(twins, "{'where':{'unit_price':3}}").content()).contains("may be unit price, unit-price");
    }

    private ToolOutcome run(String json) {
        return lookUp(collection, json);
    }
}
