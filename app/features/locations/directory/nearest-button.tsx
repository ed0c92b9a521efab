import { Button } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { classNames } from "~/ui/theme/class-names";
import { muted, small } from "~/ui/theme/typography.css";
import type { NearestWords } from "~/features/locations/location-views";
import * as css from "~/features/locations/locations.css";
import type { NearestState } from "./use-nearest";

interface NearestButtonProps {
  readonly words: NearestWords;
  readonly state: NearestState;
  readonly onClick: () => void;
}

/** Asks the browser where it is; without script the postcode does. */
export function NearestButton({ words, state, onClick }: NearestButtonProps) {
  return (
    <div className={css.nearest}>
      <Button onClick={onClick} disabled={state === "looking"}>
        <Icon name="navigation" />
        {words.button}
      </Button>
      <p role="status" className={classNames(small, muted)}>
        {state === "idle" ? "" : words[state]}
      </p>
    </div>
  );
}
