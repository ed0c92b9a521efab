import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { holdClick } from "./hold-click";
import { whenWanted } from "./when-wanted";

/** A part of a page that is complete as HTML and whose script may come later. */
export interface LaterPart<Props> {
  /** Id of the part's outermost element, a `div` that the part must set the id on itself. */
  readonly id: string;
  /**
   * The part itself on the server (`import.meta.env.SSR ? Part : null`), so that it is not in the browser's first
   * script.
   */
  readonly here: ComponentType<Props> | null;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * The component of a part whose script comes later. Until then its HTML stays as the server wrote it: links, forms and
 * disclosures in it work as without script. If the script cannot be fetched, it stays so.
 */
export function later<Props extends object>(part: LaterPart<Props>): ComponentType<Props> {
  let letGo = () => {};
  const fetched = () => {
    letGo = holdClick(part.id);
    return whenWanted(part.id)
      .then(part.load)
      .catch(keptOf<Props>(part.id))
      .then(asModule<Props>);
  };
  // A lazy component takes the props of what it loads; TypeScript can say so only of a type that is known here.
  const Part = part.here ?? (lazy(fetched) as unknown as ComponentType<Props>);
  return function Later(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
        <Alive onAlive={() => letGo()} />
      </Suspense>
    );
  };
}

/** Calls back when what stands before it has been hydrated. */
function Alive({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive);
  return null;
}

function asModule<Props>(part: ComponentType<Props>) {
  return { default: part };
}

/** Shows the server's HTML of a part unchanged. A page that has no such HTML is loaded again. */
function keptOf<Props>(id: string) {
  return (error: unknown): ComponentType<Props> => {
    console.warn("A part of the page could not be loaded.", error);
    if (document.getElementById(id) === null) window.location.reload();
    return Kept;
  };
}

function Kept() {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
