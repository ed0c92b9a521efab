import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { EmailDialogOptions } from "~/features/locations/yard/email-link";
import { Dialog } from "~/ui/dialog/dialog";
import { FormInDialog } from "~/pages/short-form/form-in-dialog";

/**
 * A page's form in a dialog (LOC-10). It is sent as on its page; when it is refused, the dialog shows the answer with
 * what was typed. Where the form cannot be fetched, its page opens.
 */
export default function FormDialog({ id, title, href, onClose, closeLabel }: EmailDialogOptions) {
  const { data, load, state } = useFetcher<{ readonly form: FormPageView | null }>();
  useEffect(() => load(href), [load, href]);
  const form = data?.form ?? null;
  useEffect(() => {
    if (state === "idle" && data !== undefined && form === null) window.location.assign(href);
  }, [state, data, form, href]);
  if (form === null) return null;
  return (
    <Dialog id={id} title={title} closeLabel={closeLabel} onClose={onClose}>
      <FormInDialog view={form.form} />
    </Dialog>
  );
}
