import { describe, expect, it } from "vitest";
import { toIndexFields } from "~/domain/search/index-document";
import { matchesCondition } from "~/domain/search/matches-condition";
import { stockScope } from "~/domain/search/stock-rule";
import { siteConfig } from "../test/fixtures/site";
import { car, FOUR, MAPPING, stockCommand } from "../test/fixtures/stock-command";

const { desk, configure, run, feed, stock } = stockCommand();

describe("sold and gone", () => {
  it("keeps what the feed calls sold, with the time when that was heard of", async () => {
    await feed(FOUR);
    desk.today = "2026-05-03T00:00:00Z";
    expect(await feed([...FOUR.slice(1), car("A", { Status: "Sold" })])).toBe(0);
    expect(desk.printed).toContain("sold: line 5 (A), 2020 Kia Rio S");
    const sold = { status: "sold", sold: true, sold_date_timestamp: Date.parse(desk.today) / 1_000 };
    expect((await stock()).get("A")).toMatchObject({ ...sold, created_at: "2026-05-01T00:00:00.000Z" });
    desk.today = "2026-05-04T00:00:00Z";
    await feed([...FOUR.slice(1), car("A", { Status: "Sold" })]);
    expect(desk.printed).toContain("0 new, 0 changed, 4 the same");
    expect((await stock()).get("A")).toMatchObject(sold);
  });

  it("shows what the feed calls sold as long as the dealer shows sold vehicles, and no longer (SRCH-10)", async () => {
    await feed(FOUR);
    await feed([...FOUR.slice(1), car("A", { Status: "Sold" })]);
    const sold = (await stock()).get("A");
    const config = siteConfig({ site: { email: "hello@yard.example" } });
    const isListed = (time: string) =>
      sold !== undefined && matchesCondition(stockScope(config, new Date(time)).rule, toIndexFields(sold));
    expect(isListed("2026-05-01T00:10:00Z")).toBe(true);
    expect(isListed("2026-05-04T00:00:00Z")).toBe(true);
    expect(isListed("2026-05-04T00:01:00Z")).toBe(false);
  });

  it("takes the day of sale and the day of listing from the feed, in the dealer's time", async () => {
    await feed([
      car("A", { Status: "Sold", Sold: "2026-04-28", Listed: "2026-03-01" }),
      car("B", { Listed: "2027-01-01" }),
    ]);
    const [a, b] = [(await stock()).get("A"), (await stock()).get("B")];
    expect(a?.sold_date_timestamp).toBe(Date.parse("2026-04-27T14:00:00Z") / 1_000);
    expect(a?.created_at).toBe("2026-02-28T14:00:00.000Z");
    expect(b?.created_at, "a day to come is no listing date").toBe("2026-05-01T00:00:00.000Z");
    expect(desk.printed).toContain("left out time-implausible: 1");
  });

  it.each([
    ["sold", 4, "sold: D, 2020 Kia Rio S; the feed lacks it"],
    ["removed", 3, "removed: D, 2020 Kia Rio S; the feed lacks it"],
  ])("takes a vehicle that vanished for %s when the dealer says so", async (vanished, count, line) => {
    configure({ vanished });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    expect(desk.printed).toContain(line);
    expect((await stock()).size).toBe(count);
  });

  it("waits for the second feed that lacks it, and counts anew after a rollback", async () => {
    configure({ missedFeeds: 2 });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    expect(desk.printed).toContain("lacking but kept for now: D");
    expect((await stock()).get("D")?.status).toBe("in_stock");
    await run("rollback", "1");
    await feed(FOUR.slice(0, 3));
    expect((await stock()).get("D")?.status).toBe("in_stock");
    await feed(FOUR.slice(0, 3));
    expect((await stock()).get("D")?.status).toBe("sold");
  });

  it("keeps the listing date of a vehicle that comes back, within the dealer's days", async () => {
    configure({ vanished: "removed", returnDays: 5 });
    await feed(FOUR);
    await feed(FOUR.slice(0, 3));
    desk.today = "2026-05-06T00:00:00Z";
    await feed(FOUR);
    expect(desk.printed).toContain("back: line 5 (D)");
    expect((await stock()).get("D")?.created_at).toBe("2026-05-01T00:00:00.000Z");
    await feed(FOUR.slice(0, 3));
    desk.today = "2026-05-12T00:00:00Z";
    await feed(FOUR);
    expect((await stock()).get("D")?.created_at).toBe("2026-05-12T00:00:00.000Z");
  });

  it("knows a vehicle under a mapping with another identity, and moves no address", async () => {
    const rows = FOUR.map((row, at) => ({ ...row, VIN: `KNADN512345678${at}00` }));
    await feed(rows);
    const before = await stock();
    desk.mapping = { ...MAPPING, identity: ["VIN"] };
    await feed(rows.toReversed());
    expect(desk.printed).toContain("0 new, 0 changed, 4 the same");
    expect(desk.printed).toContain("known by chassis or stock number, under a new identity: 4");
    expect(await stock()).toEqual(before);
  });

  it("refuses a feed that takes half of the stock off sale", async () => {
    await feed(FOUR);
    const off = FOUR.map((row, at) => (at < 2 ? { ...row, Status: "Sold" } : row));
    expect(await feed(off)).toBe(1);
    expect(desk.printed).toContain(
      "REFUSED: the feed lacks or takes off sale 50 % of the published vehicles (sold 2, in_stock 2); at most 30 % is allowed",
    );
  });
});
