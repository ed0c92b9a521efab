import { later } from "~/ui/later/later";
import { FormSheet, type FormSheetProps } from "./form-sheet";
import { FORM_SHEET_ID } from "./form-sheet-id";

// Its styles do not come later: the browser shows its HTML before it has its script.
import.meta.glob(
  [
    "../../../features/forms/**/*.css.ts",
    "../../../features/locations/**/*.css.ts",
    "../../../features/parts/*.css.ts",
    "../../../features/content/**/*.css.ts",
    "../../../features/vehicle/sections/finance/*.css.ts",
    "../../../features/vehicle/sections/*.css.ts",
    "../../{finance,parts,workshop}/*.css.ts",
  ],
  { eager: true },
);

/** {@link FormSheet}, whole as HTML: it can be read and sent without script, which comes when somebody uses it. */
export const LaterFormSheet = later<FormSheetProps>({
  id: FORM_SHEET_ID,
  here: import.meta.env.SSR ? FormSheet : null,
  load: async () => (await import("./form-sheet")).FormSheet,
});

/** Fetches its script ahead of a page that script draws, so that nothing on it jumps. It waits, and never fails. */
export async function fetchFormSheet(): Promise<void> {
  await import("./form-sheet").catch(() => null);
}
