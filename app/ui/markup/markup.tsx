import { createContext, type ReactNode, useContext } from "react";

/** The markup of an element, taken from an earlier page where `key` was the same. */
export type MarkupMemory = (key: string, element: ReactNode) => string;

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
 * a page costs, so the server keeps their markup. They may use the page's copy but no router, no state and no ids.
 * Call it after every other hook: rendering within a render ends the hooks of the outer component.
 * @param name tells kinds of content apart; together with `data` it decides the markup
 * @param content makes the content; not called when the markup is known
 */
export function useInner(name: string, data: unknown, content: () => ReactNode): Inner {
  const memory = useContext(Memory);
  if (memory === null) return { children: content() };
  const html = memory(`${name} ${JSON.stringify(data)}`, <Content of={content} />);
  return { dangerouslySetInnerHTML: { __html: html } };
}

function Content({ of }: { readonly of: () => ReactNode }) {
  return of();
}
