import type { FieldDefinition } from "./field-definition";
import type { FormKey } from "./form-catalogue";
import type { SiteForm } from "./site-form";
import { DRIVEN } from "./vehicle/driven-vehicle";

/**
 * A form as it is asked where its address does or does not name a vehicle. A dealer can answer neither a drive of no
 * vehicle nor an enquiry that says nothing: without one, the drive lets it be looked for and chosen, and the enquiry asks what.
 */
export function formAbout(form: SiteForm, key: FormKey, namesVehicle: boolean): SiteForm {
  if (key === "testDrive")
    return { ...form, steps: form.steps.map((fields) => drivenFields(fields, namesVehicle)) };
  if (key !== "enquiry" || namesVehicle) return form;
  const steps = form.steps.map((fields) =>
    fields.map((field) => {
      const { optional: _, ...needed } = field;
      return field.name === "message" ? needed : field;
    }),
  );
  return { ...form, steps };
}

function drivenFields(fields: readonly FieldDefinition[], namesVehicle: boolean): readonly FieldDefinition[] {
  return fields.flatMap((field) => {
    if (field.name !== "wanted") return [field];
    // What is looked for is only the way to what is chosen.
    return namesVehicle ? [] : [{ ...field, optional: true as const }, DRIVEN];
  });
}
