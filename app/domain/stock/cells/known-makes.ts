import { foldText } from "../../text/fold-text";

/** Makes of cars, light trucks, motorcycles and caravans, as dealers write them. */
const MAKES = `Abarth, Acura, Adria, Aiways, Alfa Romeo, Alpina, Alpine, Aprilia, Aston Martin, Audi, Austin, Autech, Avan, BAIC,
Bentley, BMW, Bugatti, Buick, BYD, Cadillac, Can-Am, Caterham, CFMoto, Chery, Chevrolet, Chrysler, Citroen, Coromal, Crusader,
Cupra, Dacia, Daewoo, DAF, Daihatsu, Daimler, Datsun, Deepal, Denza, Dodge, Dongfeng, DS, Ducati, Eagle, Ferrari, Fiat, Fisker,
Ford, Foton, Freightliner, FUSO, Geely, Genesis, Geo, GMC, Great Wall, GWM, Harley-Davidson, Haval, Hindustan, Hino, Holden,
Honda, HSV, Hummer, Husqvarna, Hyundai, Indian, Ineos, Infiniti, International, Isuzu, Isuzu Ute, Iveco, JAC, Jaecoo, Jaguar,
Jayco, Jeep, Jensen, Kawasaki, Kenworth, Kia, KGM, KTM, Lada, Lamborghini, Lancia, Land Rover, Land, LDV, Leapmotor, Lexus, Leyland,
Ligier, Lincoln, London Taxi, Lotus, Lucid, Mack, Mahindra, MAN, Maserati, Maxus, Maybach, Mazda, McLaren, Mercedes, Mercedes-AMG,
Mercedes-Benz, Mercury, MG, Microcar, Mini, Mitsubishi, Mitsuoka, Morgan, Morris, Moto Guzzi, New Age, Nio, Nissan, Nova,
Oldsmobile, Omoda, Opel, Ora, Perodua, Peterbilt, Peugeot, Piaggio, Plymouth, Polestar, Pontiac, Porsche, Proton, RAM,
Range Rover, Renault, Rivian, Rolls-Royce, Rover, Royal Enfield, Saab, Saturn, Scania, Scion, Seat, Skoda, Skywell, Smart,
SsangYong, Subaru, Sunliner, Suzuki, SWM, TVR, Tata, Tesla, Toyota, Trailblazers, Triumph, UD, Vauxhall, Vespa, VinFast,
Volkswagen, Volvo, VW, Wey, Western Star, Windsor, Winnebago, Xpeng, Yamaha, Zeekr`;

const key = (text: string) =>
  foldText(text)
    .replace(/[®™©]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const NAMES: ReadonlyMap<string, string> = new Map(
  MAKES.split(/,\s*/).map((make) => [key(make), make] as const),
);
/** The longest make has two words. */
const MOST_WORDS = 2;
/** Before the make in a vehicle's title. */
const BEFORE = /^(?:(?:19|20)\d\d|new|used|demo|ex|brand|certified|pre|owned|preowned|approved|unused)$/;

/** Whether a text is a make that dealers sell; marks, accents and case do not matter. */
export function isKnownMake(text: string): boolean {
  return NAMES.has(key(text));
}

/** The make with which a vehicle's title begins, after a year and "New" or "Used": "2022 Land Rover Defender". */
export function makeAtStart(title: string): string | null {
  return startOf(title)?.make ?? null;
}

/** The first word after the make with which a vehicle's title begins: "Defender" of "2022 Land Rover Defender 110". */
export function modelAfterMake(title: string): string | null {
  const start = startOf(title);
  return start?.rest[0] ?? null;
}

interface Start {
  readonly make: string;
  /** Words after it, as they are written. */
  readonly rest: readonly string[];
}

function startOf(title: string): Start | null {
  const written = title.trim().split(/\s+/);
  const start = written.findIndex((word) => !BEFORE.test(key(word).split(" ")[0] ?? ""));
  if (start < 0) return null;
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const make = NAMES.get(key(written.slice(start, start + count).join(" ")));
    if (make !== undefined) return { make, rest: written.slice(start + count) };
  }
  return null;
}
