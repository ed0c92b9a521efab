import { useEffect, useState } from "react";
import type { FormPageView } from "~/features/forms/form-page-view";
import { FormInDialog } from "./form-in-dialog";
import { Dialog } from "~/ui/dialog/dialog";
import { muted } from "~/ui/theme/typography.css";
import { stack } from "~/ui/theme/layout.css";
import type { ShortFormProps } from "./short-form-props";

/** What was typed and not sent, by the form's address: a dialog that is closed loses nothing. */
const typedInto = new Map<string, Readonly<Record<string, string>>>();

/**
 * A form's short questions in a dialog. What the server refuses is told there, beside everything that was typed.
 */
export function ShortFormDialog({ path, page, onClose }: ShortFormProps) {
  const [shown, setShown] = useState<FormPageView | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchForm(path, leaving.signal).then(setShown, () => {
      if (!leaving.signal.aborted) location.assign(page);
    });
    return () => leaving.abort();
  }, [path, page]);
  if (shown === null) return null;
  const { form, title, intro } = shown;
  const keep = (event: React.FormEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    typedInto.set(path, { ...typedInto.get(path), [target.name]: target.value });
  };
  return (
    <Dialog id="short-form" title={title} closeLabel={form.words.close} onClose={onClose}>
      <div className={stack} onInput={keep}>
        <p className={muted}>{intro}</p>
        <FormInDialog view={{ ...form, values: { ...form.values, ...typedInto.get(path) } }} />
      </div>
    </Dialog>
  );
}

/** @throws where the form's page has to be asked: a closed form, one of several steps, a sign-in, no answer */
async function fetchForm(path: string, signal: AbortSignal): Promise<FormPageView> {
  const answer = await fetch(`${path}&_data=${encodeURIComponent("routes/$")}`, { signal });
  const isOurs = answer.ok && !answer.headers.has("X-Remix-Redirect");
  if (!isOurs) throw new Error(`Answered with ${answer.status}.`);
  // Our own loader writes it.
  const { form } = (await answer.json()) as { readonly form: FormPageView | null };
  if (form === null || form.closed !== null || form.form.step !== null) throw new Error("Not a short form.");
  return form;
}
