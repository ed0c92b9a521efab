import { useRef } from "react";
import { IconButton } from "~/ui/button/button";
import { Carousel, type CarouselProps } from "./carousel";
import { overPause } from "./carousel.css";
import { useChosenSlide } from "./use-chosen-slide";
import { useRotation } from "./use-rotation";

export interface MovingCarouselProps extends Omit<CarouselProps, "trackRef" | "labels"> {
  readonly labels: CarouselProps["labels"] & {
    /** Labels of the button that stops and starts slides that move by themselves. */
    readonly pause: string;
    readonly play: string;
  };
  /** Milliseconds between slides; null where they do not move on by themselves. */
  readonly rotateMs: number | null;
}

/**
 * A carousel whose slides may move by themselves, with a button that stops them (WCAG 2.2.2). In a row of
 * thirds, a slide that is clicked moves to the beginning.
 */
export function MovingCarousel({ labels, rotateMs, aside, ...rest }: MovingCarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const over = rest.variant === "full";
  useChosenSlide(row, rest.variant === "thirds");
  const { possible, playing, toggle } = useRotation(row, rotateMs);
  const pause = possible ? (
    <IconButton
      icon={playing ? "pause" : "play"}
      label={playing ? labels.pause : labels.play}
      onClick={toggle}
      {...(over ? { className: overPause } : {})}
    />
  ) : null;
  const carousel = (
    <Carousel
      {...rest}
      labels={labels}
      trackRef={row}
      aside={
        over ? null : (
          <>
            {aside}
            {pause}
          </>
        )
      }
    />
  );
  return over ? (
    <div style={{ position: "relative" }}>
      {carousel}
      {pause}
    </div>
  ) : (
    carousel
  );
}
