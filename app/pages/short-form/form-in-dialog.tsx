import { useFetcher } from "@remix-run/react";
import type { FormAnswer, FormView } from "~/features/forms/form-view";
import { LeadForm } from "~/features/forms/lead-form";

/** A form in a dialog: when it is refused, the dialog shows what is wrong beside what was typed. */
export function FormInDialog({ view }: { readonly view: FormView }) {
  // Every route that takes a form answers so.
  const fetcher = useFetcher<FormAnswer>();
  return <LeadForm view={view} answer={fetcher.data} fetcher={fetcher} />;
}
