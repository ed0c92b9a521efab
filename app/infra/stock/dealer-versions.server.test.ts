import { expect, it } from "vitest";
import { dealerVersions } from "./dealer-versions.server";

/** A dealer with one yard, and a group that shows that yard's stock and another's. */
function yards() {
  const published = new Map<string, number>();
  const holds = new Map<string, number>();
  const dealer = (slug: string) => {
    const ids = new Map([
      ["harbour", ["north"]],
      ["group", ["north", "south"]],
      ["kowhai", ["east"]],
    ]).get(slug);
    return ids === undefined ? null : { site: { dealerships: ids.map((id) => ({ id })) } };
  };
  const versions = dealerVersions({
    dealer,
    config: () => "1",
    stock: {
      version: () => Math.max(0, ...published.values()),
      versionOf: (id) => published.get(id) ?? 0,
    },
    held: { versionOf: (id) => holds.get(id) ?? 0 },
  });
  const all = () => ["harbour", "group", "kowhai"].map((slug) => versions.content(slug));
  /** Whose pages a change empties. */
  const emptied = (change: () => void) => {
    const before = all();
    change();
    return ["harbour", "group", "kowhai"].filter((_, at) => all()[at] !== before[at]);
  };
  return { published, holds, versions, emptied };
}

it("an import empties the pages of the dealers that show that dealership's stock, and nobody else's", () => {
  const { published, emptied } = yards();
  expect(emptied(() => published.set("north", 1))).toEqual(["harbour", "group"]);
  expect(emptied(() => published.set("east", 2))).toEqual(["kowhai"]);
  expect(emptied(() => published.set("south", 3))).toEqual(["group"]);
  expect(emptied(() => published.set("north", 4))).toEqual(["harbour", "group"]);
});

it("so does a reservation, and its end", () => {
  const { holds, emptied } = yards();
  expect(emptied(() => holds.set("east", 1))).toEqual(["kowhai"]);
  expect(emptied(() => holds.set("south", 1))).toEqual(["group"]);
  expect(emptied(() => holds.set("north", 1))).toEqual(["harbour", "group"]);
  expect(emptied(() => holds.set("north", 2))).toEqual(["harbour", "group"]);
});

it("tells stock from reservations, and takes all stock for what is no dealer's", () => {
  const { published, holds, versions } = yards();
  const before = versions.stock("harbour");
  holds.set("north", 1);
  expect(versions.stock("harbour")).toBe(before);
  const market = versions.stock("market:AUD");
  published.set("east", 9);
  expect(versions.stock("harbour")).toBe(before);
  expect(versions.stock("market:AUD")).not.toBe(market);
});
