import { expect, it } from "vitest";
import { testConfig, testListing, testPage } from "../../../test/fixtures/listing";
import { loadResults } from "./results.server";

/** A listing whose service gives the same answer again, as it does while the answer is fresh. */
function freshListing() {
  const { source, asked } = testListing();
  const config = testConfig();
  const other = testConfig({ results: { gridColumns: 4 } });
  const view = async (path: string, change: Partial<{ config: typeof config; now: Date }> = {}) => {
    const url = new URL(path, "http://test-cars.localhost");
    const loaded = await loadResults({ ...source, config, url, toCard: ({ id }) => id, ...change });
    return loaded.kind === "page" ? loaded.view : null;
  };
  return { asked, view, other, now: source.now };
}

it("makes the view of a fresh answer once, whatever campaign a visitor came by", async () => {
  const { asked, view } = freshListing();
  const first = await view("/search/used-cars?utm_id=1");
  expect(await view("/search/used-cars?utm_id=2")).toBe(first);
  expect(asked, "the service decides how long an answer serves").toHaveLength(2);
});

it("makes another for another question, dealer's configuration, open list or minute", async () => {
  const { view, other, now } = freshListing();
  const first = await view("/search/used-cars");
  const later = new Date(now.getTime() + 60_000);
  for (const next of [
    await view("/search/used-cars?sortBy=latest"),
    await view("/search/used-cars?expand=body"),
    await view("/search/used-cars", { config: other }),
    await view("/search/used-cars", { now: later }),
  ]) {
    expect(next).not.toBe(first);
    expect(next).not.toBeNull();
  }
});

it("makes another for another answer to the same question", async () => {
  const { source, answerWith } = testListing();
  const config = testConfig();
  const url = new URL("http://test-cars.localhost/search/used-cars");
  const count = async () => {
    const loaded = await loadResults({ ...source, config, url, toCard: ({ id }) => id });
    return loaded.kind === "page" && loaded.view.kind === "results" ? loaded.view.count : null;
  };
  expect(await count()).toBe(44);
  answerWith(() => ({ ...testPage, count: 43 }));
  expect(await count()).toBe(43);
});
