import { compactText } from "../search/text";

/** Models that are called like towns here, by make and parted by blanks: behind that make nobody asks for the town. */
const MODELS: Readonly<Record<string, string>> = {
  Austin: "kimberley tasman lancer cambridge westminster",
  Avida: "birdsville busselton ceduna esperance eyre fremantle kimberley leura longreach torquay wentworth",
  Chevrolet: "malibu tahoe monterey",
  Chrysler: "newport saratoga windsor",
  Daihatsu: "rocky",
  Dodge: "dakota durango",
  Ford: "fairmont cortina windsor maverick",
  Holden: "belmont kingswood monterey calais camira torana",
  Jayco: "penguin swan eagle heritage freedom journey",
  Morris: "oxford marina cowley",
  Renault: "logan",
  Suzuki: "sierra",
  Toyota: "avalon corona",
  Volkswagen: "santana",
  Winnebago: "bells burleigh byron coogee cottesloe iluka jervis kirra",
};
const byMake: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(MODELS).map(([make, models]) => [compactText(make), new Set(models.split(" "))]),
);

/** Whether a make has, or had, a model that is called like a town. @param word in folded letters */
export function isPlaceModel(make: string, word: string): boolean {
  return byMake.get(compactText(make))?.has(word) ?? false;
}
