import { expect, it } from "vitest";
import { NotedCells } from "./noted-cells";

const repair = (code: string, before: string) => ({ code, field: "price", before, after: "" });

it("names the first rows of what was left out, and none of what was put right", () => {
  const noted = new NotedCells<{ readonly at: number }>();
  for (let at = 1; at <= 8; at += 1)
    noted.add({ at }, [repair("price-unreadable", `${at}-9`), repair("price-text", "19500 drive away")]);
  expect(Object.keys(noted.first())).toEqual(["price-unreadable"]);
  expect(noted.first()["price-unreadable"]).toHaveLength(5);
  expect(noted.first()["price-unreadable"]?.[0]).toEqual({ at: 1, field: "price", before: "1-9" });
});

it("leaves what the list of fields left out tells to that", () => {
  const noted = new NotedCells<{ readonly at: number }>();
  noted.add({ at: 1 }, [repair("letters-lost", "Wei\uFFFD"), repair("field-left-out", "500")]);
  expect(noted.first()).toEqual({});
});
