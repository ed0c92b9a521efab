import type { FacetAttribute } from "~/domain/search/attributes";

const makesAndModels: Readonly<Record<string, string>> = {
  Toyota: "Hilux, Corolla, Camry, Yaris, Landcruiser, RAV4, HiAce",
  Mazda: "2, 3, 6, CX-5, BT-50",
  BMW: "X5, 3 Series",
  Volkswagen: "Golf, Polo, Amarok, Tiguan",
  "Mercedes-Benz": "C-Class",
  Chevrolet: "Camaro",
  Chery: "Tiggo 4",
  "Land Rover": "Defender, Discovery Sport",
  Mitsubishi: "Triton, Outlander, ASX",
  Subaru: "Outback, Forester, XV",
  Hyundai: "i30, Tucson, Santa Fe, Kona",
  Kia: "Sportage, Carnival, Picanto, Cerato",
  Ford: "Ranger, F-150, Everest, Mustang",
  Nissan: "Navara, X-TRAIL, Leaf, Patrol",
  Honda: "Civic, CR-V, Jazz",
  Isuzu: "D-MAX, MU-X",
  Peugeot: "3008",
  Tesla: "Model 3, Model Y",
  Audi: "A3, Q5",
  Suzuki: "Swift, Jimny",
  Lexus: "UX",
  Volvo: "XC60",
  Jeep: "Wrangler",
  Škoda: "Octavia",
  Renault: "Koleos",
  Porsche: "Macan",
  MG: "ZS",
  MINI: "Hatch",
  Lamborghini: "Urus",
  "Harley-Davidson": "Street Glide",
  BYD: "Atto 3",
  GWM: "Cannon",
  LDV: "Deliver 9",
};
const split = (text: string) => text.split(", ");

/** What a group's stock has of each attribute: the values that the queries beside this file are read against. */
export const stockValues: Readonly<Partial<Record<FacetAttribute, readonly string[]>>> = {
  make: Object.keys(makesAndModels),
  make_model: Object.entries(makesAndModels).flatMap(([make, models]) =>
    split(models).map((model) => `${make} ${model}`),
  ),
  badge: split("Wildtrak, GTI, Ascent Sport, Cooper S, N Line, SR5, GXL, 320i"),
  model_badge: split(
    "Ford Ranger: Wildtrak, Volkswagen Golf: GTI, Toyota Corolla: Ascent Sport, MINI Hatch: Cooper S, Hyundai i30: N Line, " +
      "Toyota Hilux: SR5, Toyota Landcruiser: GXL, BMW 3 Series: 320i",
  ),
  car_type: split("used, new, demo"),
  item_type: split("car, motorcycle, truck, caravan, boat"),
  body: split("suv, ute, wagon, sedan, hatch, convertible, coupe, van, peopleMover, motorhome, cabChassis"),
  fuel: split("Petrol, Diesel, Hybrid, Electric"),
  transmission: split("Automatic, Manual"),
  drive: split("AWD, FWD, 4x4, RWD, 4WD, 2WD"),
  colour: split("white, black, silver, grey, blue, red, green, brown, beige, gold, yellow, orange"),
  seats: split("5, 7, 2, 4, 8"),
  city: split("Canberra, Brisbane, Geelong"),
  state: split("ACT, QLD, VIC"),
  dealership_name: split("Meridian Canberra, Meridian Trucks"),
  categories: split("First Car, Tradie"),
  filtered_features: split(
    "Sunroof, Leather Seats, Apple CarPlay, Tow Bar, Leather Steering Wheel, Bluetooth",
  ),
};
