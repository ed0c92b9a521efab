import { describe, expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { orderPrice, priceFields, pricedFields } from "./order-price";

const deposit = { minor: 20_000, currency: "AUD" };
const car = (changes: Parameters<typeof vehicleWith>[1]) => vehicleWith(1, { price: 17_990, ...changes });

describe("what is left to pay for a vehicle", () => {
  it("is its price without the deposit, to the cent, with what the price leaves out", () => {
    expect(orderPrice(car({ price_type: "Excl. Govt. Charges" }), deposit)).toEqual({
      price: { minor: 1_799_000, currency: "AUD" },
      terms: "Excl. Govt. Charges",
      rest: { minor: 1_779_000, currency: "AUD" },
    });
    expect(orderPrice(car({ price: 17_990.55 }), { minor: 19_999, currency: "AUD" })).toMatchObject({
      price: { minor: 1_799_055 },
      terms: null,
      rest: { minor: 1_779_056 },
    });
  });

  it("counts with the reduced price", () => {
    expect(orderPrice(car({ offer_price: 16_500 }), deposit)?.rest.minor).toBe(1_630_000);
  });

  it("is nothing where the deposit is all of it, and unknown without a price", () => {
    expect(orderPrice(car({ price: 150 }), deposit)?.rest.minor).toBe(0);
    expect(orderPrice(car({ price: null }), deposit)).toBeNull();
    expect(orderPrice(car({ price: 10 }), deposit)).toBeNull();
  });
});

describe("the price an order was placed at", () => {
  it("is kept in its fields, for the dealer to read and the order\u2019s page to print", () => {
    const price = orderPrice(car({ price: 17_990.5, price_type: "Plus On Road Costs" }), deposit);
    const fields = priceFields(price);
    expect(fields).toEqual({
      vehicle_price: "17990.50 AUD",
      price_terms: "Plus On Road Costs",
      left_to_pay: "17790.50 AUD",
    });
    expect(pricedFields({ ...fields, message: "Hello" })).toEqual(price);
  });

  it("is not known of orders without one, and of fields nobody can read", () => {
    expect(priceFields(null)).toEqual({});
    expect(pricedFields({})).toBeNull();
    for (const odd of ["", "17990", "AUD 5", "1e3 AUD", "-5.00 AUD", "<b> AUD", "5.00 aud"])
      expect(pricedFields({ vehicle_price: odd, left_to_pay: "5.00 AUD" }), odd).toBeNull();
  });
});
