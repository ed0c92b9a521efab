import { easyContact } from "../forms/contact-fields";
import { FIELDS } from "../forms/field-catalogue";
import type { FieldChoice, FieldDefinition } from "../forms/field-definition";
import { withStockWords } from "../stock-words/stock-words";
import type { SiteConfig } from "../tenant/site-config";
import { countryOf } from "~/domain/country/country-of";
import { looksUp, withFoundFields } from "../registration/lookup-fields";
import { ITEM_TYPES, type ItemType } from "../vehicle/vehicle";
import { tradedMakes } from "./makes";
import { drivesItself, TRADE_KIND, tradeKind } from "./trade-kind";
import { type TradePart, tradeSteps } from "./trade-steps";

/** Field of leads that says whether the vehicle goes against another one; it may be sold outright. */
export const TRADES_FOR_ANOTHER = "trades_for_another";
/** The question of {@link TRADES_FOR_ANOTHER} in the form. */
export const FOR_ANOTHER = FIELDS.tradeIn.name;
/** How many years back can be chosen; owners of older vehicles have to call. */
const OLDEST_YEARS = 40;
/** The choice of somebody whose make is not on the list. */
export const OTHER_MAKE = "Other";
/** Questions with more answers than this are shown as a drop-down list. */
const MOST_BOXES = 4;
const LINE_LENGTH = 120;
const PREFIX = "answer-";

type Question = SiteConfig["trade"]["questions"][number];

/** The fields of the shopper's vehicle; names as leads carry them. */
const VEHICLE: readonly FieldDefinition[] = [
  { name: "year", control: "select", group: "yourVehicle", maxLength: 4 },
  { name: "make", control: "select", group: "yourVehicle", maxLength: 40 },
  { name: "model", control: "text", group: "yourVehicle", maxLength: 80 },
];

/** By which the vehicle can be looked up before anything of it is typed. */
const LOOKED_UP: readonly FieldDefinition[] = [FIELDS.rego, FIELDS.regoState].map((field) => ({
  ...field,
  group: "registration",
  optional: true,
}));

/** Names of everything that is kept of the first page; another kind of vehicle leaves some of it out. */
export function tradeVehicleNames(
  config: Pick<SiteConfig, "site" | "trade" | "forms">,
): readonly { readonly name: string }[] {
  const asked = ITEM_TYPES.flatMap((kind) => tradeFields(config, "vehicle", kind));
  return [...new Set([...asked.map(({ name }) => name), TRADE_KIND])].map((name) => ({ name }));
}

const FINANCED: FieldDefinition = {
  name: "finance",
  control: "choice",
  group: "ownership",
  maxLength: 3,
  wide: true,
};

/**
 * What one step asks, in order (TRADE-04 to TRADE-07). The offer only asks whether the shopper accepts it.
 * @param kind of the shopper's vehicle
 */
export function tradeFields(
  config: Pick<SiteConfig, "site" | "trade" | "forms">,
  step: TradePart,
  kind: ItemType = tradeKind(config, null),
): readonly FieldDefinition[] {
  const { photos: most } = config.trade;
  const asked = stepQuestions(config, step, kind);
  // With the last questions: what is asked before is more important, and the lead is safe by then.
  const isLast = step === tradeSteps(config).findLast((one) => one !== "offer");
  return most > 0 && isLast ? [...asked, { ...FIELDS.photos, most }] : asked;
}

function stepQuestions(
  config: Pick<SiteConfig, "site" | "trade" | "forms">,
  step: TradePart,
  kind: ItemType,
): readonly FieldDefinition[] {
  const { trade } = config;
  switch (step) {
    case "vehicle": {
      const asked = [...VEHICLE, ...(drivesItself(kind) ? [FIELDS.kms] : [])];
      return looksUp(config) ? withFoundFields(config, [...LOOKED_UP, ...asked]) : asked;
    }
    case "lead":
      return [
        ...easyContact([FIELDS.name, FIELDS.last_name, FIELDS.phone, FIELDS.email, FIELDS.postcode]),
        { ...FIELDS.location, group: "contact" },
        FIELDS.PreferredContactMethod,
      ];
    case "adjustments":
      return trade.questions.map(questionField);
    case "rego":
      return [
        ...(drivesItself(kind)
          ? [
              { ...FIELDS.rego, group: "registration" },
              { ...FIELDS.regoState, group: "registration" },
            ]
          : [{ ...FIELDS.rego, group: "registration", optional: true as const }]),
        FINANCED,
        // Under the name of its own question: lead systems read "no trade-in" in the other.
        { ...FIELDS.tradeIn, sentAs: TRADES_FOR_ANOTHER, group: "ownership" },
      ];
    case "offer":
      return [];
  }
}

/** The name of a question's field. */
export function questionName({ id }: Pick<Question, "id">): string {
  return `${PREFIX}${id}`;
}

function questionField(question: Question): FieldDefinition {
  const { type, label, hint, options = [], required } = question;
  const box = type === "yesNo" || options.length <= MOST_BOXES;
  const control = type === "number" || type === "text" ? type : box ? "choice" : "select";
  return {
    name: questionName(question),
    control,
    group: "condition",
    label,
    ...(hint === undefined ? {} : { hint }),
    maxLength: type === "number" ? 12 : LINE_LENGTH,
    ...(required ? {} : { optional: true }),
    ...(type === "number" ? {} : { wide: true }),
  };
}

/** Words the choices need. */
export interface ChoiceWords {
  readonly yes: string;
  readonly no: string;
  readonly otherMake: string;
}

/** What can be chosen in the steps' fields; nothing to choose where there is one place only. */
export function tradeChoices(
  { site, trade }: Pick<SiteConfig, "site" | "trade">,
  thisYear: number,
  words: ChoiceWords,
  kind: ItemType = tradeKind({ site }, null),
): Readonly<Record<string, readonly FieldChoice[]>> {
  const yesNo = [
    { value: "Yes", label: words.yes },
    { value: "No", label: words.no },
  ];
  const years = Array.from({ length: OLDEST_YEARS + 1 }, (_, back) => String(thisYear - back));
  const places = site.locations.filter(
    ({ visible, locationType: type }) => visible && (type === "sales" || type === ""),
  );
  return {
    year: years.map((value) => ({ value, label: value })),
    make: [
      ...tradedMakes(kind).map((value) => ({ value, label: value })),
      { value: OTHER_MAKE, label: words.otherMake },
    ],
    location: places.length > 1 ? places.map(({ id, name }) => ({ value: id, label: name })) : [],
    regoState: countryOf(site.country).registrationStates.map(({ code, name }) => ({
      value: code,
      label: withStockWords(name, { site }),
    })),
    finance: yesNo,
    tradeIn: yesNo,
    ...Object.fromEntries(
      trade.questions.map((question) => [
        questionName(question),
        question.type === "yesNo"
          ? yesNo
          : (question.options ?? []).map((value) => ({ value, label: value })),
      ]),
    ),
  };
}
