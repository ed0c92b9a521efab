import { expect, it } from "vitest";
import { serverTranslator } from "./server-i18n.server";

/** Texts the specification gives word for word, by the key a dealer overrides them under. */
const COPY: readonly (readonly [id: string, key: string, text: string])[] = [
  ["COPY-01", "search.directoryPlaceholder", "Search..."],
  ["COPY-02", "empty.heading", "No Results Available"],
  [
    "COPY-03",
    "empty.offers",
    "There appears to be no offers currently available that meet the conditions of your search",
  ],
  [
    "COPY-04",
    "empty.search",
    "No results found for your search at this time. Please try adjusting the filters for more results.",
  ],
  ["COPY-05", "empty.clear", "Clear Filters"],
  ["COPY-06", "vehicle.similar", "Find Me Something Similar"],
  ["COPY-07", "filters.allMakes", "All Makes"],
  ["COPY-07", "filters.showMakes", "Show all makes"],
  ["COPY-07", "filters.hideMakes", "Hide extra makes"],
  ["COPY-08", "filters.selectModels", "Select models"],
  ["COPY-08", "filters.hideModels", "Hide"],
  ["COPY-09", "filters.kmSuffix", " kms"],
  ["COPY-09", "money.prefix", "$"],
  ["COPY-18", "text.more", "View more"],
  ["COPY-18", "text.less", "View less"],
  ["COPY-19", "offer.fullDisclaimer", "View full disclaimer"],
  ["COPY-19", "offer.lessDisclaimer", "View less disclaimer"],
  ["COPY-12", "reviews.leave", "Leave a Review"],
  ["COPY-12", "reviews.swipe", "Swipe"],
  ["REV-08", "reviews.viewMore", "View more"],
  ["REV-08", "reviews.viewLess", "View less"],
  ["COPY-20", "budget.none", "0 {names} Found"],
  ["COPY-20", "budget.noneNote", "No {names} found for this budget"],
  ["COPY-20", "budget.view", "View {names} In This Range"],
  ["COPY-21", "hours.monFri", "Mon-Fri"],
  ["COPY-21", "hours.closed", "Closed"],
  ["COPY-21", "hours.appointment", "By appointment only"],
  ["COPY-22", "form.postcode", "Invalid postcode. Please enter a 4-digit number."],
  ["COPY-29", "card.finance", "Get Finance"],
  ["COPY-53", "watchlist.saved", "Car Saved In Watchlist"],
  ["COPY-53", "watchlist.savedText", "{name} is now available in your watchlist"],
  ["COPY-54", "watchlist.removed", "Car Removed"],
  ["COPY-54", "watchlist.removedText", "{name} is no longer in your watchlist"],
  ["COPY-55", "watchlist.view", "View List"],
  ["COPY-50", "delivery.required", "Please enter a postcode."],
  [
    "COPY-51",
    "delivery.none",
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  ],
  ["PRICE-12", "comparison.good", "Good Deal"],
  ["PRICE-12", "comparison.great", "Great Deal"],
  ["OPEN-78", "price.belowMarket", "{difference} below market average"],
  ["COPY-40", "finance.modalTitle", "Finance Enquiry"],
  ["COPY-41", "disclaimer.more", "Show More"],
  ["COPY-41", "disclaimer.less", "Show Less"],
  ["COPY-42", "finance.noRepayment", "Enquire for Finance"],
  ["COPY-43", "finance.repayment", "{amount} /{unit}*"],
  ["COPY-43", "finance.short.week", "wk"],
  ["COPY-43", "finance.short.fortnight", "fn"],
  ["COPY-43", "finance.short.month", "mo"],
  ["COPY-44", "finance.range", "Cannot be less than {min} or more than {max}"],
];

it.each(COPY)("%s: %s is %j", (_, key, text) => {
  expect(serverTranslator("en-AU", {})(key)).toBe(text);
});

it.each(COPY)("%s: a dealer's label replaces %s (TEN-06)", (_, key) => {
  expect(serverTranslator("en-AU", { [key]: "Own words" })(key)).toBe("Own words");
});
