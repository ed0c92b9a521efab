import { typedBefore } from "./account-context.server";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** What was typed into a form before its sender had to sign in, by field; only fields the form has. */
export async function typedValues(
  request: Request,
  config: SiteConfig,
  { steps }: Pick<SiteForm, "steps">,
): Promise<Readonly<Record<string, string>>> {
  const asked = new Set(steps.flat().map(({ name }) => name));
  const typed = (await typedBefore(request, config)) ?? [];
  return Object.fromEntries(typed.filter(([name]) => asked.has(name)));
}
