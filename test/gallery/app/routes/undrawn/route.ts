import { json } from "@remix-run/node";
import { undrawn } from "../../../views/undrawn.server";

/** For the browser tests: which components have no example. */
export const loader = () => json(undrawn());
