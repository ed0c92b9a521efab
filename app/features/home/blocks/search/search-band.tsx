import { classNames } from "~/ui/theme/class-names";
import { section, stack, wrap } from "~/ui/theme/layout.css";
import { display, lead } from "~/ui/theme/typography.css";
import type { HomeBlockView } from "~/features/home/home-view";
import { TextSearch } from "./text-search";
import { plain } from "~/features/home/blocks/plain-section.css";

/** A text search of its own. */
export function SearchBand({
  block,
}: {
  readonly block: Extract<HomeBlockView<unknown>, { kind: "search" }>;
}) {
  return (
    <section className={classNames(section, plain)}>
      <div className={classNames(wrap, stack)}>
        <h2 className={display.d3}>{block.title}</h2>
        {block.text === "" ? null : <p className={lead}>{block.text}</p>}
        <TextSearch action={block.action} hint={block.hint} />
      </div>
    </section>
  );
}
