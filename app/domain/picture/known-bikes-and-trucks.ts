import type { Character } from "./character";

/** Motorcycles and trucks by what they are known for; read as part of `KNOWN_FOR`. */
export const KNOWN_BIKES_AND_TRUCKS = {
  adventure: [
    "BMW F 850 GS",
    "BMW G 310 GS",
    "BMW R 1250 GS",
    "BMW R 1300 GS",
    "Ducati Multistrada",
    "Harley-Davidson Pan America",
    "Honda CRF1100L",
    "Kawasaki KLR",
    "Kawasaki Versys",
    "KTM 890 Adventure",
    "Royal Enfield Himalayan",
    "Suzuki V-Strom",
    "Triumph Tiger",
    "Yamaha Tenere",
  ],
  cruiser: [
    "Harley-Davidson",
    "Honda Rebel",
    "Indian",
    "Kawasaki Vulcan",
    "Royal Enfield Classic",
    "Royal Enfield Meteor",
    "Suzuki Boulevard",
    "Triumph Rocket",
    "Yamaha Bolt",
    "Yamaha XVS",
  ],
  faired: [
    "BMW S 1000 RR",
    "Ducati Panigale",
    "Honda CBR",
    "Kawasaki Ninja",
    "KTM RC",
    "Suzuki GSX-R",
    "Suzuki Hayabusa",
    "Triumph Daytona",
    "Yamaha YZF",
  ],
  primeMover: [
    "Fuso Shogun",
    "Hino 700",
    "Iveco Stralis",
    "Kenworth",
    "Mack",
    "Scania G",
    "Scania R",
    "Scania S",
    "UD Trucks Quon",
    "Volvo FH",
    "Volvo FM",
    "Western Star",
  ],
  scooter: ["Honda NSS", "Honda PCX", "Piaggio", "Suzuki Burgman", "Vespa", "Yamaha NMAX", "Yamaha XMAX"],
  trail: ["Honda CRF", "KTM 300 EXC", "KTM 500 EXC", "Suzuki DR", "Yamaha WR"],
} as const satisfies Readonly<Partial<Record<Character, readonly string[]>>>;

/** What a truck carries, by a word of its badge or its body. */
export const KNOWN_BY_WORD: readonly (readonly [character: Character, word: RegExp])[] = [
  ["tipper", /\btipper\b/],
  ["boxed", /\b(?:vanpack|pantech|van|curtainsider|box|refrigerated)\b/],
  ["primeMover", /\bprime ?mover\b/],
];
