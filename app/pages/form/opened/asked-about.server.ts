import { queryString } from "~/paths";
import { siteFormatter } from "~/request/site-context.server";
import type { FormRequest } from "../form-request.server";

/** Parameter of a form's address that names what it is opened about. */
export const ABOUT = "about";

type Asked = Pick<FormRequest, "key" | "query" | "site">;

/**
 * What a form is opened about, in the dealer's own words: at the service form a work of its price list, with its price;
 * at the forms that ask a question a page the dealer wrote, by the last part of its path. Null where the address names
 * nothing the dealer has, so that nobody can put words of their own in.
 */
export function askedAbout({ key, query, site: { config, t, services } }: Asked): string | null {
  const said = query.get(ABOUT);
  if (said === null) return null;
  if (key === "service") {
    const work = config.forms.workshop.prices.find(({ name }) => name === said);
    if (work === undefined) return null;
    if (work.from === null) return work.name;
    const price = siteFormatter(config).money(work.from);
    return t("forms.service.prices.asked", { name: work.name, price });
  }
  if (key !== "contact" && key !== "email") return null;
  return services.tenants.contentFor(config).pages.find(({ path }) => path === `/${said}`)?.title ?? null;
}

/** The message that stands ready in a form that is opened about something; nothing in any other. */
export function aboutMessage(asked: Asked & Pick<FormRequest, "form">): Readonly<Record<string, string>> {
  const about = askedAbout(asked);
  const field = asked.form.steps
    .flat()
    .find(({ name, sentAs }) => name === "message" || sentAs === "message");
  if (about === null || field === undefined) return {};
  return { [field.name]: asked.site.t("forms.askedAbout", { about }) };
}

/** The address of the service form about a work of the price list. @param type of service, chosen; null for none */
export function workAddress(path: string, name: string, type: string | null): string {
  const chosen = new URLSearchParams({ ...(type === null ? {} : { service_type: type }), [ABOUT]: name });
  return `${path}${queryString(chosen)}`;
}
