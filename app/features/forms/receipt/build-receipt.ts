import { type BookingStanding, STANDING_TONES, standingKey } from "~/domain/appointment/booking-standing";
import { exactMoney } from "~/domain/money/money-format";
import { answerText } from "~/domain/text/answer-text";
import type { FieldChoice, FieldDefinition } from "~/domain/forms/field-definition";
import { photoNames } from "~/domain/forms/files/read-photos";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { wordList } from "~/i18n/list-format";
import type { Translator } from "~/i18n/translator";
import { shortReference } from "~/domain/checkout/order-reference";
import { stepsAfter } from "~/domain/forms/sent/steps-after";
import type { LeadContact } from "~/domain/lead/lead";
import { phoneText } from "~/domain/phone/phone-number";
import { REMEMBERED_FIELDS } from "~/features/forms/remembered/remembered-contact";
import { fieldLabel, words } from "~/features/forms/build-form";
import type { Receipt, ReservedBy } from "./receipt";
import type { VehicleBriefView } from "~/features/forms/brief/vehicle-brief-view";

/** What a receipt is written from. */
export interface ReceiptParts {
  readonly form: SiteForm;
  readonly t: Translator;
  readonly config: SiteConfig;
  readonly values: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly FieldChoice[]>>;
  readonly leadId: string;
  readonly vehicle: VehicleBriefView | null;
  readonly carId: string | null;
  readonly highlight?: string | null;
  /** A visit for which no time is kept yet. */
  readonly isRequest?: boolean;
  /** Whether its vehicle has to be brought to the place. */
  readonly isBrought?: boolean;
  /** How what was booked stands; null, as without it, for what books nothing. */
  readonly standing?: BookingStanding | null;
  readonly calendar?: string | null;
  /** The turn was taken before: nothing is won, and there is nothing to collect. */
  readonly isRepeated?: boolean;
  /** Who has the vehicle reserved; null, as without it, where nobody has. */
  readonly reservedBy?: ReservedBy | null;
  /** "8:00 am", where a text message to the shopper waits for the morning. */
  readonly textAfter?: string | null;
  /** Where a mail and a text message go to the shopper; without it, it is not known. */
  readonly toldAt?: Pick<LeadContact, "email" | "phone">;
  /** What was accepted for the shopper's own vehicle. */
  readonly offer?: number | null;
  /** Files that were sent, by field. */
  readonly files?: Readonly<Record<string, readonly Pick<File, "name">[]>>;
}

/** The receipt of a sent form, in the site's words (LEAD-06, OPEN-115). */
export function buildReceipt(parts: ReceiptParts): Receipt {
  const { form, t, config, values, files = {}, leadId, vehicle, carId, highlight = null } = parts;
  const { isRepeated = false } = parts;
  const name = values["name"] ?? "";
  const answers = form.steps.flat().flatMap((field) => {
    const value = values[field.name] ?? files[field.name]?.map((file) => file.name).join("\n");
    return value === undefined
      ? []
      : [{ label: fieldLabel(t, form, field), value: shownAnswer(field, value, parts) }];
  });
  return {
    leadId,
    form: form.key,
    title: name === "" ? t("forms.sent.title") : t("forms.sent.titleName", { name }),
    status:
      parts.standing == null
        ? null
        : { tone: STANDING_TONES[parts.standing], text: t(standingKey(parts.standing)) },
    text: receiptText(parts),
    next: [
      ...((isRepeated ? undefined : form.own.next) ?? [1, 2, 3].flatMap((step) => nextWords(parts, step))),
      ...(parts.textAfter == null ? [] : [t("forms.sent.textLater", { time: parts.textAfter })]),
    ],
    answers,
    vehicle,
    carId,
    highlight,
    reference: shortReference(leadId),
    told: toldText(parts),
    calendar: parts.calendar ?? null,
    after: stepsAfter(config, {
      form,
      carId,
      vehiclePath: vehicle?.href ?? null,
      values,
      offer: parts.offer ?? null,
    }).map(({ key, href }) => ({ label: t(`forms.after.${key}`), href })),
    contact: Object.fromEntries(
      REMEMBERED_FIELDS.flatMap((field) => {
        const value = values[field];
        if (value === undefined) return [];
        return [[field, field === "phone" ? phoneText(value, config.site.country) : value]];
      }),
    ),
    category: form.category,
  };
}

/** That it has arrived, and how its vehicle stands. */
function receiptText(parts: ReceiptParts): string {
  const { form, t, isRequest, isRepeated, reservedBy = null } = parts;
  const repeated = isRepeated === true ? optionalWords(t, form, "repeated.text")[0] : undefined;
  const requested = isRequest === true ? optionalWords(t, form, "requested.text")[0] : undefined;
  const arrived = repeated ?? requested ?? words(t, form, "sent.text");
  if (reservedBy === null) return arrived;
  const [now, wish] = reservedBy === "shopper" ? ["ownNow", "ownWish"] : ["now", "wish"];
  return `${arrived} ${t(`forms.reserved.${isWished(parts) ? wish : now}`)}`;
}

/** Whether a time was chosen that is not kept. */
function isWished({ isRequest, values }: ReceiptParts): boolean {
  return isRequest === true && values["booking_time"] !== undefined;
}

function isTold({ email, phone }: Pick<LeadContact, "email" | "phone">): boolean {
  return email !== null || phone !== null;
}

/** Where a message about it goes, in a sentence; null where none does. */
function toldText({ t, config, toldAt }: ReceiptParts): string | null {
  if (toldAt === undefined || !isTold(toldAt)) return null;
  const { email, phone } = toldAt;
  const { country, locale } = config.site;
  const places = [...(email === null ? [] : [email]), ...(phone === null ? [] : [phoneText(phone, country)])];
  return t("forms.sent.told", { places: wordList(locale, places) });
}

/** A step of what happens next: of a time that is asked for, and for who gets no message, in other words where there are some. */
function nextWords(parts: ReceiptParts, step: number): readonly string[] {
  const { t, form, isRequest, isRepeated, toldAt, isBrought } = parts;
  // A wish for a time can be moved and cancelled as what is booked can.
  const isMovable = isWished(parts) && step === 3;
  const groups = [
    ...(isRepeated === true ? ["repeated"] : []),
    ...(isBrought === true ? ["brought"] : []),
    ...(isWished(parts) ? ["wished"] : []),
    ...(isRequest === true && !isMovable ? ["requested"] : []),
    ...(toldAt !== undefined && !isTold(toldAt) ? ["untold"] : []),
    "sent",
  ];
  const all = groups.map((group) => optionalWords(t, form, `${group}.next${step}`));
  return all.find((words) => words.length > 0) ?? [];
}

/** What comes after a form that was just opened, where everybody is told the same; empty without words. */
export function stepsAhead(form: SiteForm, t: Translator): readonly string[] {
  return form.own.next ?? [1, 2, 3].flatMap((step) => optionalWords(t, form, `sent.next${step}`));
}

function optionalWords(t: Translator, form: SiteForm, key: string): readonly string[] {
  const text = words(t, form, key);
  return text.startsWith("forms.") ? [] : [text];
}

/** An answer as a person reads it. */
function shownAnswer(field: FieldDefinition, value: string, { t, config, choices }: ReceiptParts): string {
  const { site } = config;
  if (field.control === "photos") return photoNames(value).join(", ");
  return answerText(field.control, value, {
    site,
    money: exactMoney(site.locale, site.currency),
    choice: (answer) =>
      choices[field.name]?.find((choice) => choice.value === answer)?.label ??
      (field.choices?.includes(answer) === true ? t(`forms.choices.${field.name}.${answer}`) : null),
  });
}
