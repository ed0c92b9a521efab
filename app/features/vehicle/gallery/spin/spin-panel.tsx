import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";
import { FilmPlayer } from "~/features/vehicle/gallery/film/film-player";
import type { FramesView } from "~/features/vehicle/gallery/gallery-view";
import { linkedSpot } from "~/features/vehicle/gallery/spots/linked-spot";
import type { GalleryPanelProps } from "~/features/vehicle/gallery/panel-props";
import * as css from "~/features/vehicle/gallery/panels.css";
import { useChunk } from "~/features/vehicle/gallery/use-chunk";
import { prefersStillness } from "./prefers-stillness";
import { SpinStrip } from "./spin-strip";
import { useFirstDrag } from "./use-drag";

const loadTurner = () => import("./spin-turner");

/** The vehicle on its turntable: in our frames, or in the viewer of another company. */
export function SpinPanel(props: GalleryPanelProps) {
  const { t } = useTranslation();
  const { gallery, pictures, shown, sizes } = props;
  const { spin, first } = gallery;
  if (spin === null) return null;
  if (spin.kind === "frames") return <Turntable spin={spin} {...props} />;
  return (
    <FilmPlayer
      film={{ kind: "embed", frame: spin.address, page: spin.address }}
      label={t("viewer.foreignSpin")}
      poster={pictures[0]}
      shown={shown}
      sizes={sizes}
      priority={first === "spinner"}
    />
  );
}

type Stage = "still" | "asked" | "turning" | "unavailable";

/**
 * A still picture until somebody wants to turn it, or the dealer's `gallery.autoRotate` does and nobody prefers
 * stillness (GAL-09); only then the other frames and the script that turns them are fetched.
 */
function Turntable({
  spin,
  gallery,
  pictures,
  shown,
  full,
  sizes,
}: GalleryPanelProps & { readonly spin: FramesView }) {
  const [stage, setStage] = useState<Stage>("still");
  const panel = useRef<HTMLDivElement>(null);
  const { chunk, failed } = useChunk(loadTurner, stage === "asked");
  const byItself = useRef(false);
  const ask = useCallback(() => {
    byItself.current = false;
    setStage((now) => (now === "turning" ? now : "asked"));
  }, []);
  const dragged = useFirstDrag(panel, ask);
  useEffect(() => {
    if (linkedSpot(spin.spots) !== null) ask();
    else if (shown && spin.rotateMs !== null && !prefersStillness()) {
      byItself.current = true;
      setStage((now) => (now === "still" ? "asked" : now));
    }
  }, [spin, ask, shown]);
  const isBroken = failed || stage === "unavailable";
  return (
    <div ref={panel} className={css.spin} data-stage={stage}>
      <div className={css.box} style={assignInlineVars({ [css.ratio]: String(4 / 3) })}>
        <Still
          src={pictures[0]?.src ?? spin.frames[0] ?? ""}
          alt={spin.alt}
          sizes={sizes}
          priority={gallery.first === "spinner"}
        />
      </div>
      {stage === "turning" || (isBroken && stage !== "still") ? null : (
        <Invitation loading={stage === "asked"} onAsk={ask} />
      )}
      <p role="status" className={isBroken ? css.notice : css.quiet}>
        <Status stage={stage} isBroken={isBroken} />
      </p>
      {chunk === null || isBroken ? null : (
        <chunk.SpinTurner
          spin={spin}
          panel={panel}
          shown={shown}
          full={full}
          byItself={byItself}
          dragged={dragged}
          onReady={() => setStage("turning")}
          onFail={() => setStage("unavailable")}
        />
      )}
      <noscript>
        <SpinStrip spin={spin} />
      </noscript>
    </div>
  );
}

/** The first photograph, which is sharper than a frame; a frame where there is no photograph. */
function Still(props: { src: string; alt: string; sizes: string; priority: boolean }) {
  return <Picture {...props} className={css.photo} width={1200} height={900} />;
}

function Invitation({ loading, onAsk }: { readonly loading: boolean; readonly onAsk: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={css.invitation} disabled={loading} onClick={onAsk}>
      <Icon name="rotate-3d" />
      {loading ? t("viewer.loadingSpin") : t("viewer.turn")}
    </button>
  );
}

function Status({ stage, isBroken }: { readonly stage: Stage; readonly isBroken: boolean }) {
  const { t } = useTranslation();
  if (isBroken) return <>{t("viewer.spinUnavailable")}</>;
  return stage === "asked" ? <>{t("viewer.loadingSpin")}</> : null;
}
