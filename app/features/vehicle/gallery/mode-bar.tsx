import type { ViewerMode } from "~/domain/vehicle/viewer-modes";
import { useTranslation } from "~/i18n/translation";
import type { IconName } from "~/ui/icon/icon-names";
import { Segmented } from "~/ui/segmented/segmented";
import * as css from "./gallery.css";

const ICONS: Readonly<Record<ViewerMode, IconName>> = {
  spinner: "rotate-3d",
  walkaround: "video",
  gallery: "image",
  interior: "armchair",
};

interface ModeBarProps {
  readonly modes: readonly ViewerMode[];
  readonly mode: ViewerMode;
  readonly onMode: (mode: ViewerMode) => void;
}

/** The choice between the modes: radio buttons that the styles follow, so it works before and without script. */
export function ModeBar({ modes, mode, onMode }: ModeBarProps) {
  const { t } = useTranslation();
  const options = modes.map((value) => ({ value, label: t(`viewer.${value}`), icon: ICONS[value] }));
  return (
    <Segmented
      name="viewer"
      legend={t("viewer.modes")}
      options={options}
      value={mode}
      onChange={({ currentTarget: { value } }) => {
        const chosen = modes.find((one) => one === value);
        if (chosen !== undefined) onMode(chosen);
      }}
      className={css.modes}
    />
  );
}
