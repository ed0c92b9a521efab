import { answerLine, type AnswerWords, leadAnswers } from "./lead-answers";
import type { LeadRecord } from "./lead-record";

/** Fields by the names they are sent under, for whoever has no words. */
const AS_SENT: AnswerWords = { label: (name) => name, value: (_, value) => value };

/** Everything a form held besides the contact, for people to read: the message first, then a line for each field. */
export function leadComments({ fields }: Pick<LeadRecord, "fields">, words: AnswerWords = AS_SENT): string {
  const lines = leadAnswers(fields, words).map(answerLine);
  return [(fields["message"] ?? "").trim(), lines.join("\n")].filter((part) => part !== "").join("\n\n");
}
