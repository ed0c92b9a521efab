import { createContext, type ReactNode, useContext } from "react";

/** Writes an element; what was written for the same name and data on an earlier page is taken from there. */
export type MarkupMemory = (name: string, data: readonly unknown[], element: ReactNode) => string;

const Memory = createContext<MarkupMemory | null>(null);

/** Given on the server alone (`entry.server.tsx`): the browser takes over the elements, however they were written. */
export function MarkupProvider({
  memory,
  children,
}: {
  readonly memory: MarkupMemory;
  readonly children: ReactNode;
}) {
  return <Memory.Provider value={memory}>{children}</Memory.Provider>;
}

/** What to spread on the element that the content belongs in. */
export type Inner =
  { readonly children: ReactNode } | { readonly dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that many pages show alike: a vehicle's card, a filter. Rendering them is most of what
 * a page costs, so the server keeps their markup. They may use the page's copy but no router and no ids, and state
 * only as it is at first. Call it after every other hook: rendering within a render ends the hooks of the outer
 * component.
 * @param name tells kinds of content apart; together with `data` it decides the markup
 * @param data what JSON can carry; no object in it may ever change, as it is read once and then known again
 * @param content makes the content; not called when the markup is known
 */
export function useInner(name: string, data: readonly unknown[], content: () => ReactNode): Inner {
  const memory = useContext(Memory);
  if (memory === null) return { children: content() };
  return { dangerouslySetInnerHTML: { __html: memory(name, data, <Content of={content} />) } };
}

function Content({ of }: { readonly of: () => ReactNode }) {
  return of();
}
