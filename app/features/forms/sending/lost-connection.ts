import { TOKEN_FIELD } from "~/features/forms/form-fields";
import type { FormAnswer, LostWay } from "~/features/forms/form-view";

/**
 * What a form's sending by script comes to: the server's answer, or one that keeps the page with everything typed on
 * it, where the server could not be reached or failed (LEAD-08, ERR-10). Without this either would end in an error page.
 * @param send throws a redirect when the form was taken; what it returns is the answer to one that was not
 */
export async function orLostConnection(request: Request, send: () => Promise<unknown>): Promise<Response> {
  const copy = request.clone();
  try {
    // Script sees the answer and not its status: whatever is answered, and not a redirect, is a refusal.
    return Response.json(await send(), { status: 400 });
  } catch (error) {
    // Redirects, and pages that are not there.
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
