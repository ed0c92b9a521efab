import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { holdClick } from "./hold-click";
import { type Wanted, whenWanted } from "./when-wanted";

/** A part of a page that is complete as HTML and whose script may come later. */
export interface LaterPart<Props> {
  /** Of the part's one outermost element, a `div`; the part sets it itself. */
  readonly id: string;
  readonly wanted: Wanted;
  /** The part itself on the server (`import.meta.env.SSR ? Part : null`), so that the browser's script is without it. */
  readonly here: ComponentType<Props> | null;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * The component of a part whose script comes later. Until then its HTML stands as the server wrote it:
 * links, forms and disclosures in it work as without script. Script that cannot be had leaves it so.
 */
export function later<Props extends object>(part: LaterPart<Props>): ComponentType<Props> {
  let letGo = () => {};
  const fetched = () => {
    letGo = holdClick(part.id);
    return whenWanted(part.id, part.wanted)
      .then(part.load)
      .catch(keptOf<Props>(part.id))
      .then(asModule<Props>);
  };
  // A lazy component takes the props of what it loads; its type says so only of a type that is known.
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

/** Tells when what stands before it has come alive. */
function Alive({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive);
  return null;
}

function asModule<Props>(part: ComponentType<Props>) {
  return { default: part };
}

/** Takes the server's HTML over without touching it; a page that has none of it is loaded anew. */
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
