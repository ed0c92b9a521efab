/** A day of hours. */
const day = (weekday: number) => ({ weekday, open: "08:30", close: "17:00" });
const picture = { src: "/media/p/harbour-road", alt: "A road" };
const location = (id: string, dealershipId: string, primary: boolean) => ({
  id,
  name: id,
  slug: id,
  dealershipId,
  primary,
  address: { street: "1 Road", city: "Moorooka", state: "QLD", postcode: "4105", lat: -27.5, long: 153 },
  specialHours: [
    { date: "2026-12-25", name: "Christmas" },
    { date: "2026-12-24", status: "Open", startHour: "08:00", endHour: "12:00" },
  ],
});
const promo = {
  start: "2026-10-01",
  expiry: "2026-12-31",
  position: 5,
  display: ["used"],
  node: { title: "Spring", link: { label: "See", page: "offers" } },
};

/** A dealer's file in which nothing is wrong and nothing doubtful, with a little of everything. */
export const SOUND_DEALER = {
  site: {
    slug: "emu",
    template: "plain",
    id: "emu",
    name: "Emu",
    url: "https://www.emu.example",
    hosts: ["www.emu.example", "emu.example"],
    email: "hello@emu.example",
    region: "au-east",
    languages: [{ tag: "ar", locale: "ar-AU-u-nu-latn" }],
    dealerships: [
      { id: "emu", name: "Emu", slug: "emu" },
      { id: "emu-south", name: "Emu South", slug: "emu-south" },
    ],
    locations: [
      location("yard", "emu", true),
      location("workshop", "emu", false),
      location("south", "emu-south", true),
    ],
    openingHours: [1, 2, 3, 4, 5].map(day),
    phones: { main: "07 5550 0142" },
    social: [{ name: "Facebook", url: "https://facebook.example/emu" }],
    dealershipWebsites: [{ make: "Toyota" }],
    reviewScore: { average: 4.8, count: 12 },
  },
  theme: { logo: { wordmark: "Emu", mark: "road" }, tokens: { "color-action": "#1049c4" } },
  features: { plugins: [{ name: "Autogauge", url: "https://gauge.example/v1" }] },
  routes: {
    redirects: [
      { from: "/old-stock/*", to: "/search/*" },
      { from: "/team", to: "/contact-us" },
    ],
  },
  search: {
    siteFilter: {
      kind: "all",
      of: [
        { kind: "values", attribute: "item_type", values: ["car"] },
        { kind: "range", attribute: "price", min: 1000, max: 90_000 },
      ],
    },
  },
  results: { promos: [promo], promoPositions: [8] },
  filters: { popularMakes: ["Toyota", "Mazda"] },
  nav: {
    items: [
      {
        label: "Stock",
        page: "search",
        children: [{ label: "Used", path: "/search/used-cars", icon: "car" }],
      },
      { label: "Contact", page: "contact" },
    ],
    cta: { label: "Sell", page: "sell" },
    brandMenu: [{ name: "Toyota", url: "/search/toyota" }],
    footerColumns: [{ title: "Buy", links: [{ label: "Finance", page: "finance" }] }],
    banners: [{ id: "open", text: "We are open", start: "2026-10-01", expiry: "2026-12-31" }],
    externalLinks: [{ label: "Maker", url: "https://maker.example/" }],
  },
  home: {
    blocks: [
      { kind: "hero", title: "Emu", quickLinks: [{ label: "Sell", page: "sell", icon: "tag" }] },
      { kind: "arrivals", title: "New in", carTypes: ["used"] },
      { kind: "bodyTypes", title: "By body", bodies: ["suv", "ute"] },
      { kind: "types", title: "By kind", items: [{ label: "Cars", itemType: "car" }] },
      {
        kind: "slides",
        title: "Slides",
        slides: [{ id: "one", name: "One", image: picture, url: "/contact-us" }],
      },
      { kind: "locations", title: "Where", filter: "yard" },
      {
        kind: "facebookFeed",
        title: "Feed",
        page: "https://facebook.example/emu",
        items: [
          { text: "Later", date: "2026-10-02" },
          { text: "Sooner", date: "2026-10-01" },
        ],
      },
      { kind: "promos", title: "Tiles", items: [promo] },
    ],
  },
  vehicle: { featureBanner: ["/trade-in", "/service", "/finance"].map((url) => ({ label: url, url })) },
  finance: { termOptions: [3, 5, 7], defaultAmount: 20_000 },
  forms: {
    own: { enquiry: { optional: ["message"], required: ["phone"] } },
    spinToWin: { prizes: [{ id: "cap", label: "A cap", weight: 1 }] },
  },
  trade: {
    questions: [
      { id: "lights", label: "Lights?", type: "yesNo", effects: [{ answer: "Yes", percent: -8 }] },
      { id: "body", label: "Body?", type: "choice", options: ["Good", "Bad"] },
    ],
  },
  leads: {
    sinks: [{ id: "answer", type: "autoReply", subject: "Thank you {name}", text: "We ring {phone}." }],
  },
  delivery: {
    enabled: true,
    zones: [
      { name: "Town", postcodes: ["4000-4199"], price: 0 },
      { name: "Coast", postcodes: ["4210"], price: 150 },
    ],
    distance: { base: 100, perKm: 2, freeKm: 20, maxKm: 500 },
  },
  reserve: { deposit: 300 },
  content: {
    labels: { "card.finance": "Finance it", "card.views_other": "{number} looks" },
    blocks: { "vehicle-info-service": { title: "Service", text: "Every car is serviced." } },
  },
};
