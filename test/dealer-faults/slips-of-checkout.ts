import type { Slip } from "./slip";

const NO_BUTTON = { "vehicle.buttons": ["enquire"], "card.buttons": ["enquire"] };
const WITH_JOURNEY = { ...NO_BUTTON, "routes.enabled": ["home", "search", "vehicle", "checkoutJourney"] };

const NO_DELIVERY = { "delivery.enabled": false };
const NO_BANNER = { "vehicle.featureBanner": [] };
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
  ["doubt", "filters.enabled -> filters.enabled[1]", ["make", "sleeps"], "caravan in site.vehicleTypes"],
  ["doubt", "filters.enabled -> filters.enabled[1]", ["make", "axle_type"], "caravan or truck"],
  ["doubt", "filters.enabled -> filters.enabled[0]", ["subscription_price"], "features.subscriptions"],
  ["doubt", "vehicle.buttons -> vehicle.buttons[1]", ["enquire", "finance", "reserve"], "finance.provider"],
  ["doubt", "card.buttons -> card.buttons[0]", ["finance", "reserve"], "finance.provider"],
  [
    "doubt",
    "vehicle.sections -> vehicle.sections[1]",
    ["history", "featureBanner"],
    "vehicle.featureBanner:",
    NO_BANNER,
  ],
  ["doubt", "vehicle.sections -> vehicle.sections[0]", ["delivery"], "delivery.enabled:", NO_DELIVERY],
  ["doubt", "vehicle.sections -> vehicle.sections[0]", ["history"], "a plug-in", { "features.plugins": [] }],
  [
    "doubt",
    "nav.items[0].children[0].path",
    "/search/new-used-and-demo-cars?item_type=caravan",
    "site.vehicleTypes (car)",
  ],
];
