import { FEATURE_GROUPS, type FeatureGroup } from "./feature-group";
import { foldFeature, FOREIGN_WORDS } from "./foreign-words";

/** Features of one group, in the order they came. */
export interface GroupedFeatures<Feature> {
  readonly group: FeatureGroup;
  readonly features: readonly Feature[];
}

/** Words of a feature's name and the group that they put it in; the first that fits counts. */
const WORDS: readonly (readonly [FeatureGroup, RegExp])[] = [
  // Before the words that they contain: "Leather Steering Wheel" is no wheel, "Rear Wheel Steering" no seat.
  [
    "comfort",
    /heated (?:steering|grips|front|rear|seats)|leather steering|steering column|power steering|wheelchair/,
  ],
  [
    "safety",
    new RegExp(
      [
        "air ?bags?|\\babs\\b|anti.?lock|brak|stability|traction|\\besc\\b|blind.?spot|collision|emergency",
        "lane |cross.traffic|pedestrian|driver (?:attention|fatigue)|fatigue|immobiliser|alarm|central locking|child (?:seat|lock)",
        "isofix|seat.?belt|tyre pressure|tpms|hill (?:hold|start|descent)|(?:revers|rear|back.?up|360|surround|around)\\S* .*(?:camera|view)",
        "camera|park\\w* (?:sensor|assist|distance|aid)|night vision|sway|fire extinguisher|smoke (?:alarm|detector)|gas detector",
        "adaptive cruise|active cruise|radar cruise|speed limit|\\blams\\b|reflector|roll.?over|anti.?theft",
      ].join("|"),
    ),
  ],
  [
    "technology",
    new RegExp(
      [
        "car ?play|android|bluetooth|\\busb\\b|\\bhdmi\\b|navigation|sat.?nav|\\bgps\\b|\\bdab\\b|radio|\\bcd\\b|\\bdvd\\b|sound|audio|speaker",
        "subwoofer|touch ?screen|display|instrument cluster|head.?up|wi.?fi|voice|phone|wireless|charg|connected|smart ?tv|\\btv\\b|television",
        "cruise|launch control|quick ?shifter|riding modes|drive modes?|paddle|regenerat|vehicle.to.load|v2l|over.the.air|trip computer",
        "lithium|solar|inverter|battery|generator|telematics|digital",
      ].join("|"),
    ),
  ],
  [
    "outside",
    new RegExp(
      [
        "alloy|wheels?\\b|tyres?|roof (?:rack|rail|box)|roof rails|tow ?(?:bar|hitch|ball|pack)|towing|bull ?bar|nudge bar|side steps?|running boards?",
        "canopy|tonneau|tub ?liner|tray|toolbox|ladder|snorkel|winch|lift kit|suspension|diff\\w* lock|exhaust|spoiler|body ?kit|mud ?flap",
        "head ?(?:light|lamp)|fog (?:light|lamp)|\\bled\\b|xenon|daytime|privacy glass|tint|rain.sensing|wipers|power mirrors|door mirrors|paint",
        "tail ?gate|lift ?gate|power boot|electric boot|awning|external|water tank|pannier|centre stand|screen|crash bars|slipper|rear.wheel steering",
        "off.?(?:grid|road)|jockey|coupling|stone ?guard|roller? door|sliding door|tail ?lift|crane|bumper|carbon",
      ].join("|"),
    ),
  ],
  [
    "comfort",
    new RegExp(
      [
        "air.?con|climate|leather|seat|lumbar|massage|ventilat|heat|cool|fridge|freezer|sun ?roof|moon ?roof|panoramic|glass roof|keyless",
        "push.button|smart key|power windows|electric windows|memory|arm ?rest|cup ?holder|ambient|interior|trim|carpet|floor mats",
        "third row|3rd row|split fold|ensuite|en suite|shower|toilet|bed\\b|beds\\b|bunk|lounge|washing machine|kitchen|oven|cook|microwave",
        "blind|curtain|storage|steering wheel|auto.?dimming|remote (?:start|boot)|soft.close|isolator",
      ].join("|"),
    ),
  ],
];

/**
 * The group of a feature by the words of its name, in any case; `other` where no word of it is known. What helps not to
 * have an accident is safety before it is technology.
 */
export function featureGroupOf(feature: string): FeatureGroup {
  const name = foldFeature(feature);
  return [...WORDS, ...FOREIGN_WORDS].find(([, words]) => words.test(name))?.[0] ?? "other";
}

/**
 * Features in their groups, in the order of {@link FEATURE_GROUPS}; a group without any is left out. The one list for the
 * facts of a vehicle's page and for the filter of features.
 * @param nameOf the feature's name as the stock writes it
 */
export function groupFeatures<Feature>(
  features: readonly Feature[],
  nameOf: (feature: Feature) => string,
): readonly GroupedFeatures<Feature>[] {
  const groups = features.map((feature) => featureGroupOf(nameOf(feature)));
  return FEATURE_GROUPS.flatMap((group) => {
    const own = features.filter((_, at) => groups[at] === group);
    return own.length === 0 ? [] : [{ group, features: own }];
  });
}
