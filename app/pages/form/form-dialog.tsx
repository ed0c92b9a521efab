import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { LeadForm } from "~/features/forms/lead-form";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { EmailDialogAsked } from "~/features/locations/yard/email-link";
import { Dialog } from "~/ui/dialog/dialog";

/**
 * A page's form in a dialog (LOC-10). It is sent as on its page; when it is refused, the dialog shows the answer with
 * what was typed. Where the form cannot be fetched, its page opens.
 */
export default function FormDialog({ id, title, href, onClose, closeLabel }: EmailDialogAsked) {
  const { data, load, state } = useFetcher<{ readonly form: FormPageView | null }>();
  useEffect(() => load(href), [load, href]);
  const form = data?.form ?? null;
  useEffect(() => {
    if (state === "idle" && data !== undefined && form === null) window.location.assign(href);
  }, [state, data, form, href]);
  if (form === null) return null;
  return (
    <Dialog id={id} title={title} closeLabel={closeLabel} onClose={onClose}>
      <LeadForm view={form.form} answer={undefined} />
    </Dialog>
  );
}
