import type { FormKey } from "./form-catalogue";
import type { SiteForm } from "./site-form";

/**
 * A form as it is asked where its address does or does not name a vehicle. A dealer can answer neither a drive of no
 * vehicle nor an enquiry that says nothing: without one, the drive asks which, and the enquiry what.
 */
export function formAbout(form: SiteForm, key: FormKey, namesVehicle: boolean): SiteForm {
  if (key === "testDrive" && namesVehicle) {
    return { ...form, steps: form.steps.map((fields) => fields.filter(({ name }) => name !== "wanted")) };
  }
  if (key !== "enquiry" || namesVehicle) return form;
  const steps = form.steps.map((fields) =>
    fields.map((field) => {
      const { optional: _, ...needed } = field;
      return field.name === "message" ? needed : field;
    }),
  );
  return { ...form, steps };
}
