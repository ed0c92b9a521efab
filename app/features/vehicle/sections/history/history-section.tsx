import { useRef } from "react";
import { usableGauge } from "~/domain/plugin/history-gauge";
import { useTranslation } from "~/i18n/translation";
import { ButtonLink } from "~/ui/button/button";
import { Icon } from "~/ui/icon/icon";
import { useSitePath } from "~/ui/link/site-base";
import { Panel } from "~/ui/panel/panel";
import { classNames } from "~/ui/theme/class-names";
import * as later from "../later-answer/later-answer.css";
import { useLaterAnswer } from "../later-answer/use-later-answer";
import { SectionFrame } from "../section-frame";
import { HistoryGaugePanel, HistoryGaugeSkeleton } from "./history-gauge-panel";
import type { HistoryDocument, HistoryView } from "./history-view";
import * as css from "./history.css";

type Documents = Pick<HistoryView, "documents">;

/** What the dealer's plug-ins show: the gauge, which script asks for, and documents to download (TEN-18 to TEN-20). */
export function HistorySection({ view: { gauge, documents } }: { readonly view: HistoryView }) {
  const { t } = useTranslation();
  if (gauge !== null) return <LaterHistory lookup={gauge} documents={documents} />;
  return (
    <SectionFrame id="vehicle-history" title={t("history.title")}>
      <Panel className={css.panel}>
        <Downloads documents={documents} />
      </Panel>
    </SectionFrame>
  );
}

/** Without documents the whole section comes and goes with the gauge. */
function LaterHistory({ lookup, documents }: Documents & { readonly lookup: string }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const question = { name: "vehicle history", lookup: useSitePath(lookup), usable: usableGauge };
  const { found, state } = useLaterAnswer(question, place);
  const isAlone = documents.length === 0;
  if (state === "gone" && isAlone) return null;
  const held = state === "held";
  const look = classNames(later.needsScript, held && later.givenUp);
  return (
    <div ref={place} {...(isAlone ? { className: look, "aria-hidden": held } : {})}>
      <SectionFrame id="vehicle-history" title={t("history.title")}>
        <Panel className={css.panel}>
          {state === "gone" ? null : (
            <div className={look} aria-hidden={held}>
              {found === null ? <HistoryGaugeSkeleton /> : <HistoryGaugePanel gauge={found} />}
            </div>
          )}
          {isAlone ? null : <Downloads documents={documents} />}
        </Panel>
      </SectionFrame>
    </div>
  );
}

function Downloads({ documents }: Documents) {
  return (
    <ul className={css.downloads}>
      {documents.map((document) => (
        <li key={document.key}>
          <Download document={document} />
        </li>
      ))}
    </ul>
  );
}

/** A plain link: what it answers is a file to save, or a page that says why there is none. */
function Download({ document: { key, href } }: { readonly document: HistoryDocument }) {
  const { t } = useTranslation();
  return (
    <ButtonLink href={href} reloadDocument rel="nofollow" block data-track="historyReport">
      <Icon name="file-text" size="sm" />
      {t(`history.documents.${key}`)}
    </ButtonLink>
  );
}
