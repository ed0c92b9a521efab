import * as z from "zod";
import { SORT_KEYS } from "../../search/query";
import { BODY_TYPES } from "../../vehicle/body-types";
import { CAR_TYPES } from "../../vehicle/vehicle";
import { conditionSchema } from "./condition";
import { webUrl } from "./shapes";

/** Which stock is listed and in what order (SRCH). */
export const searchSchema = z
  .strictObject({
    host: webUrl
      .nullable()
      .default(null)
      .describe(
        "Typesense server of this dealer's own, whose vehicles are listed; null for the deployment's search (TEN-21)",
      ),
    publicKey: z.string().max(200).nullable().default(null).describe("Key that may only search there"),
    index: z
      .string()
      .max(100)
      .default("Car_production")
      .describe("Name of the collection there, with documents as `npm run seed` writes them"),
    siteFilter: conditionSchema
      .nullable()
      .default(null)
      .describe("This dealer's own rule over stock (SRCH-12)"),
    globalFilter: conditionSchema
      .nullable()
      .default(null)
      .describe("Rule shared by all dealers of the platform (SRCH-15)"),
    manufacturerFilter: conditionSchema
      .nullable()
      .default(null)
      .describe("Rule of the manufacturer (SRCH-15)"),
    carTypes: z
      .array(z.enum(CAR_TYPES))
      .min(1)
      .default(["new", "demo", "used"])
      .describe("New, demo, used: which are listed (SRCH-14)"),
    hideStockDays: z
      .int()
      .min(0)
      .max(14)
      .default(0)
      .describe("Vehicles younger than this many days stay hidden (OPEN-16)"),
    soldWindowDays: z.int().min(0).max(365).default(3).describe("Days a sold vehicle stays listed (SRCH-11)"),
    excludedStockNumbers: z
      .array(z.string().min(1).max(60))
      .default([])
      .describe("Stock numbers never listed (SRCH-16)"),
    certifiedOnly: z
      .boolean()
      .default(false)
      .describe("The certified filter hides the choice false (SRCH-27)"),
    hitsPerPage: z.int().min(1).max(100).default(21).describe("Vehicles on a page (SRCH-08)"),
    cacheLimit: z.int().min(0).max(10_000).default(20).describe("Result pages kept in the cache (SRCH-21)"),
    modelCacheLimit: z.int().min(0).max(1_000).default(10).describe("Model searches kept (SRCH-22)"),
    offersCacheLimit: z.int().min(10).max(11).default(10).describe("Offer searches kept (SRCH-23)"),
    defaultSort: z
      .enum(SORT_KEYS)
      .default("relevant")
      .describe("Order without a choice; relevant is custom_rank, highest first (SRCH-04)"),
    firstMakes: z
      .array(z.string().min(1).max(60))
      .max(20)
      .default([])
      .describe("Makes whose vehicles stand first in the order relevant, as a franchise wants its own"),
    sortOptions: z
      .array(z.enum(SORT_KEYS))
      .min(1)
      .default(["relevant", "latest", "price_desc", "price_asc"])
      .describe("Orders a shopper may choose (SRCH-05)"),
    nearYou: z
      .enum(["auto", "on", "off"])
      .default("auto")
      .describe(
        "Listings ask where a shopper is, and have a map; auto: where vehicles stand at several places",
      ),
    priceAscPositiveOnly: z
      .boolean()
      .default(false)
      .describe("Lowest price first leaves out vehicles without a price (SRCH-06)"),
    cheapBelow: z
      .int()
      .min(1)
      .nullable()
      .default(20_000)
      .describe("Highest price of a search for something cheap; null leaves the word as text"),
    lowKmBelow: z
      .int()
      .min(1)
      .nullable()
      .default(60_000)
      .describe("Most kilometres of a search for something driven little; null leaves the words as text"),
    economicalBelow: z
      .number()
      .positive()
      .nullable()
      .default(7)
      .describe(
        "Most litres for 100 km of a search for something economical, where the filters have `fuel_economy`; null: the word is told as one that no filter holds",
      ),
    towsFromKg: z
      .int()
      .min(1)
      .nullable()
      .default(2_000)
      .describe(
        "Least braked towing, in kg, of a search for something that tows a caravan or a boat; null asks the stock's tags",
      ),
    firstCarBodies: z
      .array(z.enum(BODY_TYPES))
      .default(["hatch"])
      .describe("Bodies of a search for a first car, which is a cheap one; none leaves the words as text"),
    makeAliases: z
      .record(z.string(), z.string())
      .default({ "Suzuki Australia": "Suzuki", "Isuzu UTE": "Isuzu" })
      .describe("Make names as they are shown (SRCH-29)"),
    makePrefixedModels: z
      .record(z.string(), z.array(z.string()))
      .default({ Mazda: ["2", "3", "6"], MG: ["3", "4", "5"] })
      .describe("Models that need the make before them (SRCH-30)"),
  })
  .prefault({});
