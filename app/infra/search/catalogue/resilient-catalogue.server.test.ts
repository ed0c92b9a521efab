import { expect, it, vi } from "vitest";
import { EVERY_ENTRY } from "~/domain/catalogue/catalogue-query";
import type { CataloguePage, CatalogueSearch } from "~/ports/catalogue-search";
import { SearchUnavailableError } from "~/ports/search-service";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createResilientCatalogue } from "./resilient-catalogue.server";

const PAGE: CataloguePage = { ids: ["a"], count: 1, facets: {}, page: 1, pages: 1, stale: false };

function resilient(limits = { models: 10, offers: 11 }) {
  let now = 1_000_000;
  const inner = vi.fn<CatalogueSearch["search"]>(() => Promise.resolve(PAGE));
  const service = createResilientCatalogue(
    { search: inner },
    {
      limit: (_tenant, kind) => limits[kind],
      freshMs: 60_000,
      timeoutMs: 50,
      version: () => "start",
      clock: { now: () => new Date(now) },
      logger: silentLogger,
    },
  );
  const ask = (kind: "models" | "offers", page: number, tenant = "yard") =>
    service.search({ tenant, kind }, { query: { ...EVERY_ENTRY, page }, facets: [], hitsPerPage: 21 });
  const pass = (ms: number) => {
    now += ms;
  };
  return { inner, ask, pass };
}

it.each([
  ["SRCH-22: 10 model searches", "models", 10],
  ["SRCH-23: 10 or 11 offer searches", "offers", 11],
] as const)("%s are kept, each kind for itself; past the limit the oldest goes", async (_, kind, kept) => {
  const { inner, ask } = resilient();
  for (let page = 1; page <= kept; page += 1) await ask(kind, page);
  await ask(kind, 1);
  expect(inner).toHaveBeenCalledTimes(kept);
  await ask(kind, kept + 1);
  await ask(kind, 2);
  expect(inner).toHaveBeenCalledTimes(kept + 1);
  await ask(kind, 1);
  expect(inner).toHaveBeenCalledTimes(kept + 2);
});

it("neither dealers nor kinds share an answer", async () => {
  const { inner, ask } = resilient();
  await Promise.all([ask("models", 1), ask("offers", 1), ask("models", 1, "other")]);
  expect(inner).toHaveBeenCalledTimes(3);
});

it("gives the last good answer while the engine fails, and says that it is old", async () => {
  const { inner, ask, pass } = resilient();
  await ask("models", 1);
  pass(61_000);
  inner.mockRejectedValue(new Error("down"));
  expect(await ask("models", 1)).toEqual({ ...PAGE, stale: true });
  await expect(ask("models", 2)).rejects.toBeInstanceOf(SearchUnavailableError);
  inner.mockImplementation(() => new Promise(() => undefined));
  await expect(ask("models", 3)).rejects.toThrow("no answer within 50 ms");
});
