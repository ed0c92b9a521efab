import type { LeadRecord } from "./lead-record";

/** Everything a form held besides the contact, for people to read: the message first, then a line for each field. */
export function leadComments({ fields }: Pick<LeadRecord, "fields">): string {
  const { message = "", ...others } = fields;
  const lines = Object.entries(others)
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => `${name}: ${value}`);
  return [message.trim(), lines.join("\n")].filter((part) => part !== "").join("\n\n");
}
