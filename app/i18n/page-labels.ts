type Labels = Readonly<Record<string, string>>;

/** Copy that stands in mails, text messages and calendars, and in no part of a page that a browser makes. */
const IN_LETTERS = /^(?:letters|leads|forms|mine)\./;

/** A dealer's own words that its pages carry for the browser. */
export function pageLabels(labels: Labels): Labels {
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !IN_LETTERS.test(key)));
}
