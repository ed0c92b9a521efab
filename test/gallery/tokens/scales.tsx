import type { CSSProperties, ReactNode } from "react";
import { vars } from "~/ui/theme/contract.css";
import { display, lead, muted, small, strong, tiny } from "~/ui/theme/typography.css";
import * as css from "./tokens.css";
import type { TokensView, ValueView } from "./token-view";

const SENTENCE = "2022 Mazda CX-5 Touring, $38,990 drive away";

/** Sizes of text, and the display face in its steps. */
export function TypeScale({ values }: { readonly values: readonly ValueView[] }) {
  const sizes = values.filter(({ name }) => name.startsWith("text-"));
  const faces = values.filter(({ name }) => !name.startsWith("text-"));
  const steps = Object.entries({ ...display, lead, strong, small, tiny, muted });
  return (
    <Scale title="Type" about="Text sizes, then the classes that headings and small print use.">
      {sizes.map(({ name, value }) => (
        <Row key={name} name={name} value={value}>
          <span style={{ ...onPage, fontSize: `var(--${name})`, lineHeight: 1.2 }}>{SENTENCE}</span>
        </Row>
      ))}
      {steps.map(([name, className]) => (
        <Row key={name} name={name} value="typography.css.ts">
          <span style={onPage}>
            <span className={className}>{SENTENCE}</span>
          </span>
        </Row>
      ))}
      {faces.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
    </Scale>
  );
}

/** The page's own face and ink, in place of the gallery's. */
const onPage: CSSProperties = {
  fontFamily: vars.font.text,
  color: vars.color.text,
  fontSize: vars.text.md,
  whiteSpace: "nowrap",
};

/** Spaces: the same in every template. */
export function Spaces() {
  return (
    <Scale title="Spaces" about="The same in every template.">
      {Object.entries(vars.space).map(([step, value]) => (
        <Row key={step} name={`space-${step}`} value="">
          <span className={css.space} style={{ display: "block", inlineSize: value }} />
        </Row>
      ))}
    </Scale>
  );
}

/** Corners, shadows and measures of the page. */
export function Shapes({ view }: { readonly view: TokensView }) {
  return (
    <>
      <Scale title="Corners">
        {view.radii.map(({ name, value }) => (
          <Row key={name} name={name} value={value}>
            <span className={css.box} style={{ ...outlined, borderRadius: `var(--${name})` }} />
          </Row>
        ))}
      </Scale>
      <Scale title="Shadows">
        {view.shadows.map(({ name, value }) => (
          <Row key={name} name={name} value={value}>
            <span className={css.box} style={{ display: "block", margin: 24, boxShadow: `var(--${name})` }} />
          </Row>
        ))}
      </Scale>
      <Scale title="Layout">
        {view.layout.map(({ name, value }) => (
          <Row key={name} name={name} value={value} />
        ))}
      </Scale>
    </>
  );
}

const outlined: CSSProperties = { display: "block", border: `1px solid ${vars.color.lineStrong}` };

/** A list of values under a heading. */
export function Scale({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className={css.section} aria-labelledby={id} lang="en" dir="ltr">
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {about === undefined ? null : <p className={css.about}>{about}</p>}
      <ul className={css.rows}>{children}</ul>
    </section>
  );
}

/** A value: its name, what it is, and what it looks like. */
export function Row({
  name,
  value,
  children,
}: {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}) {
  return (
    <li className={css.row}>
      <span>
        <span className={css.token}>{name}</span>
        <br />
        <span className={css.value}>{value}</span>
      </span>
      {children === undefined ? null : <span className={css.shown}>{children}</span>}
    </li>
  );
}
