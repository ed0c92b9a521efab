import type { LeadContact, NewLead } from "../lead/lead";
import type { SiteConfig } from "../tenant/site-config";
import { toSlug } from "../text/slug";
import type { Vehicle } from "../vehicle/vehicle";
import { offeredStatus } from "../vehicle/stock-status";
import { pluginService } from "../plugin/vehicle-plugins";
import type { SiteForm } from "./site-form";
import type { VisitTrail } from "./visit-trail";

/** A filled-in form on its way to be a lead. */
export interface FilledForm {
  readonly form: SiteForm;
  readonly config: SiteConfig;
  /** Answers by field, as they are kept. */
  readonly values: Readonly<Record<string, string>>;
  /** What the lead says besides the answers. */
  readonly extra?: Readonly<Record<string, string>>;
  readonly vehicle: Vehicle | null;
  /** The vehicle's id as the shopper came with it, also when it is gone from stock meanwhile. */
  readonly carId: string | null;
  readonly dealershipId: string | null;
  /** Address of the page the form stood on. */
  readonly url: string;
  readonly userAgent: string;
  readonly trail: VisitTrail;
  readonly submissionKey: string;
  readonly suspicion: string | null;
  /** See `NewLead.shopperId`. */
  readonly shopperId?: string | null;
}

const CONTACT = ["name", "last_name", "email", "phone", "postcode"];
const LONGEST_AGENT = 500;

/** The lead of a form: contact, answers under the specification's names, and its defaults (FORM-06). */
export function formLead(filled: FilledForm): NewLead {
  const { form, config, values, vehicle, trail } = filled;
  return {
    tenant: config.site.slug,
    websiteId: config.site.id,
    kind: form.kind,
    category: form.category,
    subcategory: form.subcategory,
    dealershipId: vehicle?.dealership_id ?? filled.dealershipId,
    carId: vehicle?.id ?? filled.carId,
    contact: contactOf(values),
    fields: { ...vehicleFields(filled), ...answers(form, values), ...filled.extra },
    url: filled.url,
    userAgent: filled.userAgent.slice(0, LONGEST_AGENT),
    visitedPages: trail.visitedPages,
    linkedQueryParams: trail.linkedQueryParams,
    submissionKey: filled.submissionKey,
    suspicion: filled.suspicion,
    ...(filled.shopperId == null ? {} : { shopperId: filled.shopperId }),
  };
}

/** Who filled in a form, by its answers. */
export function contactOf(values: FilledForm["values"]): LeadContact {
  const or = (name: string) => values[name] ?? null;
  return {
    name: values["name"] ?? "",
    lastName: or("last_name"),
    email: or("email"),
    phone: or("phone"),
    postcode: or("postcode"),
  };
}

function answers({ steps }: SiteForm, values: FilledForm["values"]): Readonly<Record<string, string>> {
  const asked = steps.flat().filter(({ name }) => !CONTACT.includes(name));
  const given = asked.filter(({ name }) => values[name] !== undefined);
  const taken = new Set(given.flatMap(({ name, sentAs }) => (sentAs === undefined ? [name] : [])));
  // A dealer's own steps may ask two questions that are sent under one name: then one of the two keeps its own name.
  const sent = given.map(({ name, sentAs = name }): [string, string] => {
    const key = sentAs === name || taken.has(sentAs) ? name : sentAs;
    taken.add(key);
    return [key, values[name] ?? ""];
  });
  return Object.fromEntries<string>(sent);
}

/** What every enquiry says without being asked (FORM-06, FORM-07); an answer of the form replaces it. */
function vehicleFields({ form, vehicle, config, values }: FilledForm): Readonly<Record<string, string>> {
  const always = {
    opt_in: String(config.forms.optIn),
    subcategory: form.subcategory ?? "",
    message: values["message"] ?? "",
  };
  if (vehicle === null) return always;
  return {
    ...always,
    dealership_slug: vehicle.dealership_slug,
    manufacturer_slug: toSlug(vehicle.make),
    stock_number: vehicle.stocknum,
    "Vehicle Make": vehicle.make,
    "Vehicle Model": vehicle.model,
    car_type: vehicle.car_type,
    car_id: vehicle.id,
    vehicle_status: offeredStatus(vehicle),
    ...(config.forms.autogaugeField
      ? { autogauge_enabled: String(pluginService("autogauge", vehicle, config) !== null) }
      : {}),
  };
}
