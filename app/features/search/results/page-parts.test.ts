import { describe, expect, it } from "vitest";
import { listingPageAddress } from "~/features/search/address/listing-page-address";
import { RECENT_LIMIT, withRecent } from "~/features/search/box/recent-searches";
import { scriptSafeJson } from "./results-json-ld";

describe("page links (URL-09)", () => {
  it.each([
    ["/search/used-cars", 2, "/search/used-cars?page=2"],
    ["/search/used-cars?body=suv", 3, "/search/used-cars?body=suv&page=3"],
    ["/search/used-cars?page=2", 1, "/search/used-cars"],
    ["/search/used-cars?body=suv&page=2", 1, "/search/used-cars?body=suv"],
    ["/search/used-cars?page=2&expand=body", 1, "/search/used-cars?expand=body"],
    ["/search/used-cars?page=2&expand=body", 4, "/search/used-cars?expand=body&page=4"],
    ["/search/used-cars?query=page=2", 3, "/search/used-cars?query=page=2&page=3"],
  ])("%s, page %d: %s", (href, page, expected) => {
    expect(listingPageAddress(href, page)).toBe(expected);
  });
});

describe("recent searches (URL-18, OPEN-14)", () => {
  const search = (n: number) => ({ label: `Search ${n}`, href: `/search/used-cars?page=${n}` });

  it("keeps five, newest first (ENT-47)", () => {
    const list = [1, 2, 3, 4, 5, 6, 7].reduce<readonly ReturnType<typeof search>[]>(
      (kept, n) => withRecent(kept, search(n)),
      [],
    );
    expect(RECENT_LIMIT).toBe(5);
    expect(list.map(({ label }) => label)).toEqual([
      "Search 7",
      "Search 6",
      "Search 5",
      "Search 4",
      "Search 3",
    ]);
  });

  it("moves a repeated search up instead of listing it twice", () => {
    const list = withRecent([search(3), search(2), search(1)], search(1));
    expect(list.map(({ label }) => label)).toEqual(["Search 1", "Search 3", "Search 2"]);
  });
});

describe("linked data", () => {
  it("cannot end its script element", () => {
    const json = scriptSafeJson({ name: "</script><!-- & \u2028" });
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual({ name: "</script><!-- & \u2028" });
  });
});
