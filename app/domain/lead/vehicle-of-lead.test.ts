import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { siteConfig } from "../../../test/fixtures/site";
import { sellsFor, vehicleOfLead } from "./vehicle-of-lead";

it("tells the price the shopper saw", () => {
  const price = (changes: Parameters<typeof vehicleWith>[1]) => vehicleOfLead(vehicleWith(1, changes)).price;
  expect(price({ price: 28_990 })).toBe(28_990);
  expect(price({ price: 28_990, offer_price: 27_490 })).toBe(27_490);
  expect(price({ price: 28_990, offer_price: 30_000 })).toBe(28_990);
  expect(price({ price: 0 })).toBeNull();
  expect(price({ price: null })).toBeNull();
  expect(price({ price: 28_990, status: "sold", sold: true })).toBeNull();
});

it("keeps what stands beside the price, and nothing beside none", () => {
  const terms = (changes: Parameters<typeof vehicleWith>[1]) =>
    vehicleOfLead(vehicleWith(1, changes)).priceTerms;
  expect(terms({ price: 6_990, price_type: " excl. gov charges " })).toBe("excl. gov charges");
  expect(terms({ price: 6_990, price_type: " " })).toBeNull();
  expect(terms({ price: 6_990, price_type: null })).toBeNull();
  expect(terms({ price: null, price_type: "Drive away" })).toBeNull();
});

it("keeps what the vehicle was, in the supplier's words before ours", () => {
  const said = {
    badge: "GT SP",
    vin: "JM0KF4W2A10123456",
    colour: "Soul Red",
    km: 41_200,
    body: "Wagon",
    simple_body: "suv" as const,
    trans: "6 SP AUTO",
    simple_transmission: "Automatic",
  };
  const plain = { ...said, body: null, trans: null };
  const of = (changes: object) => vehicleOfLead(vehicleWith(7, { price: 20_000, ...changes }));
  expect(of(said)).toEqual({
    name: "Vehicle 7",
    slug: "vehicle-7",
    year: 2020,
    make: "Mazda",
    model: "CX-5",
    badge: "GT SP",
    carType: "used",
    stockNumber: "S7",
    vin: "JM0KF4W2A10123456",
    body: "Wagon",
    transmission: "6 SP AUTO",
    colour: "Soul Red",
    km: 41_200,
    price: 20_000,
    priceTerms: null,
    picture: null,
    yard: { id: "yard", name: "Yard", street: null, suburb: null, state: null, postcode: null },
    incoming: false,
  });
  expect(of({ status: "coming_soon" }).incoming).toBe(true);
  const place = { street: "12 Road", city: "Rocklea", state: "QLD", postcode: "4106" };
  const shown = { image: { url: "/media/1.jpg", thumb: { url: "/media/1s.jpg" } } };
  expect(
    of({ location: { id: "r", name: "Rocklea", slug: "r", address: place }, images: [shown] }),
  ).toMatchObject({
    picture: "/media/1.jpg",
    yard: { id: "r", name: "Rocklea", street: "12 Road", suburb: "Rocklea", state: "QLD", postcode: "4106" },
  });
  expect(of(plain)).toMatchObject({ body: "suv", transmission: "Automatic" });
  expect(of({ stocknum: "" }).stockNumber).toBeNull();
});

it("knows whose a dealership is, and that nothing is an unknown dealer's", () => {
  const config = siteConfig({ site: { dealerships: ["a", "b"].map((id) => ({ id, name: id, slug: id })) } });
  expect(["a", "b", "c"].map((id) => sellsFor(config, id))).toEqual([true, true, false]);
  expect(sellsFor(null, "a")).toBe(false);
});
