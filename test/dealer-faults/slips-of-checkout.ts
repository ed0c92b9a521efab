import type { Slip } from "./slip";

const NO_BUTTON = { "vehicle.buttons": ["enquire"], "card.buttons": ["enquire"] };
const WITH_JOURNEY = { ...NO_BUTTON, "routes.enabled": ["home", "search", "vehicle", "checkoutJourney"] };

const NO_BAR = { "features.stickyBars": false };

/** Slips that leave a checkout which nothing leads to, and buttons and filters that nothing stands behind. */
export const CHECKOUT_SLIPS: readonly Slip[] = [
  ["doubt", "features.buyOnline", true, '"onlinePurchase" in vehicle.buttons', WITH_JOURNEY],
  ["doubt", "features.reserveOnline", true, '"reserve" in vehicle.buttons or card.buttons', NO_BUTTON],
  ["doubt", "vehicle.mobileBar -> vehicle.mobileBar[1]", ["call", "message"], "site.phones.whatsapp"],
  ["doubt", "vehicle.mobileBar -> vehicle.mobileBar[0]", ["reserve"], "in vehicle.buttons", NO_BUTTON],
  ["doubt", "vehicle.mobileBar", ["call"], "features.stickyBars", NO_BAR],
  ["doubt", "finance.hidden", false, "finance.provider or finance.sampleEstimate"],
  ["doubt", "filters.enabled -> filters.enabled[1]", ["make", "repayment"], "the filter is left out"],
];
