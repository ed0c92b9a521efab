import type { TransformName } from "./cell-transforms";

/** Each way to read a cell, in a line for those who write mappings; tables of the documents are made of it. */
export const READING_WORDS: Readonly<Record<TransformName, string>> = {
  text: "the cell as it is",
  number: "the first number in it",
  year: "the first year in it (1900 to 2099), else the first number",
  money:
    "`$12,990 drive away`, `12.990,00` or `12990`; `POA`, another currency than the dealer's, a range and less than 500 are no price",
  amount: "money that is no price, however little: `$95 per week`; 0 is none",
  charge: "money to pay, however little: `$395`; 0 says that there is none to pay",
  percent: "`7.49 % p.a.`; `0 %` is one, a bare 0 none",
  kilometres: "`45,123 km`, `45k`, `45,123 miles` (converted)",
  litres: "`2.5 L`, `3.3Lit`, `2.0`, `2499 cc` or `2499`",
  cylinders: "`4`, `4 cyl`, `Four`, `V6`, `Inline-4`",
  gears: "`6 speed`, `6`",
  consumption:
    "litres per 100 km above 0; `45.6 mpg` is converted, by the gallon of the country or of `mpg (US)`, `mpg (UK)`",
  electricRange:
    "`450 km`, `450 km WLTP` or `280 miles` (converted); a bare number counts what the file's distances do",
  kilowattHours: "`64.8 kWh` or a bare number: the size of a battery",
  kilowatts: "`11 kW AC` or a bare number: what a vehicle charges with",
  power: "`110kW @ 4000rpm`, `150 hp` (converted) or a bare number: kilowatts of an engine",
  torque: "`500 Nm @ 2000rpm`, or a bare number of newton metres",
  kilograms: "`2,800kg`, `2.8 t`, `6,000 lb` (converted) or a bare number",
  millimetres: "`4,850mm`, `4.85 m`, `15'11\"` or `4850`; a bare number up to 30 counts metres",
  caravanLength:
    "feet of a caravan's length; a bare number below 10 counts metres, which is told, from 300 on millimetres",
  caravanWidth:
    "feet of a caravan's width; a bare number up to 3.5 counts metres, which is told, from 300 on millimetres",
  feet: "`22'6\"`, `22ft`, `6.8m`, `6800mm` or `22.5`; a bare number counts feet, from 300 on millimetres",
  berths: "how many sleep in it: `4`, `4 Berth`, `2+2`",
  doors: "a bare number, or one with its own unit: `5 Seats` is no number of doors",
  seats: "a bare number, or one with its own unit: `4 Doors` is no number of seats",
  colour: "the first part of `White / Black`",
  simpleColour: "the basic colour that a name or a feed's own word means",
  interiorColour: "the second part of `White / Black`",
  fuel: 'one of the words shoppers filter by: Petrol, Diesel, LPG, Hybrid (also "Petrol/Electric"), Mild hybrid, PHEV, Electric, Hydrogen',
  drive: 'FWD, RWD, AWD (also "quattro"), 4WD or 2WD',
  transmission: 'Manual or Automatic (also "PDK", "CVT", "Semi-Auto")',
  body: "the text where it names a known body",
  simpleBody: "the known body that it names",
  carType:
    'new, demo or used ("Ex-demo", "Certified Pre-Owned"); also `demo:{IsDemo} used:{IsUsed}` from two flags',
  itemType: "car, caravan (also motor homes), motorcycle or truck; an American truck is a car",
  make: 'the known make with which a title begins, after a year and "New" or "Used"',
  model: "the word after the make with which a title begins",
  city: "the city of `Brisbane, QLD`, `Brisbane QLD 4000` or `Bath, BA1 5NX`",
  state: "the state of `Brisbane, QLD` or `Austin, TX 78701`",
  date: "`2026-11-30`, `20261130`, `30/11/2026`, `30.11.2026` or `30-Nov-26`; `11/30/2026` in a file whose column proves that order",
  yes: "true for `true`, `yes`, `y`, `1`, `ja`, `oui`; false for any other word, which the report tells where it is no `no`",
  list: "parts between commas, semicolons, bars or new lines; a comma within an address parts nothing",
  paragraphs: "the text with its line breaks",
  status: "lower case with underscores: `In Stock` is `in_stock`",
};
