import { expect, it } from "vitest";
import { createProfiler } from "./column-profile";
import { matchColumns } from "./match-columns";
import { stockNumberDoubt } from "./stock-number-doubt";

const reading = { currency: "AUD", country: "au", distanceUnit: "km", moneyInCents: false } as const;

/** What is taken for the stock number of sixty vehicles with two numbers, and the doubt there is of it. */
function judged(...names: readonly string[]) {
  const profiler = createProfiler();
  for (let at = 0; at < 60; at += 1) {
    const numbers = [String(48_210 + at), `U${1_000 + ((at * 37) % 601)}`];
    const cells = names.map((name, place) => [name, numbers[place] ?? ""] as const);
    profiler.add({ ...Object.fromEntries(cells), Make: "Kia", Model: "Rio", Year: "2020" });
  }
  const columns = profiler.columns();
  const matches = matchColumns(columns, reading);
  const taken = matches.find(({ field }) => field.id === "stocknum")?.column.name;
  return { taken, doubt: stockNumberDoubt(columns, matches) };
}

it.each([
  ["id", "Stock #"],
  ["id", "Stock Nbr"],
  ["vehicle_id", "Yard No"],
  ["stock_id", "stock_ref"],
  ["inventory_id", "dealer stock no"],
  ["id", "stocknumber_dealer"],
  ["sku", "Dealer Stock ID"],
])("beside `%s` the stock number is `%s`, without a doubt", (id, stock) => {
  expect(judged(id, stock)).toEqual({ taken: stock, doubt: null });
});

it("a name that says nothing is doubted, and other numbers are named", () => {
  expect(judged("id", "tag")).toEqual({ taken: "id", doubt: { taken: "id", others: ["tag"] } });
  expect(judged("id")).toEqual({ taken: "id", doubt: { taken: "id", others: [] } });
});

it("no doubt where there is no such number", () => {
  expect(judged()).toEqual({ taken: undefined, doubt: null });
});
