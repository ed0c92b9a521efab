import * as z from "zod";
import { hasExpired } from "./figure-days";

const said = z
  .string()
  .default("")
  .transform((text) => text || undefined);

const toldSchema = z.object({
  /** What else the shopper said of it, for lead systems. */
  kms: said,
  rego: said,
  regoState: said,
  /** The shopper's vehicle in words: "2021 Toyota Corolla". */
  vehicle: z.string().min(1),
  low: z.coerce.number().positive(),
  high: z.coerce.number().positive(),
  /** Null while only a range was told. */
  offer: z
    .string()
    .transform((text) => (text === "" ? null : Number(text)))
    .pipe(z.number().positive().nullable()),
  /** Last day it stands, `2026-11-28`. */
  until: z.string().min(1),
  /** The vehicle is under finance: its lender is paid out of the figure first, by how much nobody here knows. */
  owed: z
    .enum(["yes", "no"])
    .default("no")
    .transform((text) => text === "yes"),
});

type Told = z.infer<typeof toldSchema>;
type Details = "kms" | "rego" | "regoState";

/** What a shopper was told their vehicle is worth in trade. */
export type ToldFigure = Omit<Told, Details> & Partial<Pick<Told, Details>>;

/** What was told, as a browser's draft holds it; null where nothing was, or where it has expired. */
export function readToldFigure(kept: Readonly<Record<string, string>>, today: string): ToldFigure | null {
  const read = toldSchema.safeParse(kept);
  return read.success && !hasExpired(read.data, today) ? read.data : null;
}

/** What was told, as texts to keep. */
export function toldFigureTexts({
  vehicle,
  low,
  high,
  offer,
  until,
  owed,
  ...details
}: ToldFigure): Record<string, string> {
  return {
    vehicle,
    low: String(low),
    high: String(high),
    offer: String(offer ?? ""),
    until,
    owed: owed ? "yes" : "no",
    // Emptied where another vehicle is told of, too.
    kms: details.kms ?? "",
    rego: details.rego ?? "",
    regoState: details.regoState ?? "",
  };
}

/** What an order's lead says of the vehicle that goes against it, under the names of a trade-in's own lead. */
export function toldFigureFields({
  vehicle,
  low,
  high,
  offer,
  until,
  owed,
  ...details
}: ToldFigure): Record<string, string> {
  return {
    trade_in_vehicle: vehicle,
    ...(offer === null ? {} : { valuation: String(offer) }),
    valuation_min: String(low),
    valuation_max: String(high),
    valuation_until: until,
    ...(owed ? { finance: "Yes" } : {}),
    ...Object.fromEntries(
      Object.entries(details).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
    ),
  };
}
