import { type PageKey, WRITTEN_PAGES } from "../pages";

/** Begin of the names of blocks that become entries of every vehicle's accordion (VDP-10). */
export const ENTRY_BLOCK = "vehicle-info-";

/** Copy blocks that a section or a button of the vehicle page shows, by name (OPEN-61), with the section. */
export const VEHICLE_BLOCKS = {
  "reserve-online": "reserveExplainer",
  "why-buy": "whyBuy",
  "protect-your-car": "protect",
  "payment-methods": null,
} as const;

/** Pages whose words may stand in a block; the others take theirs from elsewhere. */
export const BLOCK_PAGES: readonly PageKey[] = [...WRITTEN_PAGES].filter(
  (page) => !["faq", "blog", "models", "partsSearch"].includes(page),
);

/** What a block may be called, for people. */
export const BLOCK_NAMES = `${[...Object.keys(VEHICLE_BLOCKS), ...BLOCK_PAGES].join(", ")}, or ${ENTRY_BLOCK}… for an entry of the vehicle page's accordion`;
