import { Icon } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import { flip, head, stackSm } from "~/ui/theme/layout.css";
import { display, muted } from "~/ui/theme/typography.css";
import type { LinkView } from "../home-view";

export interface SectionHeadProps {
  readonly title: string;
  readonly text?: string;
  readonly more?: LinkView | null;
}

/** A block's heading with its sentence, and the way to all of it at the end. */
export function SectionHead({ title, text = "", more = null }: SectionHeadProps) {
  return (
    <div className={head}>
      <div className={stackSm}>
        <h2 className={display.d3}>{title}</h2>
        {text === "" ? null : <p className={muted}>{text}</p>}
      </div>
      {more === null ? null : (
        <TextLink href={more.href}>
          {more.label}
          <Icon name="arrow-right" size="sm" className={flip} />
        </TextLink>
      )}
    </div>
  );
}
