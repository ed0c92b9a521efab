/** A picture, a link and a tile as they stand in many places of a file. */
export const PICTURE = {
  src: "/media/p/harbour-road",
  alt: "A road",
  width: 1600,
  height: 900,
  focus: { x: 50, y: 50 },
};

export const link = (label: string) => ({ label, path: "/contact-us" });

export const promo = {
  position: 1,
  node: {
    kicker: "Spring",
    title: "Tile",
    text: "A tile of words",
    link: link("Go to the tile"),
    image: PICTURE,
    tone: "brand",
  },
};

/** The home page of the full dealer. */
export const HOME = {
  paymentIcons: true,
  blocks: [
    {
      kind: "hero",
      kicker: "Since long ago",
      title: "Opening",
      text: "Opening words",
      priceLine: "From {price} drive away",
      priceOf: { model: "Corolla", badge: "Ascent" },
      image: PICTURE,
      tool: "search",
      searchHint: "Type here",
      actions: [link("First action")],
      quickLinks: [{ ...link("Quick link"), note: "Quick note", icon: "car" }],
    },
    { kind: "search", title: "Search block", text: "Search words", hint: "Search hint" },
    {
      kind: "bodyTypes",
      title: "Bodies",
      bodies: ["suv", "hatch"],
      allLabel: "Every body",
      allNote: "Body note",
    },
    {
      kind: "arrivals",
      title: "Arrivals",
      text: "Arrival words",
      carTypes: ["used"],
      make: ["Toyota", "Mazda"],
      count: 3,
      more: { label: "All {count} arrivals", path: "/contact-us" },
    },
    { kind: "budget", title: "Budget block", text: "Budget words" },
    { kind: "priceSearch", title: "Price block", text: "Price words" },
    { kind: "makes", title: "Makes block", text: "Makes words" },
    { kind: "sell", title: "Sell block", text: "Sell words", image: PICTURE, link: link("Sell link") },
    {
      kind: "types",
      title: "Types block",
      items: [
        { label: "Type with picture", itemType: "car", text: "Type words", image: PICTURE },
        { label: "Type with names", itemType: "caravan", names: ["Maker"] },
      ],
    },
    {
      kind: "range",
      title: "Range block",
      models: [
        {
          name: "Corolla",
          category: "Cars",
          text: "Range words",
          fromPrice: 31_000,
          body: "hatch",
          colour: "red",
        },
        { name: "RAV4", category: "SUVs", fromPrice: 41_000, body: "suv", image: PICTURE },
      ],
    },
    {
      kind: "offers",
      title: "Offers block",
      more: link("More offers"),
      items: [
        {
          kicker: "Offer kicker",
          title: "Offer by hand",
          terms: "Offer terms",
          link: link("Offer link"),
          image: PICTURE,
        },
      ],
    },
    { kind: "offers", title: "Offers of today" },
    {
      kind: "brandGrids",
      title: "Brands block",
      groups: [
        { label: "Brand group", itemType: "car", brands: ["Toyota", "Mazda"], links: [link("Brand link")] },
      ],
    },
    {
      kind: "stories",
      title: "Stories block",
      more: link("More stories"),
      items: [
        {
          title: "Story",
          text: "Story words",
          topic: "Story topic",
          date: "2026-10-02",
          link: link("Story link"),
          image: PICTURE,
        },
      ],
    },
    {
      kind: "reasons",
      title: "Reasons block",
      text: "Reasons words",
      link: link("Reasons link"),
      items: [{ title: "A reason", text: "Reason words" }],
    },
    {
      kind: "stats",
      title: "Stats block",
      items: [{ value: "42", label: "Stat label", note: "Stat note" }],
      marks: ["A mark"],
    },
    {
      kind: "service",
      title: "Service block",
      text: "Service words",
      links: [link("Service link")],
      facts: [{ value: "99", label: "Service fact" }],
      image: PICTURE,
    },
    { kind: "reviews", title: "Reviews block" },
  ],
};

/** Kinds of block that do not fit in the list above, which takes twenty. */
export const MORE_BLOCKS = [
  { kind: "hero", title: "Other opening" },
  { kind: "faq", title: "Questions block", items: [{ q: "A question?", a: "An answer." }] },
  { kind: "salesCounter", title: "Counter block", perDay: 1_000_000 },
  { kind: "locations", title: "Places block", text: "Places words", filter: "all", layout: "cards" },
  {
    kind: "slides",
    title: "Slides block",
    everySeconds: 9,
    slides: [
      { id: "one", name: "Slide name", description: "Slide words", url: "/contact-us", image: PICTURE },
      { id: "two", name: "Second slide", image: PICTURE },
    ],
  },
  {
    kind: "facebookFeed",
    title: "Feed block",
    page: "https://facebook.example/w#",
    items: [{ text: "Feed words", date: "2026-10-02", image: PICTURE, url: "https://facebook.example/w#/1" }],
  },
  { kind: "promos", title: "Promos block", items: [promo] },
  { kind: "posts", title: "Posts block", text: "Posts words", more: link("More posts") },
];
