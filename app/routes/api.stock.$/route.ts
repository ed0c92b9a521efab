import { pushNotFound } from "~/request/push/answer-push.server";

/** Answers every address below `/api/stock` that is no dealership's and no vehicle's, in the form of the others. */
export function loader(): Response {
  return pushNotFound();
}

/** The same to whatever is sent there. */
export function action(): Response {
  return pushNotFound();
}
