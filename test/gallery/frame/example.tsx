import { Children, type ReactElement, type ReactNode } from "react";
import { StageName } from "../jsx/stage-name";
import * as css from "./example.css";

/**
 * How wide a state is shown: `small`, as a `card`, `half` of a page, `wide` as its column, or from edge to edge as the
 * `page` itself.
 */
export type Width = keyof typeof css.widths;

/** A state of an example. */
export interface StateProps {
  /** What is the matter here: "busy". */
  readonly name: string;
  readonly children: ReactNode;
}

/** One state of an {@link Example}; drawn by it. */
export function State({ children }: StateProps) {
  return <>{children}</>;
}

/** A component, or what stands together, in the states that it has. */
export interface ExampleProps {
  /** Its name in the code. */
  readonly name: string;
  readonly about?: string;
  readonly width?: Width;
  /** Its {@link State}s. */
  readonly children: ReactNode;
}

type StateElement = ReactElement<StateProps>;

/** Draws the states of a component side by side, each on a stage of its own. A dealer without any of them has none. */
export function Example({ name, about, width = "half", children }: ExampleProps) {
  const states = Children.toArray(children).filter(
    (child): child is StateElement => typeof child === "object" && "props" in child,
  );
  const id = idOf(name);
  return (
    <section className={css.example} aria-labelledby={id} data-example={name}>
      <header className={css.head} lang="en" dir="ltr">
        <h2 className={css.name} id={id}>
          <a className={css.anchor} href={`#${id}`}>
            {name}
          </a>
        </h2>
        {about === undefined ? null : <p className={css.about}>{about}</p>}
        {states.length === 0 ? <p className={css.about}>This dealer has none.</p> : null}
      </header>
      <div className={css.widths[width]}>
        {states.map((state) => (
          <figure key={state.props.name} className={css.state}>
            <figcaption className={css.label} lang="en" dir="ltr">
              {state.props.name}
            </figcaption>
            <div className={css.stage}>
              <StageName.Provider value={`${id}-${idOf(state.props.name)}`}>{state}</StageName.Provider>
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** The id of an example, or of a state within it. */
export function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
