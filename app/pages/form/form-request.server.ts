import { asksWhichBooking } from "~/domain/appointment/own-booking";
import { formAbout } from "~/domain/forms/form-about";
import type { FormKey } from "~/domain/forms/form-catalogue";
import { formAtPath, type SiteForm, siteForm } from "~/domain/forms/site-form";
import { type FormDesk, formSite, type FormSite } from "~/request/form-context.server";
import type { DraftKey } from "~/ports/draft-store";
import { SHORT_FORM } from "~/paths";
import { asksBrochure, BROCHURE, namedModel } from "./model-message.server";
import { namedId, type NamedVehicle, namedVehicle } from "~/request/vehicle-brief.server";

/** A form of the catalogue, whoever fills it in. */
export interface AskedForm {
  readonly site: FormDesk;
  readonly key: FormKey;
  readonly form: SiteForm;
  readonly about: NamedVehicle;
  /** Whose browser asks; none where a dealer's system does. */
  readonly owner?: Pick<FormSite, "visitor" | "shopperId">;
}

/** A form of the catalogue, as one request asked for it. */
export interface FormRequest extends AskedForm {
  readonly site: FormSite;
  /** From 0. */
  readonly step: number;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Key of the form of several steps that the address belongs to; null where it names none. */
  readonly draft: string | null;
}

/** What addresses of later steps carry the key by. */
const DRAFT = "draft";

/** The form at an address; null when none stands there. */
export async function formRequest(request: Request): Promise<FormRequest | null> {
  const { pathname, searchParams: query } = new URL(request.url);
  const site = await formSite(request);
  const key = formAtPath(site.config, pathname);
  if (key === null) return null;
  const about = await namedVehicle(site.config, query.get("car_id"));
  const isShort = query.has(SHORT_FORM) && namedId(about) !== null;
  const form = asksWhichBooking(formAbout(siteForm(site.config, key, isShort), key, namedId(about) !== null));
  const named = query.get(DRAFT) ?? "";
  const draft = /^[\w-]{16}$/.test(named) && form.steps.length > 1 ? named : null;
  const asked = {
    site,
    owner: site,
    key,
    form,
    about,
    step: stepOf(query, form),
    path: pathname,
    query,
    draft,
  };
  return asksBrochure(asked) ? { ...asked, form: { ...form, subcategory: BROCHURE.subcategory } } : asked;
}

/**
 * What was typed into a form of several steps is kept under this: each form that was begun by itself, and those about one
 * vehicle or model apart from the others. Without a key, it is what a browser notes about its forms.
 */
export function draftKey(asked: FormRequest, draft: string | null): DraftKey {
  const { site, key, about } = asked;
  const model = namedModel(asked);
  return {
    tenant: site.config.site.slug,
    visitor: site.visitor.secret,
    flow: draft === null ? `form-${key}` : `form-${key}-${draft}`,
    about: namedId(about) ?? (model === null ? "" : `model ${model.slug}`),
  };
}

/** The form's own address at one of its steps, with the parameters that came with it. */
export function stepAddress(
  { path, query }: Pick<FormRequest, "path" | "query">,
  step: number,
  draft: string | null,
): string {
  const own = new Set(["step", "index", DRAFT]);
  const search = new URLSearchParams([...query].filter(([name]) => !own.has(name)));
  if (step > 0) search.set("step", String(step + 1));
  if (draft !== null) search.set(DRAFT, draft);
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

function stepOf(query: URLSearchParams, { steps }: SiteForm): number {
  const asked = Number.parseInt(query.get("step") ?? "1", 10);
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(0, asked - 1), steps.length - 1);
}
