import { type ComponentType, createElement, type ElementType, forwardRef, useContext } from "react";
import { StageName } from "./stage-name";

/** Attributes that name an id, or several. */
const IDS = [
  "id",
  "htmlFor",
  "form",
  "list",
  "popovertarget",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-activedescendant",
];

type Props = Readonly<Record<string, unknown>>;

/** Every component that was asked for since the server started. */
export const drawn = new Set<unknown>();

/**
 * What JSX makes an element of. Pages give fixed ids to their parts, as each stands on a page once; the gallery shows
 * the same part several times, so there an id begins with the name of its stage.
 */
export function elementOf(type: ElementType, props: Props): readonly [ElementType, Props] {
  if (typeof type !== "string") {
    if (import.meta.env.SSR) drawn.add(type);
    return [type, props];
  }
  // Where an answer to a form stands among other parts, nobody waits for it: the page opens at its beginning.
  const { autoFocus: _, ...rest } = props;
  return namesId(type, rest) ? [Staged, { ...rest, stagedTag: type }] : [type, rest];
}

function namesId(tag: string, props: Props): boolean {
  return IDS.some((name) => props[name] !== undefined) || isAnchor(props["href"]) || isGroup(tag, props);
}

/** Of disclosures with the same name one is open at a time. */
function isGroup(tag: string, { name }: Props): boolean {
  return tag === "details" && name !== undefined;
}

function isAnchor(href: unknown): href is string {
  return typeof href === "string" && /^#./.test(href);
}

const Staged: ComponentType<Props> = forwardRef<unknown, Props>(function Staged(
  { stagedTag, ...props },
  ref,
) {
  const stage = useContext(StageName);
  // Only `elementOf` draws it, with the name of the tag.
  const tag = stagedTag as string;
  return createElement(tag, { ...(stage === null ? props : onStage(tag, props, stage)), ref });
});

function onStage(tag: string, props: Props, stage: string): Props {
  const names = isGroup(tag, props) ? [...IDS, "name"] : IDS;
  const ids = names.flatMap((name) => {
    const value = props[name];
    return typeof value === "string" && value !== "" ? [[name, staged(value, stage)] as const] : [];
  });
  const { href } = props;
  const anchor = isAnchor(href) ? { href: `#${staged(href.slice(1), stage)}` } : {};
  return { ...props, ...Object.fromEntries(ids), ...anchor };
}

function staged(ids: string, stage: string): string {
  return ids
    .split(" ")
    .map((id) => `${stage}-${id}`)
    .join(" ");
}
