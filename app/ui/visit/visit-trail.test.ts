import { beforeEach, describe, expect, it, vi } from "vitest";
import { noteVisit, readVisit } from "./visit-trail";

const SITE = "https://www.yard.example";

function kept(): Storage {
  const texts = new Map<string, string>();
  const storage = { getItem: (name: string) => texts.get(name) ?? null, setItem: texts.set.bind(texts) };
  // What the trail uses of it.
  return storage as unknown as Storage;
}

/** Opens pages one after another, each from an address. */
function visit(...pages: readonly (readonly [path: string, from: string])[]) {
  for (const [path, referrer] of pages) {
    vi.stubGlobal("document", { referrer });
    noteVisit(new URL(path, SITE));
  }
  return readVisit();
}

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal("sessionStorage", kept());
});

describe("the pages of a visit (LEAD-02)", () => {
  it("are noted in their order, each once in a row, with the campaign that led here", () => {
    const noted = visit(
      ["/?utm_source=radio", ""],
      ["/search/used-cars", `${SITE}/`],
      ["/search/used-cars?page=2", ""],
    );
    expect(noted).toEqual({ pages: '["/","/search/used-cars"]', campaign: "?utm_source=radio" });
  });

  it("begin with the page that was left before its script came", () => {
    const noted = visit(["/cars/a", `${SITE}/?utm_source=walk`]);
    expect(noted).toEqual({ pages: '["/","/cars/a"]', campaign: "?utm_source=walk" });
  });

  it.each(["", "https://news.example/?utm_source=x", `${SITE}.evil.example/x?utm_source=x`])(
    "do not begin with another site, %j",
    (from) => expect(visit(["/cars/a", from])).toEqual({ pages: '["/cars/a"]', campaign: "" }),
  );

  it("are none where storage is refused", () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new Error("refused");
      },
    });
    expect(visit(["/cars/a", ""])).toEqual({ pages: "", campaign: "" });
  });
});
