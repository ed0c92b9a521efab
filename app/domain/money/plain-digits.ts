/** Zeros of the digits that Arabic and Persian keyboards have. */
const OTHER_ZEROS = [0x660, 0x6f0];

/** The text with the digits, points and blanks of an English keyboard: full-width, Arabic and Persian ones are read. */
export function plainDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (OTHER_ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\u066B/g, ".")
    .replace(/\u066C/g, ",")
    .replace(/\s/g, " ")
    .trim();
}
