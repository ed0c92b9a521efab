import type { FormKey } from "~/domain/forms/form-catalogue";
import { formAtPath, type SiteForm, siteForm } from "~/domain/forms/site-form";
import { formSite, type FormSite } from "~/request/form-context.server";
import type { DraftKey } from "~/ports/draft-store";
import { namedId, type NamedVehicle, namedVehicle } from "~/request/vehicle-brief.server";

/** A form of the catalogue, as one request asked for it. */
export interface FormRequest {
  readonly site: FormSite;
  readonly key: FormKey;
  readonly form: SiteForm;
  readonly about: NamedVehicle;
  /** From 0. */
  readonly step: number;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The form at an address; null when none stands there. */
export async function formRequest(request: Request): Promise<FormRequest | null> {
  const { pathname, searchParams: query } = new URL(request.url);
  const site = await formSite(request);
  const key = formAtPath(site.config, pathname);
  if (key === null) return null;
  const form = siteForm(site.config, key);
  const about = await namedVehicle(site.config, query.get("car_id"));
  return { site, key, form, about, step: stepOf(query, form), path: pathname, query };
}

/** What was typed into a form of several steps is kept under this. */
export function draftKey({ site, key, about }: FormRequest): DraftKey {
  return {
    tenant: site.config.site.slug,
    visitor: site.visitor.secret,
    flow: `form-${key}`,
    about: namedId(about) ?? "",
  };
}

/** The form's own address at one of its steps, with the parameters that came with it. */
export function stepAddress({ path, query }: Pick<FormRequest, "path" | "query">, step: number): string {
  const search = new URLSearchParams([...query].filter(([name]) => name !== "step" && name !== "index"));
  if (step > 0) search.set("step", String(step + 1));
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

function stepOf(query: URLSearchParams, { steps }: SiteForm): number {
  const asked = Number.parseInt(query.get("step") ?? "1", 10);
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(0, asked - 1), steps.length - 1);
}
