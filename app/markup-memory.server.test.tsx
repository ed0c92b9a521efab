import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createMarkupMemory, markupMemory } from "~/markup-memory.server";
import { MarkupProvider, useInner } from "~/ui/markup/markup";
import { useTranslation } from "~/i18n/translation";

function Card({ name, count }: { readonly name: string; readonly count: number }) {
  const inner = useInner("card", [name, count], () => <Body name={name} count={count} />);
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

describe("markupMemory", () => {
  const t = (key: string) => `[${key}]`;
  const page = (
    <main>
      <Card name="<b>Ute</b> & co" count={3} />
      <Card name="Wagon" count={4} />
      after
    </main>
  );

  it("writes what the elements themselves would have been, in the page's words, first and later", () => {
    const expected =
      "<main><article><p>[buy]<!-- --> <!-- -->&lt;b&gt;Ute&lt;/b&gt; &amp; co<!-- -->: <!-- -->3</p></article>" +
      "<article><p>[buy]<!-- --> <!-- -->Wagon<!-- -->: <!-- -->4</p></article>after</main>";
    const kept = () => renderToString(<MarkupProvider memory={markupMemory(t)}>{page}</MarkupProvider>);
    expect(kept()).toBe(expected);
    expect(kept()).toBe(expected);
  });

  it("keeps the words of one site from another's pages", () => {
    const other = (key: string) => `{${key}}`;
    const render = (words: typeof t) =>
      renderToString(<MarkupProvider memory={markupMemory(words)}>{page}</MarkupProvider>);
    expect(render(other)).toContain("{buy}");
    expect(render(t)).not.toContain("{buy}");
  });
});

describe("createMarkupMemory", () => {
  it("renders a key once, and again after it had to leave", () => {
    const renders: string[] = [];
    const memory = createMarkupMemory((element) => {
      renders.push(typeof element === "string" ? element : "");
      return "x".repeat(9);
    }, 30);
    memory("a", "a");
    memory("b", "b");
    memory("a", "a");
    memory("c", "c");
    memory("a", "a");
    expect(renders).toEqual(["a", "b", "c"]);
    memory("d", "d");
    memory("b", "b");
    expect(renders).toEqual(["a", "b", "c", "d", "b"]);
  });

  it("gives back markup that is too large to keep", () => {
    const memory = createMarkupMemory(() => "x".repeat(100), 10);
    expect(memory("a", "a")).toHaveLength(100);
    expect(memory("a", "a")).toHaveLength(100);
  });
});
