import { currentShopper, keptFields } from "./account-context.server";
import type { SiteForm } from "~/domain/forms/site-form";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Shopper } from "~/ports/shopper-accounts";
import { services } from "~/services.server";

/** Of what was sent last, how much is looked through for the shopper's name. */
const LOOKED_THROUGH = 10;

/**
 * What is known of a form's sender: name, number and address of who is signed in, and what was typed before the sign-in, by
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
  const own = shopper === null ? [] : Object.entries(await ownContact(shopper, config));
  const typed = (await keptFields(request, config)) ?? [];
  return Object.fromEntries([...own, ...typed].filter(([name]) => asked.has(name)));
}

/** Number and address of the account, and the name it last sent something under. */
async function ownContact(shopper: Shopper, config: SiteConfig): Promise<Readonly<Record<string, string>>> {
  const { sentLeads } = await services();
  const sent = await sentLeads.ofShopper(config, shopper, LOOKED_THROUGH).catch(() => []);
  // Never of what others may have typed.
  const contact = sent.find(({ isOwn }) => isOwn)?.lead.contact;
  const known = {
    name: contact?.name,
    last_name: contact?.lastName,
    postcode: contact?.postcode,
    phone: shopper.phone,
    email: shopper.email ?? contact?.email,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}
