import { findMake } from "./make-list";
import { foldText, withoutAccents } from "../text/fold-text";

/** Makes of cars, light trucks, motorcycles and caravans, as dealers write them. */
const MAKES = `Abarth, Acura, Adria, Aiways, Alfa Romeo, Alpina, Alpine, Aprilia, Aston Martin, Audi, Austin, Autech, Avan, Avida, BAIC,
Bentley, BMW, Bugatti, Buick, Bushtracker, BYD, Cadillac, Can-Am, Caterham, CFMoto, Chery, Chevrolet, Chrysler, Citroen, Coromal, Crusader,
Cupra, Dacia, Daewoo, DAF, Daihatsu, Daimler, Datsun, Deepal, Denza, Dodge, Dongfeng, DS, Ducati, Eagle, Ferrari, Fiat, Fisker,
Ford, Foton, Freightliner, FUSO, Geely, Genesis, Geo, GMC, Goldstream, Great Wall, GWM, Harley-Davidson, Haval, Hindustan, Hino, Holden,
Honda, HSV, Hummer, Husqvarna, Hyundai, Indian, Ineos, Infiniti, International, Isuzu, Isuzu UTE, Iveco, JAC, Jaecoo, Jaguar,
Jayco, Jeep, Jensen, Kawasaki, Kedron, Kenworth, Kia, KGM, Kokoda, KTM, Lada, Lamborghini, Lancia, Land Rover, Land, LDV, Leapmotor, Lexus, Leyland,
Ligier, Lincoln, London Taxi, Lotus, Lucid, Mack, Mahindra, MAN, Maserati, Maxus, Maybach, Mazda, McLaren, Mercedes, Mercedes-AMG,
Mercedes-Benz, Mercury, MG, Microcar, Mini, Mitsubishi, Mitsuoka, Morgan, Morris, Moto Guzzi, New Age, Nio, Nissan, Nova,
Oldsmobile, Omoda, Opel, Ora, Perodua, Peterbilt, Peugeot, Piaggio, Plymouth, Polestar, Pontiac, Porsche, Proton, RAM,
Range Rover, Renault, Retreat, Rivian, Roadstar, Rolls-Royce, Rover, Royal Enfield, Royal Flair, Saab, Saturn, Scania, Scion, SEAT, Skoda, Skywell, Smart, Snowy River,
SsangYong, Subaru, Sunliner, Suzuki, SWM, TVR, Tata, Tesla, Toyota, Trailblazers, Trakmaster, Triumph, UD, Vauxhall, Vespa, VinFast, Viscount,
Volkswagen, Volvo, VW, Wey, Western Star, Windsor, Winnebago, Xpeng, Yamaha, Zeekr`;

const key = (text: string) =>
  foldText(text)
    .replace(/[®™©]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const NAMES: ReadonlyMap<string, string> = new Map(
  MAKES.split(/,\s*/).map((make) => [key(make), make] as const),
);
/** What dealers call makes for short. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ["mercedes", "Mercedes-Benz"],
  ["merc", "Mercedes-Benz"],
  ["vw", "Volkswagen"],
  ["chevy", "Chevrolet"],
  ["landrover", "Land Rover"],
  ["alfa", "Alfa Romeo"],
  ["harley", "Harley-Davidson"],
]);
/** One letter more or less in a shorter name makes another make of it. */
const LEAST_MISSPELT = 6;
/** The make that a name with one letter lost, or one doubled, is a slip of; null where it is one of several. */
const SLIPS = slipsOf(NAMES);
/** Every vehicle that is indexed or shown asks; a hostile feed must not fill the memory. */
const USUAL = new Map<string, string | null>();
const MOST_USUAL = 5_000;
/** The longest make has two words. */
const MOST_WORDS = 2;
/** Before the make in a vehicle's title. */
const BEFORE = /^(?:(?:19|20)\d\d|new|used|demo|ex|brand|certified|pre|owned|preowned|approved|unused)$/;

function slipsOf(names: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const slips = new Map<string, string | null>();
  for (const [name, make] of names) {
    if (name.length < LEAST_MISSPELT) continue;
    for (const slip of new Set([...name].flatMap((letter, at) => slipsAt(name, letter, at))))
      slips.set(slip, slips.has(slip) ? null : make);
  }
  return slips;
}

function slipsAt(name: string, letter: string, at: number): readonly string[] {
  const [before, after] = [name.slice(0, at), name.slice(at + 1)];
  return [before + after, before + letter + letter + after];
}

/** Whether a text is a make that dealers sell; marks, accents and case do not matter, nor a short name or a slip. */
export function isKnownMake(text: string): boolean {
  return NAMES.has(key(text)) || otherMake(key(text)) !== null;
}

/** Makes that are ordinary words as well: "leather seat" asks for no SEAT. */
const ORDINARY: ReadonlySet<string> = new Set(
  "eagle genesis geo great wall indian international land lotus man mercury mini new age nova ora rover saturn seat smart triumph".split(
    " ",
  ),
);

/** The makes that words name, each once, whole and without a slip; one that is an ordinary word as well is none. */
export function makesIn(text: string): readonly string[] {
  const words = key(text).split(" ");
  const found = words.flatMap((word, at) => {
    const pair = NAMES.get(`${word} ${words[at + 1] ?? ""}`);
    if (pair !== undefined) return [pair];
    return ORDINARY.has(word) ? [] : (NAMES.get(word) ?? []);
  });
  return [...new Set(found)];
}

/** The make that ends directly in front of a word, whose name has one word or two; null for none. */
export function makeBefore(words: readonly string[], at: number): string | null {
  const [last] = makesIn(words.slice(Math.max(0, at - 1), at).join(" "));
  const [pair] = makesIn(words.slice(Math.max(0, at - 2), at).join(" ")).filter((make) => make.includes(" "));
  return pair ?? last ?? null;
}

/**
 * A make as it is usually written, where a feed wrote it with other capitals or marks ("ford", "Mercedes-benz"), for short
 * ("merc", "VW") or with a letter lost or doubled ("hyundi"); null where it stays as it is, as "Citroen" and every unknown make do.
 */
export function usualMake(given: string): string | null {
  const known = USUAL.get(given);
  if (known !== undefined) return known;
  const usual = findUsual(given);
  if (USUAL.size >= MOST_USUAL) USUAL.clear();
  USUAL.set(given, usual);
  return usual;
}

function findUsual(given: string): string | null {
  const wanted = key(given);
  const other = otherMake(wanted);
  if (other !== null) return other;
  const known = NAMES.get(wanted);
  if (known === undefined) return null;
  const name = findMake(known)?.name ?? known;
  const written = withoutAccents(given) === given ? withoutAccents(name) : name;
  return written === given ? null : written;
}

function otherMake(wanted: string): string | null {
  const meant = SHORT_NAMES.get(wanted);
  if (meant !== undefined) return meant;
  return NAMES.has(wanted) ? null : (SLIPS.get(wanted) ?? null);
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
    const name = key(written.slice(start, start + count).join(" "));
    const make = SHORT_NAMES.get(name) ?? NAMES.get(name);
    if (make !== undefined) return { make, rest: withoutRepeat(written.slice(start + count), make) };
  }
  return null;
}

/** "MAZDA 2" of "Mazda MAZDA 2" is the model "2". */
function withoutRepeat(rest: readonly string[], make: string): readonly string[] {
  return rest.length > 1 && key(rest[0] ?? "") === key(make) ? rest.slice(1) : rest;
}
