import { vars } from "./contract.css";

const { layout } = vars;

/** From an edge of the window to the page's words: for what begins at the window's edge. */
export const pageEdge = `max(${layout.gutter}, calc(50vw - ${layout.pageMax} / 2))`;
