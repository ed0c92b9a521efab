const DAY_MS = 86_400_000;
const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

/** What a vehicle of the list differs in; the rest is as below. */
type Row = Readonly<Record<string, unknown>> & { readonly model: string };

const CAR = {
  make: "Toyota",
  year: new Date().getFullYear() - 2,
  body: "Hatch",
  simple_body: "hatch",
  colour: "Ice White",
  simple_colour: "white",
  fuel: "Petrol",
  simple_fuel: "Petrol",
  trans: "Automatic",
  simple_transmission: "Automatic",
  drive: "FWD",
  seats: 5,
  doors: 5,
  engine_size_litres: 2,
  km: 30_000,
  car_type: "used",
  status: "in_stock",
  checkout_enabled: true,
  reserve_amount: null,
  city: "Moorooka",
  state: "QLD",
  photos_count: 3,
  spin_images: Array.from({ length: 8 }, (_, index) => `/media/s/suv-${index}`),
  external_video_url: "https://www.youtube.com/embed/abc",
  standardEquipment: ["Air conditioning", "Cruise control"],
  filtered_features: ["Tow bar"],
  dealercomments: "One owner.",
  dealership_name: "Witness Yard",
  dealership_slug: "witness-yard",
  variant: { cylinders: 4, fuelconsumptioncombined: 6.5, towingcapacitybraked: 1_300 },
  autograb_data: { state_average_market_price: 24_000, average_market_price: 25_000 },
  lenders: {
    ausloans: {
      interestRate: 8.9,
      comparisonRate: 9.4,
      paymentWeek: 99,
      paymentMonth: 420,
      termYears: 5,
      financeProvider: "AusLoans",
    },
  },
};

/** Each is there for a field that only such a vehicle shows. */
const ROWS: readonly Row[] = [
  {
    ...{
      model: "Corolla",
      badge: "Ascent",
      price: 22_990,
      views: 40,
      tag: "Special",
      rego_expiry: "2001-02-03",
    },
    youxQuote: { weeklyRepaymentAmount: 111, advertisedRate: 9, comparisonRate: 9.5 },
  },
  {
    ...{ make: "Mazda", model: "3", badge: "Pure", price: 19_990, km: 60_000, subscription_price: 250 },
    lenders: { ausloans: { interestRate: 8.9, comparisonRate: 9.4, paymentWeek: 88, termYears: 5 } },
  },
  {
    model: "RAV4",
    badge: "GX",
    car_type: "new",
    price: 41_990,
    km: 10,
    fuel: "Hybrid",
    simple_fuel: "Hybrid",
  },
  { model: "Yaris", car_type: "demo", price: 28_990, km: 3_000 },
  { model: "Camry", price: 25_990, status: "sold", sold: true },
  { model: "Aurion", price: 12_990, status: "sold", sold: true },
  { model: "Kluger", price: 55_990, reserved: true },
  { model: "Prado", price: 175_990, status: "coming_soon" },
  { model: "Hilux", price: 1_200, simple_body: "ute", body: "Ute" },
  { model: "Fortuner", price: 48_990, certified: true, created: 2 },
  { make: "Jayco", model: "Journey", item_type: "caravan", price: 58_990, simple_body: null, body: null },
  { make: "Suzuki", model: "Swift", price: 15_990, price_type: "Excl. Govt. Charges", variant: null },
  { make: "Kia", model: "Rio", price: 14_990, picture: "https://stock.example/1.jpg", place: "workshop" },
  { model: "Tarago", price: null, lenders: {} },
  { make: "Suzuki Australia", model: "Jimny", price: 29_990, spin_images: [], external_video_url: null },
];

/** The vehicles of the dealer with these five digits, as JSON of a list. */
export function fullStock(digits: string): string {
  return JSON.stringify(ROWS.map((row, index) => vehicleOf(row, index, digits)));
}

function vehicleOf(row: Row, index: number, digits: string) {
  const { created = 30, picture = "/media/v/suv-hero-b3101a", place = "yard", ...own } = row;
  const at = daysAgo(Number(created) + index / 100).toISOString();
  const number = String(index + 10);
  const given = { ...CAR, ...own };
  const name = `${given.year} ${given.make} ${given.model}`;
  const isSold = given.status === "sold";
  const image = { url: picture, thumb: { url: picture } };
  return {
    ...given,
    id: `${digits}${number}`,
    slug: `car-w${digits}-${number}`,
    name,
    stocknum: `S${number}`,
    custom_rank: ROWS.length - index,
    created_at: at,
    updated_at: at,
    sold_date_timestamp: isSold ? Math.floor(daysAgo(1).getTime() / 1_000) : null,
    location: {
      id: `${String(place)}-w${digits}`,
      name: `The ${String(place)}`,
      slug: place,
      address: { city: "Moorooka", state: "QLD", postcode: "4105" },
    },
    location_id: `${String(place)}-w${digits}`,
    dealership_id: `w${digits}`,
    images: Array.from({ length: 3 }, () => ({ image })),
  };
}
