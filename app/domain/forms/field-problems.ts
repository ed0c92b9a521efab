import { currencyDecimals } from "../money/currency-decimals";
import { type FieldDefinition, isOptional, takesFiles } from "./field-definition";
import { type FieldRules, SELF_LIMITING } from "./read-field";

/** A problem's copy key, and what is known of its values before anything is typed. */
export interface AnswerProblem {
  readonly problem: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Problems = readonly AnswerProblem[];
const only = (...keys: readonly string[]): Problems => keys.map((problem) => ({ problem }));

/** What each control can be told besides "required" and "too long". */
const BY_CONTROL: Readonly<Record<FieldDefinition["control"], Problems>> = {
  text: [],
  message: [],
  name: only("problem.name"),
  email: only("problem.email"),
  tel: only("problem.phone"),
  postcode: [],
  choice: only("problem.choice"),
  select: only("problem.choice"),
  time: only("problem.choice"),
  number: only("problem.number", "problem.most"),
  money: [],
  km: only("problem.kms", "problem.most"),
  rego: only("problem.rego"),
  vin: only("problem.vin"),
  date: only("problem.date", "problem.datePast", "problem.dateFar"),
  birthday: only("problem.date", "problem.adult"),
  file: only("problem.fileEmpty", "problem.fileSize", "problem.fileType"),
  // What is wrong with photos the server says: it looks into them.
  photos: [],
};

/** Everything `readField` and `readFile` may say about the answer to a question. */
export function fieldProblems(
  field: FieldDefinition,
  rules: Pick<FieldRules, "country" | "currency">,
): Problems {
  const { control, maxLength } = field;
  return [
    ...(isOptional(field) ? [] : only("problem.required")),
    ...(hasLength(control) ? [{ problem: "problem.tooLong", values: { max: maxLength } }] : []),
    ...BY_CONTROL[control],
    ...(control === "postcode" ? only(rules.country.postcode.messageKey) : []),
    ...(control === "money" ? moneyProblems(rules.currency) : []),
  ];
}

function hasLength(control: FieldDefinition["control"]): boolean {
  return !takesFiles({ control }) && !SELF_LIMITING.has(control);
}

function moneyProblems(currency: string): Problems {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return only("problem.moneyWhole", "problem.most");
  return [
    ...only("problem.money", "problem.most"),
    { problem: "problem.moneyDecimals", values: { decimals } },
  ];
}
