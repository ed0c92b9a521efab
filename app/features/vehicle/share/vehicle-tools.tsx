import { Link } from "~/ui/link/link";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/translation";
import { Icon } from "~/ui/icon/icon";
import { sr } from "~/ui/theme/typography.css";
import { TOOLS_ID } from "../page/part-ids";
import { PdfButton } from "./pdf-button";
import { SharePanel } from "./share-panel";
import * as css from "./share.css";
import type { ShareView } from "./share-view";

export interface VehicleToolsProps {
  readonly view: ShareView;
  /** What stands before sharing: saving and comparing, each with the class of a tool (`share.css`). */
  readonly children?: ReactNode;
}

/** The row below the side panel: what a shopper takes along. */
export function VehicleTools({ view, children }: VehicleToolsProps) {
  const { t } = useTranslation();
  return (
    <div id={TOOLS_ID} className={css.tools} role="group" aria-label={t("share.tools")}>
      {children}
      <SharePanel view={view} />
      {view.papers === null ? null : (
        <>
          <Link className={css.tool} to={view.papers.print} data-paper="" target="_blank" rel="noopener">
            <Icon name="printer" size="sm" />
            {t("share.print")}
            <span className={sr} data-nosnippet>
              {" "}
              ({t("share.newTab")})
            </span>
          </Link>
          <PdfButton href={view.papers.pdf} language={view.papers.pdfLanguage} label={t("share.pdf")} tool />
        </>
      )}
    </div>
  );
}
