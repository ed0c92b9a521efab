import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import type { SpotView } from "~/features/vehicle/gallery/gallery-view";
import { linkedSpot, spotFragment } from "./linked-spot";
import * as css from "./spots.css";

interface SpotsProps {
  readonly spots: readonly SpotView[];
  /** The frame that is shown; a part that is hidden on it has no button. */
  readonly frame: number;
  /** A description was opened or closed. */
  readonly onUse?: () => void;
}

/** Buttons on a picture, each of which tells what is seen there (GAL-11, GAL-12). One description is open at a time. */
export function Spots({ spots, frame, onUse }: SpotsProps) {
  const [open, setOpen] = useState<SpotView | null>(() => linkedSpot(spots));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => closeOnEscape(list.current, () => setOpen(null)), []);
  return (
    <div ref={list}>
      {spots.map((spot) => {
        const place = spot.places[frame];
        if (place == null) return null;
        const toggle = () => {
          setOpen(open === spot ? null : spot);
          onUse?.();
        };
        return (
          <Spot key={spot.description} spot={spot} place={place} isOpen={open === spot} onToggle={toggle} />
        );
      })}
    </div>
  );
}

interface SpotProps {
  readonly spot: SpotView;
  readonly place: readonly [x: number, y: number];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Spot({ spot: { description, anchors }, place: [x, y], isOpen, onToggle }: SpotProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor] = anchors;
  return (
    <div
      className={css.spot}
      style={assignInlineVars({ [css.left]: `${x * 100}%`, [css.top]: `${y * 100}%` })}
      data-side={x < 1 / 3 ? "start" : x > 2 / 3 ? "end" : "middle"}
      data-above={y > 0.5 ? true : undefined}
    >
      <button
        type="button"
        id={anchor === undefined ? undefined : spotFragment(anchor)}
        className={css.dot}
        aria-label={t("viewer.about", { part: description })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name={isOpen ? "minus" : "plus"} size="sm" />
      </button>
      <p id={id} className={css.description} hidden={!isOpen}>
        {description}
      </p>
    </div>
  );
}

/** The first Escape closes a description; only the next one closes what is around it. */
function closeOnEscape(list: HTMLElement | null, close: () => void): (() => void) | undefined {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || list?.querySelector("[aria-expanded=true]") == null) return;
    event.preventDefault();
    close();
  };
  list?.addEventListener("keydown", onKey);
  return () => list?.removeEventListener("keydown", onKey);
}
