import type { ElementType, Key } from "react";
import { Fragment, jsx, jsxs } from "./jsx-runtime";

export { Fragment };

type Props = Readonly<Record<string, unknown>>;

/** What the development server calls in place of the others. */
export function jsxDEV(type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key);
}
