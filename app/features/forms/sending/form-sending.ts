import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { orLostConnection } from "./lost-connection";

/** `clientAction` of a form's route: sends the form. If the server cannot be reached, the page keeps what was typed. */
export function sendForm({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  return orLostConnection(request, () => serverAction());
}

/**
 * `shouldRevalidate` of a form's route. After a refusal the loader does not run again: it would give the form another
 * token, and the refused form keeps its own.
 */
export const keepRefusedForm: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus ?? 0) >= 400 ? false : defaultShouldRevalidate;
