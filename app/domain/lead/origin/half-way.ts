import type { SiteConfig } from "../../tenant/site-config";
import type { NewLead } from "../lead";

/** The stage of a lead whose shopper began a form of several steps and did not finish it. */
export const LEFT_HALF_WAY = "Left Half-Way";

const ENDING = ".begun";

/** The submission key of a form that was begun, by the key that its steps share. */
export function begunKey(formKey: string): string {
  return `${formKey}${ENDING}`;
}

/** Whether a lead is a form that was begun: its shopper has sent nothing yet. */
export function isBegunKey(submissionKey: string): boolean {
  return submissionKey.endsWith(ENDING);
}

/** Whether the steps of its form are not finished: the shopper left, or is still at it. */
export function isHalfWay({ subcategory, fields }: Pick<NewLead, "subcategory" | "fields">): boolean {
  return subcategory === LEFT_HALF_WAY || fields["form_completed"] === "false";
}

/** A form that was begun, or sent, as far as it tells what it is about. */
type Matter = Pick<NewLead, "url" | "fields">;

/**
 * Whether a form that was sent is the one that was left: of the same page, and of the same vehicle of the shopper's own where
 * the one that was left names one. Whoever left a trade-in of a Mazda and sent one of a Toyota has two vehicles.
 */
export function isSameMatter(sent: Matter, left: Matter): boolean {
  const own = ownVehicle(left);
  return pageOf(sent) === pageOf(left) && (own === "" || own === ownVehicle(sent));
}

function pageOf({ url }: Matter): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** The shopper's own vehicle by its plate, else by what it is; empty where none is named. */
function ownVehicle({ fields }: Matter): string {
  const said = (name: string) => (fields[name] ?? "").trim().toLowerCase();
  return said("rego") || ["year", "make", "model", "vehicle"].map(said).join(" ").trim();
}

/** Whether the dealer is to be told of a form should it be left now: who began it can be reached and is no robot. */
export function tellsLeft(
  { forms }: Pick<SiteConfig, "forms">,
  { values, suspicion }: { readonly values: Readonly<Record<string, string>>; readonly suspicion: unknown },
): boolean {
  return forms.tellLeft && suspicion === null && (values["phone"] ?? values["email"]) !== undefined;
}
