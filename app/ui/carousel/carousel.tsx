import { Children, type ReactNode, type RefObject, useEffect } from "react";
import { IconButton } from "~/ui/button/button";
import { classNames } from "~/ui/theme/class-names";
import { flip } from "~/ui/theme/layout.css";
import { below, carousel, thirds, full, overNext, overPrevious, rail, slide, track } from "./carousel.css";
import { useMouseDrag } from "./use-mouse-drag";
import { useSlides } from "./use-slides";

export interface CarouselLabels {
  /** What the row holds; its accessible name. */
  readonly row: string;
  readonly previous: string;
  readonly next: string;
}

export interface CarouselProps {
  readonly labels: CarouselLabels;
  /**
   * `full`: one slide at a time, arrows over it. `rail`: several beside each other, arrows below. `thirds`: a rail of
   * three.
   */
  readonly variant: keyof typeof SHAPES;
  /** Ids of the slides, so that links can lead to them. */
  readonly slideIds?: readonly string[];
  readonly className?: string;
  /** The scrolling row, for thumbnails that move it. */
  readonly trackRef?: RefObject<HTMLUListElement>;
  /** Called when another slide, counted from 0, has become the first in view. */
  readonly onSlide?: (index: number) => void;
  /** Stands before the arrows below. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const SHAPES = { full, rail, thirds };

/** A box that scrolls must be reachable by keyboard, although a list is not a control. */
const SCROLLABLE = { tabIndex: 0 } as const;

/** A row that scrolls and snaps by itself; script adds two arrow buttons, disabled at the ends, and dragging by mouse. */
export function Carousel({
  labels,
  variant,
  slideIds = [],
  className,
  trackRef,
  onSlide,
  aside,
  children,
}: CarouselProps) {
  const slides = useSlides(trackRef);
  const { index } = slides;
  useEffect(() => onSlide?.(index), [index, onSlide]);
  useMouseDrag(slides.ref);
  const arrows = slides.ready ? <Arrows labels={labels} slides={slides} over={variant === "full"} /> : null;
  return (
    <div className={classNames(carousel, className)}>
      <ul
        ref={slides.ref}
        className={classNames(track, SHAPES[variant])}
        {...SCROLLABLE}
        aria-label={labels.row}
      >
        {Children.map(children, (child, index) => (
          <li className={slide} id={slideIds[index]}>
            {child}
          </li>
        ))}
      </ul>
      {variant === "full" ? (
        arrows
      ) : (
        <div className={below}>
          {aside}
          {arrows}
        </div>
      )}
    </div>
  );
}

interface ArrowsProps {
  readonly labels: CarouselLabels;
  readonly slides: ReturnType<typeof useSlides>;
  readonly over: boolean;
}

function Arrows({ labels, slides: { atStart, atEnd, move }, over }: ArrowsProps) {
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        iconClassName={flip}
        disabled={atStart}
        onClick={() => move(-1)}
        {...(over ? { className: overPrevious } : {})}
      />
      <IconButton
        icon="chevron-right"
        label={labels.next}
        iconClassName={flip}
        disabled={atEnd}
        onClick={() => move(1)}
        {...(over ? { className: overNext } : {})}
      />
    </>
  );
}
