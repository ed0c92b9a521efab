import { type Country, phoneHref } from "../country/country";
import { maskedPhone } from "../vehicle/masked-phone";

/** What may stand between the digits of a printed number. */
const GAP = String.raw`[\s().\u2010-\u2013-]*`;
/** Not within a longer number, nor in an address such as that of a WhatsApp link. */
const START = String.raw`(?<![\d/=%])`;

export interface NumberToHide {
  /** The number as it is printed: "07 5550 0142". */
  readonly printed: string;
  readonly country: Country;
  /** Where a shopper asks for it; takes the place of `tel:` links. */
  readonly revealPath: string;
}

/**
 * Gives what hides one number in texts (VDP-42): every way of writing it, national or with the country's code, is masked
 * after five characters, and links that call it lead to where it is asked for. Texts without it stay as they are.
 */
export function numberHider({ printed, country, revealPath }: NumberToHide): (text: string) => string {
  const dialled = phoneHref(country, printed).replace(/\D/g, "");
  const { phonePrefix } = country;
  const national = dialled.startsWith(phonePrefix) ? dialled.slice(phonePrefix.length) : dialled;
  const spaced = (digits: string) => [...digits].join(GAP);
  const code = `\\+?${spaced(phonePrefix)}${GAP}(?:0${GAP})?`;
  const number = `(?:${code}|\\(?0${GAP})?${spaced(national)}(?!\\d)`;
  const link = new RegExp(`tel:${number}`, "g");
  const text = new RegExp(`${START}(?:\\+|\\()?${number}`, "g");
  // Short texts cannot hold it, and most texts of a page are short.
  return (given) =>
    given.length < national.length
      ? given
      : given.replace(link, revealPath).replace(text, (found) => maskedPhone(found));
}
