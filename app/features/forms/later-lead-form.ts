import { later } from "~/ui/later/later";
import { FORM_PART_ID } from "./form-part-id";
import { LeadForm, type LeadFormProps } from "./lead-form";

// Its styles do not come later: the browser shows its HTML before it has its script.
import.meta.glob("./fields/*.css.ts", { eager: true });

/** A form among other parts of a page, whose script comes when the page is used. */
export const LaterLeadForm = later<LeadFormProps>({
  id: FORM_PART_ID,
  here: import.meta.env.SSR ? LeadForm : null,
  load: async () => (await import("./lead-form")).LeadForm,
});
