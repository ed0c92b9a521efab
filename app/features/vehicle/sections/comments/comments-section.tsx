import type { DealerComments } from "~/domain/vehicle/dealer-comments";
import { useTranslation } from "~/i18n/translation";
import { muted, prose } from "~/ui/theme/typography.css";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";

/** The dealer's words, the first 400 characters of them at once (SPEC-09 to SPEC-12). */
export function Comments({ comments }: { readonly comments: DealerComments | null }) {
  const { t } = useTranslation();
  return (
    <SectionFrame id="comments" title={t("vehicle.comments")}>
      <div className={prose}>
        {comments === null ? (
          <p className={muted}>{t("vehicle.commentsPending")}</p>
        ) : (
          <Paragraphs texts={comments.shown} />
        )}
        {comments === null || comments.rest.length === 0 ? null : (
          <MoreToggle look="link" more={t("disclaimer.more")} less={t("disclaimer.less")}>
            <div className={prose}>
              <Paragraphs texts={comments.rest} />
            </div>
          </MoreToggle>
        )}
      </div>
    </SectionFrame>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={index} dir="auto">
      {text}
    </p>
  ));
}
