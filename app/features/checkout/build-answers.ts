import type { AskingStep, JourneyAnswers } from "~/domain/checkout/journey";
import type { FieldDefinition } from "~/domain/forms/field-definition";
import { phoneText } from "~/domain/phone/phone-number";
import { wholeDay } from "~/domain/time/whole-day";
import type { CheckoutSite } from "./checkout-site";
import type { AnswerGroup } from "./checkout-view";

/** A question, and what the form calls it. */
export interface NamedQuestion {
  readonly field: FieldDefinition;
  readonly label: string;
}

/** One step with what was answered in it. */
interface AnsweredStep {
  readonly step: AskingStep;
  readonly questions: readonly NamedQuestion[];
  readonly answers: JourneyAnswers;
  /** What is said beside an answer, by its question. */
  readonly notes: Readonly<Record<string, string>>;
  /** Where its answers are changed. */
  readonly href: string;
}

/**
 * The answers of one step for reading over; not shown are questions that were left open, and an address that was typed
 * before the buyer chose to collect.
 */
export function answerGroup(
  { step, questions, answers, notes, href }: AnsweredStep,
  site: CheckoutSite,
): AnswerGroup {
  const { t } = site;
  const title = t(`checkout.steps.${step}`);
  return {
    key: step,
    title,
    rows: questions.flatMap(({ field, label }) => {
      const answer = answers[field.name] ?? "";
      const isIdle = field.name === "delivery_address" && answers["handover"] !== "deliver";
      if (answer === "" || isIdle) return [];
      const isCollected = field.name === "handover" && answer !== "deliver";
      const note = isCollected ? undefined : notes[field.name];
      const row = { key: field.name, label, value: answerText(field, answer, site) };
      return [note === undefined ? row : { ...row, note }];
    }),
    change: {
      href,
      label: t("checkout.buy.change"),
      name: t("checkout.buy.changeWhat", { step: title }),
    },
  };
}

function answerText({ name, control }: FieldDefinition, answer: string, { t, config }: CheckoutSite): string {
  if (control === "choice") return t(`forms.choices.${name}.${answer}`);
  if (control === "tel") return phoneText(answer, config.site.country);
  return control === "date" ? wholeDay(answer, config.site.locale) : answer;
}
