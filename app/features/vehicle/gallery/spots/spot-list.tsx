import { useTranslation } from "~/i18n/translation";
import type { SpotView } from "~/features/vehicle/gallery/gallery-view";
import * as css from "~/features/vehicle/gallery/panels.css";

/** The explained parts as a list, for a `noscript`: React draws nothing inside of one in the browser, so it has no script. */
export const SpotList = import.meta.env.SSR ? List : () => null;

function List({ spots }: { readonly spots: readonly SpotView[] }) {
  const { t } = useTranslation();
  if (spots.length === 0) return null;
  return (
    <ul className={css.spotList} aria-label={t("viewer.parts")}>
      {spots.map(({ description }) => (
        <li key={description}>{description}</li>
      ))}
    </ul>
  );
}
