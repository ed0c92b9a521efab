import { readFileSync } from "node:fs";
import * as z from "zod";
import { type Dealer, DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask } from "./site-test";

const SITE = z.object({
  features: z.object({ compare: z.boolean().default(true) }).default({ compare: true }),
  card: z.object({ saveControl: z.string().default("favourite") }).default({ saveControl: "favourite" }),
});
/** What a dealer switches on. */
export const siteOf = ({ slug }: Dealer) =>
  SITE.parse(JSON.parse(readFileSync(`tenant-config/${slug}/site.json`, "utf8")));

const BOTH = DEALERS.filter(
  (dealer) => siteOf(dealer).features.compare && siteOf(dealer).card.saveControl === "favourite",
);
const [COMPARES] = BOTH;
if (COMPARES === undefined) throw new Error("No dealer compares and keeps favourites.");
/** A dealer whose cards carry both controls: the longer journeys are walked there. */
export const KEEPER: Dealer = COMPARES;

/** Toggles of the cards. */
export const FAVOURITE = 'article[data-state="in-stock"] button[data-list="favourites"]';
export const COMPARE = 'article[data-state="in-stock"] button[data-list="compare"]';

/** The ids of vehicles in stock on the first page, that can be kept. */
export async function listedIds(
  of: Dealer,
  list: "favourites" | "compare" = "favourites",
): Promise<string[]> {
  const { body } = await ask(of, ALL_STOCK);
  const found = body.matchAll(
    new RegExp(
      `value="(\\d+)" data-list="${list === "favourites" ? "(?:favourites|watchlist)" : list}"`,
      "g",
    ),
  );
  return [...found].map(([, id = ""]) => id);
}

/** The page of the first vehicle for sale. */
export async function vehiclePathOf(of: Dealer): Promise<string> {
  const { body } = await ask(of, ALL_STOCK);
  const card = body.split("<article").find((one) => one.includes('data-state="in-stock"')) ?? "";
  return /href="(\/cars\/[^"#?]+)"/.exec(card)?.[1] ?? "";
}
