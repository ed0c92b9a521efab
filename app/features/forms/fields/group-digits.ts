/** Whole digits, plain or in groups of three, and what comes after a point. */
const NUMBER = /^(\d{1,12}|\d{1,3}(?:[, ]\d{3}){1,3})(\.\d+)?$/;

/**
 * `38990` as `38,990`, `1234.5` as `1,234.5`. Anything else stays as it was typed, as no two people read `1,23` alike:
 * the server says what is wrong with it.
 */
export function groupDigits(text: string): string {
  const bare = text
    .replace(/\s/g, " ")
    .replace(/^\s*\$/, "")
    .replace(/kms?\s*$/i, "")
    .trim();
  const [, whole, fraction = ""] = NUMBER.exec(bare) ?? [];
  if (whole === undefined) return text;
  return whole.replace(/\D/g, "").replace(/\B(?=(?:\d{3})+$)/g, ",") + fraction;
}
