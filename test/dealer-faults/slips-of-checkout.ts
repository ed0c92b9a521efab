import type { Slip } from "./slip";

const NO_BUTTON = { "vehicle.buttons": ["enquire"], "card.buttons": ["enquire"] };
const WITH_JOURNEY = { ...NO_BUTTON, "routes.enabled": ["home", "search", "vehicle", "checkoutJourney"] };

/** Slips that leave a checkout which nothing leads to. */
export const CHECKOUT_SLIPS: readonly Slip[] = [
  ["doubt", "features.buyOnline", true, '"onlinePurchase" in vehicle.buttons', WITH_JOURNEY],
  ["doubt", "features.reserveOnline", true, '"reserve" in vehicle.buttons or card.buttons', NO_BUTTON],
];
