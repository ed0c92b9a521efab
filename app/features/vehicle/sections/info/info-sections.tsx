import { useTranslation } from "~/i18n/translation";
import { Facet } from "~/ui/facet/facet";
import { TextLink } from "~/ui/text-link/text-link";
import { stackSm } from "~/ui/theme/layout.css";
import { prose } from "~/ui/theme/typography.css";
import { FactRows } from "../facts/fact-rows";
import { FoldFrame } from "../fold-frame";
import type { CopyBlockView, InfoEntryView } from "./info-view";

/** What else there is to know, one entry open at a time (VDP-10). */
export function InfoAccordion({ entries }: { readonly entries: readonly InfoEntryView[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <FoldFrame id="good-to-know" title={t("section.infoAccordion")}>
      <div>
        {entries.map((entry, index) => (
          <Facet key={entry.key} title={entry.title} name="good-to-know" open={index === 0}>
            <Entry entry={entry} />
          </Facet>
        ))}
      </div>
    </FoldFrame>
  );
}

function Entry({ entry: { key, rows, paragraphs, link } }: { readonly entry: InfoEntryView }) {
  return (
    <div className={stackSm}>
      {rows.length === 0 ? null : <FactRows rows={rows} />}
      <Paragraphs texts={paragraphs} />
      {link === null ? null : (
        <p>
          <TextLink href={link.href} data-track={key === "history" ? "historyReport" : undefined}>
            {link.label}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** A block of the dealer's copy: the reserve explainer, why buy from us, protect your car (VDP-22 to VDP-24). */
export function CopySection({ id, block }: { readonly id: string; readonly block: CopyBlockView | null }) {
  if (block === null) return null;
  return (
    <FoldFrame id={id} title={block.title}>
      <Paragraphs texts={block.paragraphs} />
    </FoldFrame>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={prose}>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}
