import { describe, expect, it } from "vitest";
import { pageData } from "./page-data.server";

const DATA = { cards: [{ title: "2021 Škoda Kodiaq </script>" }], none: null };

function requestFor(kind: string): Request {
  return new Request("http://dealer.test/search", { headers: { "x-request-kind": kind } });
}

describe("pageData", () => {
  it("hands the data itself to the page's own render", async () => {
    expect(await pageData(requestFor("document"), DATA).json()).toBe(DATA);
  });

  it("is read as JSON by the framework, with the status and headers given", () => {
    const init = { status: 503, headers: { "Retry-After": "30" } };
    const { status, headers, body } = pageData(requestFor("document"), DATA, init);
    expect([status, headers.get("Retry-After"), headers.get("Content-Type")]).toEqual([
      503,
      "30",
      "application/json; charset=utf-8",
    ]);
    expect(body, "a null body would be read as no data").not.toBeNull();
  });

  it.each(["data", "asset"])("is JSON on the wire for a request of kind %s", async (kind) => {
    const answer = pageData(requestFor(kind), DATA, { headers: { "Cache-Control": "no-store" } });
    expect(JSON.parse(await answer.text())).toEqual(DATA);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
