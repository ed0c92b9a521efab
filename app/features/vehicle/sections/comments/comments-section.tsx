import type { DealerComments } from "~/domain/vehicle/dealer-comments";
import { useTranslation } from "~/i18n/translation";
import { muted, prose } from "~/ui/theme/typography.css";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";

/** The dealer's words: long ones begin with a few sentences and unfold whole (SPEC-09 to SPEC-12). */
export function Comments({ comments }: { readonly comments: DealerComments | null }) {
  const { t } = useTranslation();
  return (
    <SectionFrame id="comments" title={t("vehicle.comments")}>
      {comments === null ? (
        <p className={muted}>{t("vehicle.commentsPending")}</p>
      ) : comments.lead === null ? (
        <Paragraphs texts={comments.whole} />
      ) : (
        <MoreToggle
          look="link"
          more={t("disclaimer.more")}
          less={t("disclaimer.less")}
          lead={<Paragraphs texts={comments.lead} />}
        >
          <Paragraphs texts={comments.whole} />
        </MoreToggle>
      )}
    </SectionFrame>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className={prose}>
      {texts.map((text, index) => (
        <p key={index} dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
