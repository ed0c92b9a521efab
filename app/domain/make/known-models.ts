import { compactText } from "../search/text";

/** Models that shoppers ask for by name, whether anybody here has one or not; by make, parted by commas. */
const MODELS: Readonly<Record<string, string>> = {
  "Alfa Romeo": "Giulia, Giulietta, Stelvio, Tonale, MiTo",
  Audi: "A1, A3, A4, A5, A6, A7, A8, Q2, Q3, Q5, Q7, Q8, TT, R8, RS3, RS4, RS6, S3, S4, SQ5, e-tron",
  BMW: "1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 7 Series, X1, X2, X3, X4, X5, X6, X7, Z4, M2, M3, M4, M5, i3, i4, i5, iX, iX1, iX3",
  BYD: "Atto 3, Dolphin, Seal, Sealion 6, Sealion 7, Shark 6",
  Chery: "Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8",
  Citroen: "C3, C4, C5, Berlingo",
  Ford: "Bronco, Courier, EcoSport, Endura, Escape, Everest, Falcon, Fiesta, Focus, Kuga, Mondeo, Mustang, Mustang Mach-E, Mach-E, Puma, Ranger, Territory, Transit, F-150",
  GWM: "Cannon, Haval H6, Haval Jolion, Tank 300, Tank 500, Ute, Ora",
  Haval: "H2, H6, H9, Jolion",
  Holden:
    "Acadia, Astra, Barina, Captiva, Colorado, Commodore, Cruze, Equinox, Monaro, Rodeo, Statesman, Trailblazer, Trax, Insignia",
  Honda: "Accord, City, Civic, CR-V, Fit, HR-V, Insight, Integra, Jazz, Odyssey, Stepwgn, Vezel, ZR-V",
  Hyundai:
    "Accent, Elantra, Genesis, Getz, i20, i30, i40, iLoad, iMax, Ioniq, Ioniq 5, Ioniq 6, Inster, ix35, Kona, Palisade, Santa Fe, Sonata, Staria, Tucson, Veloster, Venue",
  Isuzu: "D-MAX, MU-X",
  Jaguar: "E-Pace, F-Pace, F-Type, I-Pace, XE, XF, XJ",
  Jeep: "Avenger, Cherokee, Compass, Gladiator, Grand Cherokee, Patriot, Renegade, Wrangler",
  Kia: "Carnival, Cerato, EV3, EV5, EV6, EV9, K4, Niro, Optima, Picanto, Rio, Seltos, Sorento, Soul, Sportage, Stinger, Stonic, Tasman",
  "Land Rover":
    "Defender, Discovery, Discovery Sport, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  LDV: "D90, Deliver 9, G10, T60, Mifa",
  Lexus: "CT, ES, GX, IS, LBX, LC, LS, LX, NX, RC, RX, RZ, UX",
  Mazda:
    "2, 3, 6, Atenza, Axela, BT-50, CX-3, CX-30, CX-5, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, Demio, MX-30, MX-5, Premacy, RX-7, RX-8",
  "Mercedes-Benz":
    "A-Class, B-Class, C-Class, CLA, E-Class, EQA, EQB, EQC, EQE, G-Class, GLA, GLB, GLC, GLE, GLS, S-Class, Sprinter, Valente, Vito, V-Class, X-Class",
  MG: "3, 4, 5, HS, ZS, Cyberster",
  MINI: "Clubman, Cooper, Countryman, Aceman",
  Mitsubishi:
    "ASX, Challenger, Colt, Delica, Eclipse Cross, Express, Galant, Lancer, Magna, Mirage, Outlander, Pajero, Pajero Sport, Triton",
  Nissan:
    "370Z, Ariya, Dualis, Elgrand, GT-R, Juke, Leaf, Maxima, Micra, Murano, Navara, Note, NV200, Pathfinder, Patrol, Pulsar, Qashqai, Serena, Skyline, Tiida, Wingroad, X-Trail",
  Peugeot: "2008, 208, 3008, 308, 408, 5008, 508, Expert, Partner",
  Polestar: "2, 3, 4",
  Porsche: "718, 911, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan",
  RAM: "1500, 2500",
  Renault: "Arkana, Captur, Clio, Kadjar, Kangoo, Koleos, Master, Megane, Trafic",
  Skoda: "Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Superb, Yeti",
  SsangYong: "Korando, Musso, Rexton, Tivoli",
  Subaru: "BRZ, Crosstrek, Forester, Impreza, Legacy, Levorg, Liberty, Outback, Solterra, Tribeca, WRX, XV",
  Suzuki: "Alto, APV, Baleno, Fronx, Grand Vitara, Ignis, Jimny, Kizashi, S-Cross, Swift, Vitara",
  Tesla: "Cybertruck, Model 3, Model S, Model X, Model Y, Roadster",
  Toyota:
    "86, Alphard, Aqua, Aurion, Avensis, bZ4X, C-HR, Camry, Corolla, Corolla Axio, Corolla Cross, Corolla Fielder, Echo, Estima, Fielder, Fortuner, FJ Cruiser, GR86, GR Corolla, GR Yaris, Granvia, HiAce, Hilux, Hilux Surf, Kluger, Landcruiser, Landcruiser Prado, Mark X, Noah, Prius, Prius Alpha, Prius C, Prius V, RAV4, Rukus, Sienta, Spade, Supra, Tarago, Tundra, Vellfire, Vitz, Voxy, Wish, Yaris, Yaris Cross",
  Volkswagen:
    "Amarok, Arteon, Beetle, Caddy, California, Crafter, Golf, ID.3, ID.4, ID.5, ID. Buzz, Jetta, Passat, Polo, Scirocco, Tayron, T-Cross, T-Roc, Tiguan, Touareg, Touran, Transporter, Up",
  Volvo: "C30, C40, EX30, EX90, S40, S60, S90, V40, V60, XC40, XC60, XC90",
};

/** Makes whose models are known. */
export const KNOWN_MODEL_MAKES: readonly string[] = Object.keys(MODELS);
/** Makes with their models, "Tesla Model Y": what may be asked for and not be here. */
export const KNOWN_MODELS: readonly string[] = Object.entries(MODELS).flatMap(([make, models]) =>
  models.split(", ").map((model) => `${make} ${model}`),
);

/** The same without their makes. */
export const KNOWN_MODEL_NAMES: readonly string[] = Object.values(MODELS).flatMap((models) =>
  models.split(", "),
);

/** Names of models that are ordinary words: beside others they name none. */
const ORDINARY: ReadonlySet<string> = new Set(
  (
    "accent accord avenger beetle california caddy challenger city colt compass courier crafter discovery dolphin echo element " +
    "escape expert express fielder fit focus inster insight legacy liberty master note noah outback partner patriot pulsar ranger " +
    "rodeo seal soul spade swift territory transit transporter up venue wish"
  ).split(" "),
);

/** Whether a model, "Ford Courier", is called by an ordinary word. */
export function isOrdinaryName(model: string): boolean {
  return isOrdinaryModel(model.slice(model.indexOf(" ") + 1));
}

/** The same of a model without its make. */
export function isOrdinaryModel(name: string): boolean {
  return ORDINARY.has(name.toLowerCase());
}

/** A shorter name could be anything: "Up", "Fit". */
const LEAST_LETTERS = 4;
const LETTERS: ReadonlySet<string> = new Set(
  KNOWN_MODELS.flatMap((name) => {
    const make = KNOWN_MODEL_MAKES.find((one) => name.startsWith(`${one} `)) ?? "";
    return [compactText(name), compactText(name.slice(make.length))];
  }).filter((name) => name.length >= LEAST_LETTERS),
);

/** Whether letters without blanks are the whole name of a model, with or without its make. */
export function isKnownModel(letters: string): boolean {
  return LETTERS.has(letters);
}

const BY_LETTERS: ReadonlyMap<string, string> = new Map(
  KNOWN_MODELS.map((name) => [compactText(name), name] as const),
);

/** The model with its make that is written with some letters, "toyotagrcorolla"; null for none. */
export function knownModelCalled(letters: string): string | null {
  return BY_LETTERS.get(compactText(letters)) ?? null;
}

/** A make and one of its models. */
export interface MakersModel {
  readonly make: string;
  readonly model: string;
}

const ALONE = new Map<string, readonly MakersModel[]>();
for (const [make, models] of Object.entries(MODELS))
  for (const model of models.split(", ")) {
    const name = compactText(model);
    ALONE.set(name, [...(ALONE.get(name) ?? []), { make, model }]);
  }

/** The model that only one make has under this name, written without the make; null for none or several. */
export function modelOfOneMake(name: string): MakersModel | null {
  const [only, ...more] = ALONE.get(compactText(name)) ?? [];
  return only === undefined || more.length > 0 ? null : only;
}
