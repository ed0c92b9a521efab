import { later } from "~/ui/later/later";
import { FORM_PART_ID } from "./form-part-id";
import { LeadForm, type LeadFormProps } from "./lead-form";

// Its styles do not come later: the browser shows its HTML before it has its script.
import.meta.glob("./fields/*.css.ts", { eager: true });

/** The form whose script comes when it is near: pages without a form at the same route go without it. */
export const LaterLeadForm = later<LeadFormProps>({
  id: FORM_PART_ID,
  wanted: "near",
  here: import.meta.env.SSR ? LeadForm : null,
  load: async () => (await import("./lead-form")).LeadForm,
});

/** Fetches the form's script ahead of a page that script draws, so that nothing on it jumps. It waits, and never fails. */
export async function fetchLeadForm(): Promise<void> {
  await import("./lead-form").catch(() => null);
}
