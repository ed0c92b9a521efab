import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { IconButton } from "~/ui/button/button";
import { useTranslation } from "~/i18n/translation";
import { flip } from "~/ui/theme/layout.css";
import type { FramesView } from "~/features/vehicle/gallery/gallery-view";
import * as css from "~/features/vehicle/gallery/panels.css";
import { SpinSlider } from "./spin-slider";
import { Spots } from "~/features/vehicle/gallery/spots/spots";
import { useFrames } from "./use-frames";
import { useSpin } from "./use-spin";

export interface SpinTurnerProps {
  readonly spin: FramesView;
  /** Where it is dragged, and how wide it is shown. */
  readonly panel: RefObject<HTMLElement>;
  readonly shown: boolean;
  readonly full: boolean;
  /** Whether it turns without anybody having asked. */
  readonly byItself: RefObject<boolean>;
  /** How far the still was dragged before its frames were there, in CSS pixels. */
  readonly dragged: RefObject<number>;
  /** All frames are there. */
  readonly onReady: () => void;
  /** The frames cannot be loaded. */
  readonly onFail: () => void;
}

/** Loads the frames of a spin and turns it by drag, arrow keys, buttons and slider (GAL-07 to GAL-11). */
export function SpinTurner(props: SpinTurnerProps) {
  const { t } = useTranslation();
  const { frames, share } = useFrames(props);
  if (frames !== null) return <Turning {...props} frames={frames} />;
  return (
    <progress
      className={css.progress}
      aria-label={t("viewer.loadingSpin")}
      value={Math.round(share * 100)}
      max={100}
    />
  );
}

function Turning({
  spin,
  frames,
  panel,
  shown,
  full,
  byItself,
  dragged,
}: SpinTurnerProps & { readonly frames: readonly HTMLImageElement[] }) {
  const { t } = useTranslation();
  const turn = useSpin({ count: frames.length, rotateMs: spin.rotateMs, dragged, panel, shown, full });
  const slider = useRef<HTMLInputElement>(null);
  // The button that was pressed is gone: the slider gets the focus, so that arrow keys turn the vehicle.
  useEffect(() => {
    if (byItself.current !== true) slider.current?.focus({ preventScroll: true });
  }, [byItself]);
  const [first] = frames;
  const ratio = first === undefined ? 4 / 3 : first.naturalWidth / first.naturalHeight;
  return (
    <>
      <div className={css.box} style={assignInlineVars({ [css.ratio]: String(ratio) })}>
        <FrameCanvas frame={frames[turn.frame]} alt={spin.alt} />
        <Spots spots={spin.spots} frame={turn.frame} onUse={turn.pause} />
      </div>
      <p className={css.hint}>{t("viewer.turnHint")}</p>
      <IconButton
        icon="chevron-left"
        label={t("viewer.turnLeft")}
        iconClassName={flip}
        className={css.previous}
        onClick={() => turn.by(-1)}
      />
      <IconButton
        icon="chevron-right"
        label={t("viewer.turnRight")}
        iconClassName={flip}
        className={css.next}
        onClick={() => turn.by(1)}
      />
      <div className={css.controls}>
        {spin.rotateMs === null ? null : (
          <IconButton
            icon={turn.rotating ? "pause" : "play"}
            label={turn.rotating ? t("viewer.stopRotating") : t("viewer.rotate")}
            onClick={turn.toggleRotating}
          />
        )}
        <SpinSlider input={slider} frame={turn.frame} count={frames.length} onFrame={turn.to} />
      </div>
    </>
  );
}

/** One frame, drawn on a canvas: a picture element would flicker between two addresses. */
function FrameCanvas({ frame, alt }: { readonly frame: HTMLImageElement | undefined; readonly alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null || frame === undefined) return;
    const { naturalWidth: width, naturalHeight: height } = frame;
    if (element.width !== width) Object.assign(element, { width, height });
    element.getContext("2d")?.drawImage(frame, 0, 0);
  }, [frame]);
  return (
    <div role="img" aria-label={alt}>
      <canvas ref={canvas} className={css.canvas} />
    </div>
  );
}
