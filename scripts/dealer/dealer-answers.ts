import * as z from "zod";
import { countryOf } from "~/domain/country/country-of";
import { hostNameText, line, printedPhone, slugText } from "~/domain/tenant/config/shapes";
import { siteSchema } from "~/domain/tenant/config/site";
import { CAR_TYPES, ITEM_TYPES } from "~/domain/vehicle/vehicle";
import { readAddress } from "./read-address";
import { readColours } from "./read-colours";
import { readHours } from "./read-hours";

/** Something to ask about a new dealer. */
export interface Question {
  readonly name: string;
  /** What is asked, without a question mark. */
  readonly words: string;
  /** What is taken without an answer; null where one is needed. */
  readonly preset: string | null;
}

/** What is for sale, by kind and by age. */
const KINDS = [...ITEM_TYPES, ...CAR_TYPES];
const USUAL_KINDS = "car, new, demo, used";
/** Doors open as most dealers' do, until somebody says otherwise. */
const USUAL_HOURS = "Mo-Fr 08:30-17:30";

/** The questions in the order in which they are asked. */
export function questionsFor(templates: readonly string[]): readonly Question[] {
  return [
    { name: "name", words: "The dealer's name, as customers know it", preset: null },
    { name: "country", words: "Country (au, nz)", preset: null },
    { name: "template", words: `Template (${templates.join(", ")})`, preset: null },
    { name: "host", words: "Host name of the site, such as www.dealer.example", preset: null },
    { name: "mail", words: "Mailbox that gets every lead", preset: null },
    { name: "phone", words: "Telephone number, as it is printed", preset: null },
    {
      name: "address",
      words: "Address: street, town and state postcode (New Zealand: street, town, region and postcode)",
      preset: null,
    },
    { name: "kinds", words: `Kinds of vehicle, with commas (${KINDS.join(", ")})`, preset: USUAL_KINDS },
    { name: "makes", words: "Makes that most of the stock is of, with commas", preset: "" },
    {
      name: "colours",
      words: "Colours: of the brand, and of buttons where they differ (#0a4d8c, #c2410c)",
      preset: "",
    },
    { name: "hours", words: "Opening hours", preset: USUAL_HOURS },
  ];
}

const parts = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A text that a reader makes something of, or says what it expected. */
function readBy<Read>(reader: (text: string) => Read | null, expected: string) {
  return z.string().transform((text, context) => {
    const read = reader(text);
    if (read !== null) return read;
    context.addIssue({ code: "custom", message: expected });
    return z.NEVER;
  });
}

/** Those of a list that were named; else the usual ones. */
function someOf<Kind extends string>(
  all: readonly Kind[],
  named: readonly string[],
  ...usual: readonly Kind[]
): readonly Kind[] {
  const found = all.filter((kind) => named.includes(kind));
  return found.length > 0 ? found : usual;
}

const country = siteSchema.shape.country.unwrap();

/**
 * What is needed to make a dealer, as text of flags or answers. @param region of this deployment; else the country's
 * code
 */
export function answersSchema(templates: readonly string[], region: string | null) {
  return z
    .object({
      slug: slugText.max(60),
      name: line.max(80),
      country: z.string().trim().toLowerCase().pipe(country),
      template: z.string().trim().toLowerCase().pipe(z.enum(templates)),
      host: hostNameText,
      mail: z.email().max(254),
      phone: printedPhone,
      address: z.string(),
      kinds: z
        .string()
        .default(USUAL_KINDS)
        .transform(parts)
        .pipe(z.array(z.enum(KINDS)).min(1))
        .transform((kinds) => ({
          itemTypes: someOf(ITEM_TYPES, kinds, "car"),
          carTypes: someOf(CAR_TYPES, kinds, ...CAR_TYPES),
        })),
      makes: z
        .string()
        .default("")
        .transform(parts)
        .pipe(z.array(line.max(60)).max(40)),
      colours: readBy(readColours, "one or two colours as #rrggbb, with a comma between them").optional(),
      hours: z
        .string()
        .default(USUAL_HOURS)
        .pipe(readBy(readHours, "days and times such as Mo-Fr 08:30-17:30, Sa 09:00-13:00")),
      region: slugText.optional(),
    })
    .transform((answers, context) => {
      const place = readAddress(answers.address, countryOf(answers.country));
      if ("expected" in place) {
        context.addIssue({ code: "custom", path: ["address"], message: place.expected });
        return z.NEVER;
      }
      return { ...answers, address: place, region: answers.region ?? region ?? answers.country };
    });
}
/** Everything about a dealer that is to be made. */
export type Answers = z.output<ReturnType<typeof answersSchema>>;
