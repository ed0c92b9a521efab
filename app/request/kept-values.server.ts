import { currentShopper, keptFields } from "./account-context.server";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";

/**
 * What is known of a form's sender: number and address of who is signed in, and what was typed before the sign-in, by
 * field; only fields the form has.
 */
export async function keptValues(
  request: Request,
  config: SiteConfig,
  { steps }: Pick<SiteForm, "steps">,
): Promise<Readonly<Record<string, string>>> {
  const asked = new Set(steps.flat().map(({ name }) => name));
  // Convenience: a form is shown also where nobody can say who is signed in.
  const shopper = await currentShopper(request, config).catch(() => null);
  const own = shopper === null ? [] : Object.entries({ phone: shopper.phone, email: shopper.email ?? "" });
  const typed = (await keptFields(request, config)) ?? [];
  return Object.fromEntries([...own, ...typed].filter(([name]) => asked.has(name)));
}
