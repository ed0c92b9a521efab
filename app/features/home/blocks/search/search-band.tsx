import { classNames } from "~/ui/theme/class-names";
import { section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import type { HomeBlockView } from "~/features/home/home-view";
import { TextSearch, type DrawSearchField } from "./text-search";
import { plain } from "~/features/home/blocks/plain-section.css";

/** A text search of its own. */
export function SearchBand({
  block,
  drawField,
}: {
  readonly block: Extract<HomeBlockView<unknown>, { kind: "search" }>;
  readonly drawField: DrawSearchField;
}) {
  return (
    <section className={classNames(section, plain)}>
      <div className={classNames(wrap, stack)}>
        <h2 className={display.d3}>{block.title}</h2>
        {block.text === "" ? null : <p className={lead}>{block.text}</p>}
        <TextSearch action={block.action} hint={block.hint} drawField={drawField} />
      </div>
    </section>
  );
}
