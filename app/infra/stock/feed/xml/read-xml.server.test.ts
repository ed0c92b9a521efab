import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFeed } from "../open-feed.server";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-xml-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Each record of an XML file: its cells, or what is wrong with it. */
async function recordsOf(xml: string, records: string | null = null): Promise<readonly unknown[]> {
  const path = join(folder, "feed.xml");
  writeFileSync(path, xml);
  const feed = await openFeed(path, { records });
  const found: unknown[] = [];
  for await (const entry of feed.entries) {
    expect(entry.at).toBe(found.length + 1);
    found.push("fault" in entry ? entry.fault : entry.cells);
  }
  return found;
}

const UNKNOWN = "it names a letter (`&…;`) that XML does not know";

describe("XML", () => {
  const feed = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cars &amp; more</title>
<item id="7" sold="false"><g:id>A1</g:id><g:price currency="AUD">12990</g:price><notes><![CDATA[<b>18" & "sun"</b>]]></notes>
<pictures><picture><url>1.jpg</url></picture><picture><url>2.jpg</url></picture></pictures><tag>a</tag><tag>b</tag><empty/></item>
<item id="8"><g:id>A2</g:id><pictures><picture><url>3.jpg</url></picture></pictures><tag>c</tag><item>inner</item></item>
</channel></rss>`;
  const read = [
    {
      "@id": "7",
      "@sold": "false",
      "g:id": "A1",
      "g:price": "12990",
      "g:price.@currency": "AUD",
      notes: '<b>18" & "sun"</b>',
      "pictures.picture.url": ["1.jpg", "2.jpg"],
      tag: ["a", "b"],
      empty: "",
    },
    { "@id": "8", "g:id": "A2", "pictures.picture.url": "3.jpg", tag: "c", item: "inner" },
  ];

  it("gives attributes, paths, lists and names with their prefix, by the element that was told or found", async () => {
    expect(await recordsOf(feed)).toEqual(read);
    expect(await recordsOf(feed, "item")).toEqual(read);
    expect(await recordsOf(feed, "channel.item")).toEqual(read);
  });

  it("says which elements there are where the one that was told is not", async () => {
    await expect(recordsOf(feed, "vehicle")).rejects.toThrow(/no element "vehicle"; it has: .*\bitem\b/);
  });

  it("replaces no entity of its own: it reads no file and does not grow", async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY laugh "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>
<r><v><m>&laugh;</m></v><v><m>&file;</m></v><v><m>Audi</m></v></r>`;
    expect(await recordsOf(bomb, "v")).toEqual([UNKNOWN, UNKNOWN, { m: "Audi" }]);
  });

  it("reads what people write: bare ampersands, names of HTML, control characters, brackets", async () => {
    const xml = `<r><v a="Town & Country"><m>Town & Country</m><n>2&nbsp;owners &eacute; &#8364; &amp;amp; \u000B</n>
<c><![CDATA[R&D & more]]></c><q>&unknown;</q></v><v><m>a ]]> b</m></v><v><m>${"x & y ".repeat(100_000)}</m></v></r>`;
    const [first, , third] = await recordsOf(xml, "v");
    expect(first).toEqual(UNKNOWN);
    expect(await recordsOf(xml.replace("&unknown;", "Q&A;"), "v")).toMatchObject([
      {
        "@a": "Town & Country",
        m: "Town & Country",
        n: "2\u00A0owners é € &amp; ",
        c: "R&D & more",
        q: "Q&A;",
      },
      { m: "a ]]> b" },
      {},
    ]);
    expect(third).toEqual({ m: "x & y ".repeat(100_000) });
  });

  it("whose elements do not match is refused with its line", async () => {
    await expect(recordsOf("<r>\n<v><m>Audi</v></r>")).rejects.toThrow(/is no XML, or cut off: line 2: /);
  });

  it("rejects an endless record alone", async () => {
    const xml = `<r><v><m>${"x".repeat(9_000_000)}</m></v><v><m>Audi</m></v></r>`;
    expect(await recordsOf(xml, "v")).toEqual(["it is longer than 8388608 letters", { m: "Audi" }]);
  });
});
