import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from "@remix-run/react";
import { orLostConnection } from "./lost-connection";

/** `clientAction` of a form's route, script's way to its action: a lost connection loses nothing that was typed. */
export function sendForm({ request, serverAction }: ClientActionFunctionArgs): Promise<Response> {
  return orLostConnection(request, () => serverAction());
}

/** `shouldRevalidate` of a form's route: one that was sent back keeps its page, for a new one had a new token. */
export const keepRefusedForm: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  (actionStatus ?? 0) >= 400 ? false : defaultShouldRevalidate;
