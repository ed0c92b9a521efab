import { HOME, link, MORE_BLOCKS, PICTURE, promo } from "./full-home";

/**
 * A dealer's file in which as many fields as can stand together are set, so that each has something to change. `#` stands
 * for five digits of its own, since no two dealers may share a mailbox, a number or their words.
 */
const day = (weekday: number) => ({ weekday, open: "08:30", close: "17:00" });

const place = (id: string, locationType: string, more: object = {}) => ({
  id: `${id}-w#`,
  name: `The ${id}`,
  slug: id,
  locationType,
  locationSubtype: "buying",
  manufacturers: ["Toyota"],
  dealershipId: "w#",
  dealerLicenseNumber: "MD 1",
  motorVehicleRepairer: "MVR 2",
  image: PICTURE,
  averageRating: 4.5,
  reviewCount: 12,
  address: {
    street: `1 Road of the ${id}`,
    city: "Moorooka",
    state: "QLD",
    postcode: "4105",
    lat: -27.53,
    long: 153.03,
    placeUrl: "https://maps.example/place",
  },
  contactDetail: {
    phone: "07 5#01",
    mobile: "041#01",
    landlinePhone: "07 5#02",
    openingHours: [...[1, 2, 3, 4].map(day), { ...day(5), formattedHours: "By arrangement" }],
  },
  specialHours: [
    { date: "2999-12-25", name: "Christmas" },
    { date: "2999-12-24", status: "Open", name: "Christmas Eve", startHour: "08:00", endHour: "12:00" },
  ],
  ...more,
});

const SITE = {
  slug: "w#",
  template: "classic",
  id: "id-w#",
  name: "Witness # Cars",
  tagline: "Every field",
  description: "A dealer # of whom all is said",
  url: "https://www.w#.example",
  hosts: ["www.w#.example", "w#.example"],
  region: "au-east",
  vehicleTypes: ["car", "caravan"],
  dealerships: [
    {
      id: "w#",
      name: "Witness Yard",
      slug: "witness-yard",
      image: PICTURE,
      averageRating: 4.5,
      reviewCount: 12,
    },
    { id: "south-w#", name: "Witness South", slug: "witness-south" },
  ],
  dealershipWebsites: [
    { make: "Toyota", url: "https://toyota.example", name: "Toyota here" },
    { make: "Mazda" },
  ],
  locations: [
    place("yard", "sales", { primary: true }),
    place("workshop", "service"),
    place("counter", "parts", { image: null }),
  ],
  openingHours: [...[1, 2, 3, 4].map(day), { ...day(5), formattedHours: "Till late" }],
  specialHours: [
    { date: "2999-12-28", name: "Proclamation Day" },
    { date: "2999-12-29", status: "Open", name: "Stocktake", startHour: "08:00", endHour: "12:00" },
  ],
  phones: { main: "07 5#03", sales: "07 5#04", service: "07 5#05" },
  email: "hello@w#.example",
  social: [{ name: "Facebook", url: "https://facebook.example/w#" }],
  youtubeUrl: "https://youtube.example/w#",
  xtimeWebkey: null,
  chatProviderToken: "chat-#",
  chatProviderUrl: "https://chat.example/window",
  reviewScore: { average: 4.6, count: 120, source: "Google" },
  legal: { licence: "Licence #", company: "Witness # Pty Ltd", disclaimer: "All prices are prices." },
};

const PAGES = [
  ...["home", "search", "vehicle", "sell", "finance", "personalisedFinance", "testDrive", "service", "parts"],
  ...["partsSearch", "offers", "models", "brands", "directory", "contact", "locations", "blog", "about"],
  ...["careers", "fleet", "faq", "terms", "privacy", "spinToWin", "onlinePayment", "garage", "watchlist"],
  ...["signIn", "checkout", "checkoutJourney", "print", "success"],
];

/** See the top of this file. */
export const FULL_DEALER = {
  site: SITE,
  theme: { logo: { wordmark: "W#", suffix: "Cars", mark: "road" } },
  features: {
    plugins: [{ name: "Autogauge", url: "https://plugins.w#.example/gauge" }],
    garage: true,
    brandTabs: true,
    compare: true,
    watchlist: true,
    savedSearches: true,
    subscriptions: true,
    buyOnline: true,
  },
  routes: { enabled: PAGES, redirects: [{ from: "/old/*", to: "/search/*" }] },
  search: {
    siteFilter: { kind: "range", attribute: "year", min: 1990 },
    sortOptions: ["relevant", "latest", "price_desc", "price_asc", "km_asc", "year_desc"],
    hitsPerPage: 24,
  },
  results: {
    promos: [promo],
    promoPositions: [2],
  },
  card: { showViews: true, buttons: ["enquire", "finance", "testDrive", "reserve", "viewDetails"] },
  tags: {
    fuelTag: true,
    certifiedLogo: { make: "Toyota", carType: "used", logoUrl: "/icons/certified.svg", label: "Approved" },
  },
  filters: { popularMakes: ["Toyota"], makeInitialCount: 2 },
  budget: { enabled: true },
  nav: {
    items: [
      {
        ...link("Menu entry"),
        children: [
          { ...link("Entry below"), note: "Entry note", icon: "car", featured: true },
          { label: "Entry outside", url: "https://outside.example/a" },
          { label: "Entry by page", page: "faq" },
          { label: "Entry of service", page: "service" },
        ],
      },
    ],
    cta: link("Header button"),
    brandMenu: [{ name: "Toyota", url: "/search/toyota", logo: "/icons/toyota.svg" }],
    brandMenuLabel: "Our brands",
    modelMegaMenu: true,
    footerColumns: [{ title: "Column", links: [link("Column link")] }],
    brandLogoOverrides: { Mazda: "/icons/mazda.svg" },
    externalLinks: [{ label: "Outside", url: "https://outside.example" }],
    groupLinks: [{ label: "Group company", path: "/fleet" }],
    banners: [
      {
        id: "notice",
        text: "A notice",
        details: "All about the notice",
        link: link("Notice link"),
        image: PICTURE,
      },
    ],
  },
  home: HOME,
  images: { hosts: ["pictures.example", "stock.example"] },
  models: { categoryOrder: ["SUVs", "Cars"] },
  offers: { exceptionIds: ["kept-out"] },
  locations: { block: { filter: "all", layout: "cards" }, mapKey: "key-of-maps" },
  reviews: { leaveReviewUrl: "https://reviews.example/w#", max: 3, fullQuantity: 4 },
  vehicle: {
    buttons: [
      "enquire",
      "testDrive",
      "tradeIn",
      "reserve",
      "finance",
      "callUsNow",
      "customButton",
      "paymentMethods",
      "chatWithUs",
      "financeYouX",
      "onlinePurchase",
    ],
    customButton: { label: "Own button", url: "/fleet" },
    sections: [
      ...[
        "keyInfo",
        "history",
        "carSummary",
        "priceComparison",
        "features",
        "details",
        "specs",
        "allSpecs",
        "comments",
      ],
      ...["infoAccordion", "finance", "fuel", "delivery", "reserveExplainer", "whyBuy", "protect"],
      ...["callDealer", "location", "featureBanner", "similar", "reviews"],
    ],
    featureBanner: ["/trade-in", "/service", "/finance"].map((url, index) => ({
      label: `Banner ${index}`,
      url,
    })),
  },
  pricing: { noPriceText: "Ask us.", notes: ["Prices hold for a week."] },
  finance: {
    provider: "ausloans",
    termOptions: [3, 5, 7],
    fees: [{ label: "A fee", amount: 300 }],
    disclaimer: "Small print of finance.",
    comparisonExample: { rate: 8, comparison: 8.42, basis: "a loan of $30,000" },
    comparisonRange: [8, 12],
    sampleEstimate: { rate: 8.5 },
  },
  forms: {
    termsDisclaimer: "Terms of forms.",
    enquirySteps: [["name", "last_name", "email", "phone", "postcode"], ["message"]],
    own: {
      contact: {
        optional: ["question"],
        title: "Own title",
        intro: "Own introduction.",
        submit: "Own button words",
        next: ["What comes next"],
        disclaimer: "Own terms",
        note: "Own note",
        eventId: 77,
      },
    },
    workshop: {
      prices: [{ name: "Price of work", from: 329, note: "What is in it", type: "logbook" }],
      pricesNote: "What prices rest on",
    },
    spinToWin: { prizes: [{ id: "cap", label: "A cap", weight: 1, quantity: 5, terms: "Ask for it" }] },
  },
  trade: {
    questions: [
      { id: "lights", label: "Lights?", hint: "All of them", type: "yesNo" },
      { id: "state", label: "State?", type: "choice", options: ["Good", "Bad"] },
    ],
    valuation: { source: "table" },
  },
  reserve: { deposit: 300, moneyBackHours: 72, roadsideMonths: 12, warrantyYears: 3 },
  delivery: {
    enabled: true,
    zones: [{ name: "Town", postcodes: ["4000-4199"], price: 50 }],
    distance: { base: 100, perKm: 2, freeKm: 20, maxKm: 500 },
  },
  content: {
    blogCategories: ["vehicle-reviews", "news"],
    labels: { "card.finance": "Finance it" },
    blocks: {
      "vehicle-info-service": { title: "Block title", text: "Block words" },
      "why-buy": { title: "Why title", text: "Why words" },
      "reserve-online": { title: "Reserve title", text: "Reserve words" },
      "payment-methods": { title: "Payment title", text: "Payment words" },
      "protect-your-car": { title: "Protect title", text: "Protect words" },
    },
  },
};

/** The same dealer with the other kinds of block on its home page. */
export const OTHER_BLOCKS = { ...FULL_DEALER, home: { ...HOME, blocks: MORE_BLOCKS } };
