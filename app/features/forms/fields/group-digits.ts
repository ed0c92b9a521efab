/** `38990` as `38,990`; what is no whole number stays as it was typed. */
export function groupDigits(text: string): string {
  const digits = text.replace(/[\s,$]/g, "").replace(/kms?$/i, "");
  return /^\d{1,12}$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, ",") : text;
}
