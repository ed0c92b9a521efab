import { TOKEN_FIELD } from "~/features/forms/form-fields";
import type { FormAnswer, LostWay } from "~/features/forms/form-view";

/**
 * Sends a form by script. When the server cannot be reached or fails, the answer keeps the page with everything that was
 * typed (LEAD-08, ERR-10); without this the shopper would get an error page.
 * @param send throws a redirect when the form was taken, and returns the answer when it was refused
 */
export async function orLostConnection(request: Request, send: () => Promise<unknown>): Promise<Response> {
  const copy = request.clone();
  try {
    // `send` does not tell the status of the answer. Every answer but a redirect is a refusal.
    return Response.json(await send(), { status: 400 });
  } catch (error) {
    // A redirect or a 404, which Remix throws as responses.
    if (!(error instanceof Error)) throw error;
    // What `fetch` throws when nobody answers.
    const lost = error instanceof TypeError ? "unreached" : "unexpected";
    return Response.json(lostAnswer(await copy.formData(), lost), { status: 503 });
  }
}

function lostAnswer(data: FormData, lost: LostWay): FormAnswer {
  const typed = [...data].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  const { [TOKEN_FIELD]: token = "", ...answers } = Object.fromEntries(typed);
  return {
    typed: answers,
    token,
    notice: null,
    errors: [],
    choices: {},
    lost,
  };
}
