/** Interface copy by key, with values for its placeholders: i18next's `t`, no more than is used here. */
export interface Translate {
  (key: string): string;
  (key: string, values: Readonly<Record<string, unknown>>): string;
}
