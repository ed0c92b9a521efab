import { type RefObject, useEffect, useRef, useState } from "react";
import { pictureAt, WIDTHS } from "~/ui/picture/picture";
import type { FramesView } from "~/features/vehicle/gallery/gallery-view";
import { loadFrames } from "./load-frames";

/**
 * Device pixels for a CSS pixel, at most: while it turns nobody sees more, and some thirty-six pictures are fetched.
 */
const MOST_DENSITY = 1.5;
const WIDEST = 1200;

interface FramesWanted {
  readonly spin: FramesView;
  readonly panel: RefObject<HTMLElement>;
  readonly onReady: () => void;
  readonly onFail: () => void;
}

/**
 * The frames of a spin in a width that fits the stage, null until all have arrived (GAL-10), and the share that has.
 */
export function useFrames({ spin, panel, onReady, onFail }: FramesWanted) {
  const [frames, setFrames] = useState<readonly HTMLImageElement[] | null>(null);
  const [share, setShare] = useState(0);
  const latest = useRef({ onReady, onFail });
  latest.current = { onReady, onFail };
  useEffect(() => {
    const width = frameWidth(panel.current?.clientWidth ?? WIDEST, window.devicePixelRatio);
    const loading = loadFrames(
      spin.frames.map((src) => pictureAt(src, width)),
      setShare,
    );
    let gone = false;
    loading.done.then(
      (loaded) => {
        if (gone) return;
        setFrames(loaded);
        latest.current.onReady();
      },
      (error: unknown) => {
        if (gone) return;
        // Logged only: the still and the other modes are there.
        console.warn("The spin cannot be shown.", error);
        latest.current.onFail();
      },
    );
    return () => {
      gone = true;
      loading.cancel();
    };
  }, [spin, panel]);
  return { frames, share };
}

/** The width of our pictures that fits a stage of so many CSS pixels. */
export function frameWidth(stage: number, density: number): (typeof WIDTHS)[number] {
  const wanted = Math.min(stage * Math.min(density, MOST_DENSITY), WIDEST);
  return WIDTHS.find((width) => width >= wanted) ?? WIDEST;
}
