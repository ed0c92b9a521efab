import type { DealerComments } from "~/domain/vehicle/dealer-comments";
import { useTranslation } from "~/i18n/translation";
import { muted, prose } from "~/ui/theme/typography.css";
import { FoldFrame } from "../fold-frame";
import { MoreToggle } from "../more-toggle";
import { SectionFrame } from "../section-frame";

/** The dealer's words: long ones begin with a few sentences and unfold whole (SPEC-09 to SPEC-12). */
export function Comments({ comments }: { readonly comments: DealerComments | null }) {
  const { t } = useTranslation();
  // What is not there yet takes no more room than the sections around it.
  if (comments === null)
    return (
      <FoldFrame id="comments" title={t("vehicle.comments")}>
        <p className={muted}>{t("vehicle.commentsPending")}</p>
      </FoldFrame>
    );
  return (
    <SectionFrame id="comments" title={t("vehicle.comments")}>
      {comments.lead === null ? (
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
