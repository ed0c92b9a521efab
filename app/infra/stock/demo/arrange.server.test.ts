import { expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { arranged } from "./arrange.server";

const van = (id: number, paint: string, change: Partial<Vehicle> = {}) => {
  const url = `/media/v/caravan-hero-${paint}`;
  const day = String(id).padStart(2, "0");
  return vehicleWith(id, {
    images: [{ image: { url, thumb: { url } } }],
    custom_rank: 100 - id,
    created_at: `2026-03-${day}T10:00:00Z`,
    ...change,
  });
};

const paints = (vehicles: readonly Vehicle[]) =>
  vehicles.map(({ images }) => images[0]?.image.url.slice(-6) ?? "none");
const byRank = (vehicles: readonly Vehicle[]) =>
  vehicles.toSorted((left, right) => right.custom_rank - left.custom_rank);
const byListing = (vehicles: readonly Vehicle[]) =>
  vehicles.toSorted((left, right) => right.created_at.localeCompare(left.created_at));

const [white, red] = ["f2f3f1", "a3202a"];

it("keeps equal pictures apart in both orders where the stock allows it", () => {
  const stock = arranged([van(1, white), van(2, white), van(3, red), van(4, red), van(5, white)]);
  for (const order of [byRank(stock), byListing(stock)])
    expect(paints(order)).toEqual([white, red, white, red, white]);
});

it("keeps one body in different paints apart before it looks at paints", () => {
  const image = (shape: string, paint: string) => {
    const url = `/media/v/${shape}-hero-${paint}`;
    return { images: [{ image: { url, thumb: { url } } }] };
  };
  const shapes = ["suv", "suv", "ute", "ute"].map((shape, at) =>
    van(at + 1, white, image(shape, at % 2 ? red : white)),
  );
  const order = byRank(arranged(shapes)).map(({ images }) => images[0]?.image.url.split("-")[0]);
  expect(order).toEqual(["/media/v/suv", "/media/v/ute", "/media/v/suv", "/media/v/ute"]);
});

it("leaves what cannot be told apart in its order", () => {
  const stock = [van(1, white), van(2, white), van(3, white)];
  expect(byRank(arranged(stock)).map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(arranged([])).toEqual([]);
});

it("touches neither sold nor hidden vehicles nor those further down", () => {
  const apart: Partial<Vehicle>[] = [
    { status: "sold", sold: true },
    { show_on_dealer_website: false },
    { status: "in_transit" },
  ];
  const others = apart.map((change, at) => van(at + 1, white, change));
  expect(arranged(others)).toEqual(others);
  const down = [van(30, white), van(31, white), van(29, red)];
  expect(arranged(down).map((one) => one.custom_rank)).toEqual([70, 69, 71]);
});

it("gives every listing time back to one vehicle", () => {
  const stock = [van(1, white), van(2, white), van(3, red)];
  const times = (vehicles: readonly Vehicle[]) => vehicles.map((one) => one.created_at).sort();
  expect(times(arranged(stock))).toEqual(times(stock));
});
