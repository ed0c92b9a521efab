import type { SiteConfig } from "../tenant/site-config";
import { FIELDS } from "../forms/field-catalogue";
import type { FieldDefinition } from "../forms/field-definition";

type Site = { readonly forms: Pick<SiteConfig["forms"], "registrationLookup"> };

/** What only a look-up tells: nobody is asked for it, and it is shown to be checked once it is known. */
const KNOWN: readonly FieldDefinition[] = [FIELDS.body, FIELDS.gearbox, FIELDS.colour, FIELDS.vin].map(
  (field) => ({ ...field, optional: true, whenKnown: true }),
);

/** Whether the dealer's forms look vehicles up by their registration. */
export function looksUp({ forms }: Site): boolean {
  return forms.registrationLookup.url !== null;
}

/**
 * A form's questions with those that a look-up answers besides, after the shopper's vehicle. The same questions for a
 * dealer without a look-up, and for a form that asks for no registration.
 */
export function withFoundFields(
  config: Site,
  fields: readonly FieldDefinition[],
): readonly FieldDefinition[] {
  if (!looksUp(config) || !fields.some(({ name }) => name === FIELDS.rego.name)) return fields;
  const asked = new Set(fields.map(({ name }) => name));
  const more = KNOWN.filter(({ name }) => !asked.has(name));
  const at = fields.findLastIndex(({ group }) => group === FIELDS.vehicle.group) + 1 || fields.length;
  return [...fields.slice(0, at), ...more, ...fields.slice(at)];
}
