import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { type Answer, get } from "./http";

const FORM = "/enquire";
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/**
 * A dealer's enquiry form as it was shown. Its token outlives the server; sending it again sends the same submission.
 */
export interface ShownEnquiry {
  readonly host: string;
  readonly token: string;
}

/** Opens a dealer's enquiry. */
export async function openEnquiry(port: number, host: string): Promise<ShownEnquiry> {
  const { body, status } = await get(port, FORM, { host });
  const input = body.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${TOKEN_FIELD}"`));
  const token = /value="([^"]+)"/.exec(input ?? "")?.[1];
  if (token === undefined) throw new Error(`${host}${FORM} answered ${status} without a form`);
  return { host, token };
}

/** Sends the form filled in, as a browser without script does. Rejects when no answer comes. */
export function sendEnquiry(
  port: number,
  { host, token }: ShownEnquiry,
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const body = new URLSearchParams({
    [TOKEN_FIELD]: token,
    name: "Mia",
    last_name: "O’Neill",
    // In international form, which every dealer's country takes.
    phone: "+61 412 345 678",
    postcode: "4101",
    tradeIn: "No",
    terms: "on",
    ...values,
  });
  return get(port, FORM, {
    host,
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": BROWSER,
      origin: `http://${host}`,
      ...headers,
    },
    body: body.toString(),
  });
}
