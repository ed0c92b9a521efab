import type { TFunction } from "i18next";

/** Interface copy by key, with values for its placeholders. */
export type Translate = TFunction;
