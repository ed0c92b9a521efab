import { messages as ar } from "./ar/messages";
import { messages as enAU } from "./en-AU/messages";
import { messages as enNZ } from "./en-NZ/messages";
import type { Messages } from "./messages";
import { messages as zhHans } from "./zh-Hans/messages";

/** Every language's copy by BCP 47 tag; the browser loads only its own (`client-i18n.ts`). */
export const RESOURCES: Readonly<Record<string, Messages>> = {
  "en-AU": enAU,
  "en-NZ": enNZ,
  ar,
  "zh-Hans": zhHans,
};
