import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useTranslation } from "~/i18n/translation";
import { keepPieces, pageMarkup } from "~/markup-memory.server";
import { MarkupProvider, useInner } from "~/ui/markup/markup";

function Card({ name, count }: { readonly name: string; readonly count: number }) {
  const inner = useInner("card", [{ name }, count], () => <Body name={name} count={count} />);
  return <article {...inner} />;
}

function Body({ name, count }: { readonly name: string; readonly count: number }) {
  const { t } = useTranslation();
  return (
    <p>
      {t("buy")} {name}: {count}
    </p>
  );
}

function Scripted({ code }: { readonly code: string }) {
  const inner = useInner("scripted", [code], () => <script dangerouslySetInnerHTML={{ __html: code }} />);
  return <div {...inner} />;
}

describe("pageMarkup", () => {
  const t = (key: string) => `[${key}]`;
  const page = (
    <main>
      <Card name="<b>Ute</b> & co" count={3} />
      <Card name="Citroën – neu" count={4} />
      after
    </main>
  );
  const written = (words: typeof t, element = page) => {
    const markup = pageMarkup(words, "");
    const html = renderToString(<MarkupProvider memory={markup.memory}>{element}</MarkupProvider>);
    return { html, printed: Buffer.from(markup.print(html)).toString() };
  };

  it("writes what the elements themselves would have been, in the page's words, first and later", () => {
    const expected =
      "<main><article><p>[buy]<!-- --> <!-- -->&lt;b&gt;Ute&lt;/b&gt; &amp; co<!-- -->: <!-- -->3</p></article>" +
      "<article><p>[buy]<!-- --> <!-- -->Citroën – neu<!-- -->: <!-- -->4</p></article>after</main>";
    expect(written(t).printed).toBe(expected);
    expect(written(t).printed).toBe(expected);
  });

  it("does not join, search and encode again what is kept", () => {
    expect(written(t).html).not.toContain("[buy]");
  });

  it("keeps the words of one site from another's pages", () => {
    const other = (key: string) => `{${key}}`;
    expect(written(other).printed).toContain("{buy}");
    expect(written(t).printed).not.toContain("{buy}");
  });

  it("leaves scripts and styles where the page's policy is made from", () => {
    const scripted = <Scripted code="go()" />;
    for (const { html, printed } of [written(t, scripted), written(t, scripted)]) {
      expect(html).toBe("<div><script>go()</script></div>");
      expect(printed).toBe(html);
    }
  });

  it("puts nothing in place of what only looks like its mark", () => {
    const imitation = "<!--7f9c24e8-3b12-4c1e-9d61-0f2f5a1f3c11:0-->";
    const element = <p dangerouslySetInnerHTML={{ __html: imitation }} />;
    expect(written(t, element).printed).toBe(`<p>${imitation}</p>`);
  });

  it("prints what the page was rendered with, even if it has left the memory since", () => {
    const markup = pageMarkup(t, "");
    const html = renderToString(<MarkupProvider memory={markup.memory}>{page}</MarkupProvider>);
    const flood = pageMarkup(t, "");
    for (let at = 0; at < 5; at += 1) flood.memory("flood", [at], "x".repeat(1_000_000));
    expect(Buffer.from(markup.print(html)).toString()).toBe(written(t).printed);
  });
});

describe("keepPieces", () => {
  /** A memory that tells what it rendered; each piece with its name takes 13 bytes. */
  const watched = (mostBytes: number) => {
    const renders: string[] = [];
    const pieces = keepPieces((element) => {
      renders.push(typeof element === "string" ? element : "");
      return "x".repeat(9);
    }, mostBytes);
    return { renders, pieces };
  };

  it("renders the same once, and again after it had to leave", () => {
    const { renders, pieces } = watched(30);
    for (const what of ["a", "b", "a", "c", "a", "d", "b"]) pieces(what, [10], what);
    expect(renders).toEqual(["a", "b", "c", "d", "b"]);
  });

  it("knows data again by what is in it, whichever object carries it", () => {
    const { renders, pieces } = watched(1_000);
    pieces("card", [{ id: 1, facts: ["Used"] }, true], "first");
    pieces("card", [{ id: 1, facts: ["Used"] }, true], "same");
    pieces("card", [{ id: 1, facts: ["New"] }, true], "other facts");
    pieces("card", [{ id: 1, facts: ["Used"] }, false], "other flag");
    pieces("card", [{ id: 1, facts: ["Used"] }, "true"], "text");
    pieces("card", [{ id: 1, facts: ["Used"] }, undefined], "nothing");
    pieces("card", [{ id: 1, facts: ["Used"] }, null], "null");
    pieces("facet", [{ id: 1, facts: ["Used"] }, true], "other name");
    expect(renders).toEqual(["first", "other facts", "other flag", "text", "nothing", "null", "other name"]);
  });

  it("gives back markup that is too large to keep", () => {
    const pieces = keepPieces(() => "x".repeat(100), 10);
    expect(pieces("a", [], "a")).toHaveLength(100);
    expect(pieces("a", [], "a")).toHaveLength(100);
  });
});
