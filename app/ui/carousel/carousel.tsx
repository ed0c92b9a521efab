import { Children, type ReactNode, type RefObject } from "react";
import { IconButton } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { flip } from "~/ui/theme/layout.css";
import { carousel, full, next, previous, rail, slide, track } from "./carousel.css";
import { useSlides } from "./use-slides";

export interface CarouselLabels {
  /** What the row holds; its accessible name. */
  readonly row: string;
  readonly previous: string;
  readonly next: string;
}

export interface CarouselProps {
  readonly labels: CarouselLabels;
  /** `full`: one slide at a time. `rail`: several beside each other. */
  readonly variant: "full" | "rail";
  /** Ids of the slides, so that links can lead to them. */
  readonly slideIds?: readonly string[];
  readonly className?: string;
  /** The scrolling row, for thumbnails that move it. */
  readonly trackRef?: RefObject<HTMLUListElement>;
  readonly children: ReactNode;
}

/** A row that scrolls and snaps by itself; script adds two arrow buttons, disabled at the ends. */
export function Carousel({ labels, variant, slideIds = [], className, trackRef, children }: CarouselProps) {
  const { ref, ready, atStart, atEnd, move } = useSlides(trackRef);
  return (
    <div className={classNames(carousel, className)}>
      <ul
        ref={ref}
        className={classNames(track, variant === "full" ? full : rail)}
        tabIndex={0}
        aria-label={labels.row}
      >
        {Children.map(children, (child, index) => (
          <li className={slide} id={slideIds[index]}>
            {child}
          </li>
        ))}
      </ul>
      {ready ? (
        <>
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            className={previous}
            iconClassName={flip}
            disabled={atStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={labels.next}
            className={next}
            iconClassName={flip}
            disabled={atEnd}
            onClick={() => move(1)}
          />
        </>
      ) : null}
    </div>
  );
}
