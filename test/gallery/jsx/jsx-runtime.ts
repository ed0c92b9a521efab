import type { ElementType, Key } from "react";
import * as react from "react/jsx-runtime";
import { elementOf } from "./element";

type Props = Readonly<Record<string, unknown>>;

export const Fragment = react.Fragment;

/** React's own, with an element of the gallery's making. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return react.jsx(...elementOf(type, props), key);
}

/** The same for several children. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  return react.jsxs(...elementOf(type, props), key);
}
