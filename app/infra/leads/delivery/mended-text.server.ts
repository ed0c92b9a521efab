import { BOOKING_STATUS, MOVED_FROM, REMINDERS } from "~/domain/appointment/booking";
import { isOrderKind } from "~/domain/checkout/order";
import { BROUGHT_FROM } from "~/domain/appointment/brought-vehicle";
import { visitKindOf } from "~/domain/appointment/visit-plan";
import { countryOf } from "~/domain/country/country-of";
import { fullName } from "~/domain/lead/lead";
import { answerLine, leadAnswers } from "~/domain/lead/lead-answers";
import type { LeadRecord } from "~/domain/lead/lead-record";
import { isMendable } from "~/domain/lead/origin/mended-lead";
import type { LeadSite } from "~/domain/lead/sinks";
import { phoneText } from "~/domain/phone/phone-number";
import { answerWords, type LeadCopy } from "./answer-words.server";

/** What of a booking the mail tells in words of its own. */
const TOLD: ReadonlySet<string> = new Set([
  ...["booking_date", "booking_time", "preferred_date", "booking_held", "location_id"],
  ...[BOOKING_STATUS, MOVED_FROM, REMINDERS, BROUGHT_FROM, "vehicle_status"],
  // A corrected order has another reference; the mail names it below.
  "order",
]);

/** One thing that a lead says, under a name by which it is found in an earlier state. */
interface Said {
  readonly name: string;
  readonly value: string;
  /** The whole line with another value. */
  line(value: string): string;
}

/**
 * What the shopper of a visit, of a question or of an unpaid order corrected by its last step, each with what it was before; "" where nothing is otherwise.
 */
export function mendedText(before: LeadRecord, lead: LeadRecord, config: LeadSite, copy: LeadCopy): string {
  const takesBack = isMendable(lead.kind) || isOrderCorrected(before, lead);
  if (visitKindOf(lead.kind) === null && !takesBack) return "";
  const known = new Map(saidBy(before, config, copy).map(({ name, value }) => [name, value]));
  const lines = saidBy(lead, config, copy).flatMap(({ name, value, line }) => {
    const was = known.get(name) ?? "";
    if (was === value) return [];
    return [line(was === "" ? value : copy("leads.mail.mended", { value, before: was }))];
  });
  // A visit's silence takes nothing back.
  const now = new Set(saidBy(lead, config, copy).map(({ name }) => name));
  const gone = takesBack ? saidBy(before, config, copy).filter(({ name }) => !now.has(name)) : [];
  lines.push(...gone.map(({ value, line }) => line(copy("leads.mail.takenBack", { before: value }))));
  return lines.length === 0 ? "" : [copy("leads.mail.headings.mended"), ...lines].join("\n");
}

/** An order that is corrected stands as it stood: news of its payment has words of its own. */
function isOrderCorrected(before: LeadRecord, lead: LeadRecord): boolean {
  return isOrderKind(lead.kind) && before.fields["status"] === lead.fields["status"];
}

function saidBy(lead: LeadRecord, config: LeadSite, copy: LeadCopy): readonly Said[] {
  const { name, lastName, email, phone, postcode } = lead.contact;
  const words = answerWords(config, copy, lead.kind);
  const contact = {
    name: fullName({ name, lastName }),
    phone: phone === null ? "" : phoneText(phone, countryOf(config.site.country).code),
    email: email ?? "",
    postcode: postcode ?? "",
  };
  const message = (lead.fields["message"] ?? "").trim();
  const label = words.label("message") ?? copy("leads.mail.headings.wants");
  const answers = [
    ...leadAnswers(lead.fields, words).filter((answer) => !TOLD.has(answer.name)),
    ...(message === "" ? [] : [{ name: "message", label, value: message }]),
  ];
  return [
    ...Object.entries(contact).map(([part, value]) => ({
      ...{ name: `contact ${part}`, value },
      line: (told: string) => copy(`leads.mail.${part}`, { value: told }),
    })),
    ...answers.map((answer) => ({
      ...{ name: answer.name, value: answer.value },
      line: (told: string) => answerLine({ ...answer, value: told }),
    })),
  ].filter(({ value }) => value !== "");
}
