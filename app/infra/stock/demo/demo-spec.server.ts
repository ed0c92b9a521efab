import * as z from "zod";
import type { LoanFees } from "~/domain/finance/loan-fees";
import { CAR_TYPES, ITEM_TYPES } from "~/domain/vehicle/vehicle";
import type { RangeModel } from "./range/range-model.server";

const weights = z.record(z.string(), z.number().positive());

const groupSchema = z.strictObject({
  itemType: z.enum(ITEM_TYPES).default("car").describe("The kind of vehicle"),
  count: z.int().positive().describe("How many vehicles"),
  carTypes: z
    .partialRecord(z.enum(CAR_TYPES), z.number().positive())
    .describe("Weights of new, demo and used"),
  makes: weights.describe("Weights of makes; * stands for every make that is not named"),
  imports: z.boolean().default(false).describe("Used imports from Japan may be among them"),
  importCategory: z
    .string()
    .nullable()
    .default(null)
    .describe("Category of every used import from Japan; null tells of none"),
  localCategory: z
    .string()
    .nullable()
    .default(null)
    .describe("Category of every used vehicle that was sold new in the country"),
  price: z.tuple([z.number(), z.number()]).describe("Lowest and highest new price, before ageing"),
  driveAway: z
    .number()
    .min(0)
    .max(1)
    .default(0.65)
    .describe("Share of the used vehicles priced drive away; all others exclude government charges"),
  maxAge: z.int().min(0).max(25).default(18).describe("Oldest used vehicle, in years"),
  certified: z
    .strictObject({
      makes: z.array(z.string()),
      maxAge: z.int(),
      belowKm: z.int().positive().optional(),
      share: z.number().min(0).max(1),
    })
    .nullable()
    .default(null)
    .describe("Which used vehicles are in a certified programme"),
  series: z.array(z.string()).default([]).describe("Series names given in turn, instead of the catalogue's"),
  categories: z.array(z.string()).default([]).describe("Categories given to some vehicles"),
  dealerships: z.array(z.string()).default([]).describe("Only these dealerships; none named means all"),
});

const lenderSchema = z.strictObject({
  name: z.string().min(1).describe("Its name as shoppers know it"),
  rate: z.number().positive().max(40).describe("Interest, percent a year"),
  years: z.number().positive().max(10).describe("Term of its payments"),
  fees: z
    .number()
    .nonnegative()
    .nullable()
    .default(null)
    .describe("Establishment fees; null when it gives none"),
  depositShare: z.number().min(0).max(0.5).default(0).describe("Deposit, as a share of the price"),
  payments: z
    .array(z.enum(["week", "month"]))
    .default(["week", "month"])
    .describe("Which payments it publishes"),
  disclaimer: z.string().nullable().default(null).describe("Its small print"),
});

/** `tenant-config/<slug>/demo-stock.json`: what demonstration stock a dealer gets. */
export const demoSpecSchema = z.strictObject({
  $schema: z.string().optional(),
  seed: z.string().min(1).describe("Another seed makes other vehicles"),
  groups: z.array(groupSchema).min(1),
  subscriptions: z.boolean().default(false).describe("Some vehicles can be had by subscription"),
  lender: lenderSchema.nullable().default(null).describe("Figures of the dealer's lender on every vehicle"),
});
/** A dealer's demonstration stock, as its `demo-stock.json` says. */
export type DemoSpec = z.infer<typeof demoSpecSchema>;
/** A number of similar vehicles in it. */
export type DemoGroup = z.infer<typeof groupSchema>;

/** A lender's figures, and the key it has in the dealer's configuration. */
export type DemoLender = z.infer<typeof lenderSchema> & {
  readonly key: string;
  /** What its rate and fees give, percent a year. */
  readonly comparisonRate: number;
  /** What repayments are worked out with: the lender's fees, else the site's; cents. */
  readonly loanFees: LoanFees;
};

/** Where a demonstration vehicle may stand. */
export interface DemoLocation {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly dealershipId: string;
  readonly manufacturers: readonly string[];
  readonly phone: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
    readonly placeUrl: string | null;
    readonly lat: number | null;
    readonly long: number | null;
  };
}

/** A dealer that gets demonstration stock: who it is, from its site configuration, and what it sells. */
export interface DemoDealer {
  readonly slug: string;
  readonly country: "au" | "nz";
  readonly dealerships: readonly { readonly id: string; readonly name: string; readonly slug: string }[];
  /** Sales locations only; at least one. */
  readonly locations: readonly DemoLocation[];
  readonly spec: DemoSpec;
  /** The models it has pages of: what is new in its stock is as they say. */
  readonly range: readonly RangeModel[];
  /** Whether its pages tell earlier prices, so that its stock has had some. */
  readonly tellsPrices: boolean;
  /** Whose figures every vehicle carries; null for the usual lender's. */
  readonly lender: DemoLender | null;
}
