import { lazy, Suspense } from "react";
import type { EmailDialogOptions } from "~/features/locations/yard/email-link";

const FormDialog = lazy(() => import("./form-dialog"));

/** The enquiry form in a dialog; its script comes when somebody opens it. */
export function emailDialog(asked: EmailDialogOptions) {
  return (
    <Suspense fallback={null}>
      <FormDialog {...asked} />
    </Suspense>
  );
}
