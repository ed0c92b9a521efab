import { Button } from "~/ui/button/button";
import { muted, small } from "~/ui/theme/typography.css";
import { FIND, INTENT_FIELD } from "../form-fields";
import type { FormView } from "../form-view";
import * as css from "./form.css";

export interface FindVehicleProps {
  readonly find: NonNullable<FormView["find"]>;
  /** What the last look-up found. */
  readonly found: string | undefined;
}

/** The button that looks a vehicle up by its registration; beside it what was found, and before that what it does. */
export function FindVehicle({ find, found }: FindVehicleProps) {
  return (
    <div className={css.find}>
      <Button type="submit" name={INTENT_FIELD} value={FIND} formNoValidate>
        {find.label}
      </Button>
      <span className={found === undefined ? `${small} ${muted}` : small}>{found ?? find.hint}</span>
    </div>
  );
}
