import { makeTranslator } from "~/i18n/server-i18n.server";
import { keptLead, LEAD_VEHICLE } from "../fixtures/lead";
import { siteConfig } from "../fixtures/site";
import { letterSource } from "../fixtures/shopper-letters";
import type { Scene } from "./scene";

/** The languages that we have copy in. */
export const LANGUAGES = ["en-AU", "ar", "zh-Hans"] as const;

/** A place to which a visit can move. */
const SECOND = { id: "rocklea", name: "Rocklea", slug: "rocklea" };

/** The yard in a language, and the keys of the copy that its letters ask for. */
export async function sceneIn(tag: string): Promise<Scene & { readonly asked: ReadonlySet<string> }> {
  const t = await makeTranslator(tag, {});
  const [first] = siteConfig().site.locations;
  const locations = first === undefined ? [] : [first, { ...first, ...SECOND }];
  const { config } = letterSource(keptLead(), { tag, site: { email: "hello@yard.example", locations } });
  const asked = new Set<string>();
  return {
    config,
    copy: (key, values) => {
      asked.add(key);
      return t(key, values);
    },
    vehicle: LEAD_VEHICLE,
    asked,
  };
}
