/** Fields whose effect no page shows, the test that sees it, and what it is about. The test names the last word of each. */
interface Elsewhere {
  readonly fields: readonly string[];
  readonly test: string;
  /** What the test calls the field, where that is another word. */
  readonly named?: string;
}

const under = (path: string, ...names: readonly string[]) => names.map((name) => `${path}${name}`);
const DELIVERY = "app/infra/leads/delivery/send-to-sink.server.test.ts";
const SINKS = "app/domain/lead/sinks.test.ts";
const DIRECTORY = "app/infra/tenant/tenant-directory.test.ts";
const CLASHES = "app/infra/tenant/dealer-clashes.server.test.ts";
const FEEDS = "app/domain/tenant/config/stock-feeds.test.ts";
const SFTP = "app/infra/stock/pull/pull-sftp.server.test.ts";
const HTTPS = "app/infra/stock/pull/pull-https.server.test.ts";

/** Mails, feeds of stock, limits, what other services are asked, what is deleted when. */
export const SEEN_ELSEWHERE: readonly Elsewhere[] = [
  { fields: ["site.slug", "site.hosts[]", "site.region"], test: DIRECTORY },
  { fields: under("site.sharedWith[].", "dealer", "what[]"), test: CLASHES },
  {
    fields: under("card.facts.", "motorcycle[]", "truck[]"),
    test: "app/features/vehicle/card/card.test.tsx",
  },
  { fields: ["site.indexNowKey"], test: "app/infra/index-now/start-index-now.server.test.ts" },
  { fields: ["advertising.feeds[]"], test: "test/e2e/advertising.spec.ts" },
  { fields: ["pricing.history"], test: "app/infra/stock/demo/demo-price-history.server.test.ts" },
  { fields: ["vehicle.gonePageDays"], test: "app/request/vehicle-context.server.test.ts" },
  { fields: ["site.locations[].timeZone"], test: "app/domain/tenant/config/location.test.ts" },
  {
    fields: under("search.", "host", "publicKey", "index"),
    test: "app/infra/search/own-servers.server.test.ts",
  },
  {
    fields: under("search.", "cacheLimit"),
    test: "app/infra/search/resilient/resilient-cache.server.test.ts",
  },
  {
    fields: under("stock.", "vanished", "missedFeeds", "returnDays"),
    test: "app/domain/stock/settle-stock.test.ts",
  },
  {
    fields: under("stock.feeds[].", "everyMinutes", "lateMinutes", "id"),
    test: "app/infra/stock/pull/feed-puller.server.test.ts",
  },
  { fields: under("stock.feeds[].", "dealership", "mapping", "maxDrop", "maxRejected"), test: FEEDS },
  {
    fields: under(
      "stock.feeds[].source<sftp>.",
      "host",
      "port",
      "user",
      "passwordEnv",
      "keyEnv",
      "hostKeys[]",
      "files[]",
      "staleHours",
    ),
    test: SFTP,
  },
  {
    fields: under(
      "stock.feeds[].source<https>.",
      "files[]",
      "auth<basic>.user",
      "auth<basic>.passwordEnv",
      "auth<bearer>.tokenEnv",
    ),
    test: HTTPS,
  },
  {
    fields: under("leads.sinks[]<adfMail>.", "id", "kinds[]", "dealerships[]", "changes", "to[]", "body"),
    test: SINKS,
  },
  { fields: under("leads.sinks[]<webhook>.", "id", "kinds[]", "dealerships[]", "changes"), test: SINKS },
  { fields: under("leads.sinks[]<marketplace>.", "id", "kinds[]", "dealerships[]", "changes"), test: SINKS },
  { fields: under("leads.sinks[]<autoReply>.", "id", "kinds[]", "dealerships[]"), test: SINKS },
  { fields: under("leads.sinks[]<webhook>.", "url", "secretEnv"), test: DELIVERY },
  { fields: under("leads.sinks[]<marketplace>.", "url", "tokenEnv", "sellerId"), test: DELIVERY },
  { fields: under("leads.sinks[]<autoReply>.", "replyTo", "subject", "text"), test: DELIVERY },
  {
    fields: ["adfMail", "webhook", "marketplace", "autoReply"].flatMap((type) =>
      under(`leads.sinks[]<${type}>.only.`, "locations[]", "departments[]", "makes[]", "postcodes[]"),
    ),
    test: SINKS,
  },
  { fields: ["leads.sinks[]<adfMail>.halfWayMinutes"], test: "test/contract/lead-desk/journey-suite.ts" },
  { fields: ["leads.answerTexts"], test: "app/domain/lead/answering/shopper-text.test.ts" },
  { fields: ["leads.shopperLinkDays"], test: "test/contract/lead-desk/booking-suite.ts" },
  // Times come once a day is chosen.
  {
    fields: ["forms.visits.minutes", "forms.workshop.minutes"],
    test: "app/domain/appointment/visit-plan.test.ts",
  },
  { fields: ["forms.visits.withinKm"], test: "app/domain/forms/place-choices.test.ts" },
  { fields: ["forms.visits.reminders[]"], test: "test/contract/lead-desk/reminder-suite.ts" },
  { fields: ["leads.privateLinkDays"], test: "app/infra/leads/private-answers.server.test.ts" },
  { fields: ["leads.heldNoticeTo[]"], test: "app/infra/leads/held-notice-mail.server.test.ts" },
  { fields: ["leads.mailFrom"], test: "app/infra/leads/delivery/lead-mails.server.test.ts" },
  { fields: ["leads.retentionDays", "auth.dormantDays"], test: "app/infra/leads/upkeep.server.test.ts" },
  { fields: ["auth.codeCountries[]"], test: "app/features/account/sign-in/send-code.test.ts" },
  {
    fields: under("forms.registrationLookup.", "url", "keyEnv"),
    test: "test/e2e/registration-lookup.spec.ts",
  },
  {
    fields: ["finance.cta.personalised"],
    test: "app/features/vehicle/sections/finance/build-finance.test.ts",
  },
  { fields: ["trade.photos"], test: "app/domain/trade/trade-fields.test.ts" },
  { fields: ["forms.tellLeft"], test: "app/domain/lead/origin/half-way.test.ts" },
  { fields: ["forms.autogaugeField", "forms.optIn"], test: "app/domain/forms/form-lead.test.ts" },
  {
    fields: ["forms.enquiryEventId", "forms.careersEventId", "forms.own.*.eventId"],
    test: "app/domain/forms/sent/lead-event.test.ts",
  },
  { fields: ["forms.limits.leastSeconds"], test: "app/domain/forms/suspicion.test.ts" },
  { fields: ["forms.limits.filesMb"], test: "app/pages/form/full-files.server.test.ts" },
  { fields: ["forms.spinToWin.prizes[].weight"], test: "app/domain/forms/pick-prize.test.ts" },
  {
    fields: ["forms.visits.capacity", "forms.spinToWin.campaign", "forms.spinToWin.prizes[].quantity"],
    test: "test/contract/form-desk/suite.ts",
  },
  {
    fields: ["features.saveValuation", "trade.valuation.validDays"],
    test: "app/pages/trade-in/give-figure.server.test.ts",
  },
  {
    fields: under("trade.questions[].effects[].", "answer", "percent"),
    test: "app/domain/trade/answer-effects.test.ts",
  },
  {
    fields: ["payments.secretKeyEnv", "payments.webhookSecretEnv"],
    test: "app/infra/tenant/payment-keys.server.test.ts",
  },
  {
    fields: ["delivery.lookupUrl"],
    test: "app/features/vehicle/sections/delivery/answer-delivery.server.test.ts",
  },
  {
    fields: ["features.priceComparison"],
    test: "app/features/vehicle/sections/price-comparison/comparison.test.tsx",
  },
  { fields: ["auth.gates.personalisedFinance"], test: "app/domain/account/gate.test.ts" },
  { fields: ["site.dealerships[].id"], test: CLASHES },
  { fields: ["finance.lenderRules.*.inStock"], test: "app/domain/finance/finance-linked.test.ts" },
  { fields: ["features.plugins[].keyEnv"], test: "app/infra/outside/vehicle-plugins.server.test.ts" },
  {
    fields: under("theme.logo.", "image", "imageOnDark", "favicon", "social"),
    test: "app/infra/tenant/media/dealer-media.test.ts",
  },
  {
    fields: ["text", "headings"].flatMap((role) =>
      under(
        `theme.typefaces.${role}.`,
        "family",
        "fallback",
        "license",
        "files[].file",
        "files[].weight",
        "files[].style",
      ),
    ),
    test: "app/infra/tenant/media/dealer-typefaces.test.ts",
  },
  {
    fields: under("search.", "modelCacheLimit", "offersCacheLimit"),
    test: "app/infra/search/catalogue/catalogue-limit.server.test.ts",
  },
  { fields: ["stock.historyDays"], test: "test/contract/stock-history/suite.ts", named: "keepDays" },
  {
    fields: ["stock.feeds[].mode", "stock.feeds[].source<folder>.files[]"],
    test: "app/infra/stock/pull/pull-folder.server.test.ts",
  },
  { fields: ["stock.feeds[].source<folder>.staleHours"], test: FEEDS },
  {
    fields: under("stock.feeds[].", "encoding", "delimiter", "records", "sheet", "entry", "format"),
    test: "app/infra/stock/feed/open-feed.server.test.ts",
  },
  {
    fields: under(
      "forms.limits.",
      "address.uses",
      "address.seconds",
      "dealer.uses",
      "dealer.seconds",
      "tokenHours",
    ),
    test: "app/pages/form/form-settings.server.test.ts",
  },
  {
    fields: under("forms.limits.files.", "uses", "seconds"),
    test: "app/pages/form/full-files.server.test.ts",
  },
  { fields: ["forms.spinToWin.prizes[].id"], test: "app/domain/forms/pick-prize.test.ts" },
  {
    fields: under("trade.questions[].", "id", "label", "hint", "type", "required", "options[]"),
    test: "app/domain/trade/trade-fields.test.ts",
  },
  { fields: ["trade.valuation.url"], test: "app/infra/valuation/vehicle-valuation.server.test.ts" },
  { fields: ["payments.least", "payments.most"], test: "app/request/amount-within.server.test.ts" },
  { fields: ["forms.own.*.next[]"], test: "app/features/forms/receipt/build-receipt.test.ts" },
  { fields: ["forms.spinToWin.prizes[].terms"], test: "app/pages/form/form-settings.server.test.ts" },
];

/** Fields that change nothing, with the reason. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  $schema: "for editors alone",
  "content.pages[]": "filled in from the files of content/, never by hand",
  "home.blocks[]<promos>.items[].position":
    "tiles of a block stand in their order; the same shape serves results",
  "home.blocks[]<promos>.items[].display[]": "a home page lists no car type",
  "home.blocks[]<promos>.items[].strictDisplay": "the same",
  "nav.banners[].image.width": "banners have the shape of nav.bannerSize (NAV-15)",
  "nav.banners[].image.height": "the same",
  "home.blocks[]<slides>.slides[].image.width": "the same",
  "home.blocks[]<slides>.slides[].image.height": "the same",
};
