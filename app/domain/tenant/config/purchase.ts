import * as z from "zod";
import { line, moneyAmount } from "./shapes";

/** How prices are worded (PRICE). */
export const pricingSchema = z
  .strictObject({
    noPriceText: line
      .max(60)
      .default("Enquire for price.")
      .describe("Stands where a vehicle has no price (PRICE-05)"),
  })
  .prefault({});

/** Reserving (RES). */
export const reserveSchema = z
  .strictObject({
    deposit: moneyAmount.default(200).describe("Refundable deposit (RES-01)"),
    holdHours: z.int().positive().default(48).describe("Hours a reserved vehicle is held (RES-02)"),
    moneyBackHours: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe("Money-back period; null for none (RES-05)"),
    roadsideMonths: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe("Months of roadside assist; null for none (RES-06)"),
    warrantyYears: z.int().positive().default(3).describe("Years of warranty (RES-07)"),
  })
  .prefault({});

/** Fuel cost calculator (FUEL). */
export const fuelSchema = z
  .strictObject({
    pricePerLitre: z.number().positive().max(100).default(1.7).describe("Price of a litre (FUEL-01)"),
    kmPerWeek: z.number().positive().max(100_000).default(250).describe("Kilometres a week (FUEL-02)"),
    consumption: z
      .number()
      .positive()
      .max(100)
      .default(10)
      .describe("Litres per 100 km when the vehicle gives none (FUEL-03)"),
  })
  .prefault({});

/** Delivery estimate (DELIV). */
export const deliverySchema = z
  .strictObject({
    enabled: z.boolean().default(false).describe("Estimate by postcode on the vehicle page (VDP-14)"),
  })
  .prefault({});

/** Similar vehicles (SIMI). */
export const similarSchema = z
  .strictObject({ count: z.int().min(0).max(24).default(6).describe("How many are shown (SIMI-01)") })
  .prefault({});
