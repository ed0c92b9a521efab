import type * as Addresses from "~/features/search/address/browser-urls";
import type { ResultsView } from "~/features/search/results/results-view";
import { whenWanted } from "~/ui/later/when-wanted";

let known: typeof Addresses | null = null;

/** Fetches what makes addresses, a fifth of the list's script, when the page is first used. It never fails. */
export async function fetchAddresses(): Promise<void> {
  await whenWanted("main");
  await addresses().catch(() => null);
}

async function addresses(): Promise<typeof Addresses> {
  return (known ??= await import("~/features/search/address/browser-urls"));
}

/**
 * Goes to the address of what a filter form says now: at once when its script is there. Without it the form is sent as
 * without script, and the server leads to the same address.
 */
export function withAddress(
  form: HTMLFormElement,
  view: ResultsView<unknown>,
  go: (address: string) => void,
): void {
  // What it says now: a new state of the page could set its boxes back.
  const said = new FormData(form);
  if (known !== null) go(known.formAddress(said, view));
  else
    addresses().then(
      ({ formAddress }) => {
        if (form.isConnected) go(formAddress(said, view));
      },
      () => {
        if (form.isConnected) form.submit();
      },
    );
}
