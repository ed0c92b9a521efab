import type { ViewerMode } from "../../app/domain/vehicle/viewer-modes";
import { type Dealer, DEALERS } from "../setup/dealers";
import { ALL_STOCK, ask } from "./site-test";

/** Lists of each dealer looked through before giving up: what is wanted is rare, and looking is quick. */
const MOST_PAGES = 4;
const found = new Map<string, SeenVehicle | null>();

/** A vehicle's page with something to see. */
export interface SeenVehicle {
  readonly dealer: Dealer;
  readonly path: string;
}

/** A demonstration vehicle whose viewer offers all these modes; null when none does. */
export function vehicleSeenIn(...modes: ViewerMode[]): Promise<SeenVehicle | null> {
  return vehicleWith(...modes.map((mode) => `value="${mode}"`));
}

/** A demonstration vehicle whose page has all these texts in its HTML; null when none has. */
export async function vehicleWith(...texts: string[]): Promise<SeenVehicle | null> {
  const key = texts.join("\n");
  const known = found.get(key);
  if (known !== undefined) return known;
  const vehicle = await look((html) => texts.every((text) => html.includes(text)));
  found.set(key, vehicle);
  return vehicle;
}

async function look(wanted: (html: string) => boolean): Promise<SeenVehicle | null> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    for (const dealer of DEALERS) {
      const listing = await ask(dealer, `${ALL_STOCK}?body=suv&page=${page}`);
      const paths = new Set(
        [...listing.body.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path = ""]) => path),
      );
      for (const path of paths) {
        const { body } = await ask(dealer, path);
        if (wanted(body)) return { dealer, path };
      }
    }
  }
  return null;
}
