import type { MetaDescriptor } from "@remix-run/react";
import { type MetaSite, linkedDataMeta, pageMeta } from "~/features/site/page-meta";
import type { TradeStepView } from "./trade-step";

/**
 * The head of a step's page; for a step that was sent back, the title begins with "Error:". Only the first step is for
 * search engines.
 */
export function tradeMeta(site: MetaSite, view: TradeStepView): MetaDescriptor[] {
  const { page, refused, errorWord, path, noindex, structured } = view;
  const title = refused ? `${errorWord} ${page.title}` : page.title;
  const head = pageMeta(site, { title, description: page.intro, path, noindex });
  return noindex ? head : [...head, linkedDataMeta(structured)];
}
