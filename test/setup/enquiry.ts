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
  /** Where it stands and is sent to. */
  readonly path: string;
}

/** Opens a dealer's enquiry. */
export async function openEnquiry(port: number, host: string): Promise<ShownEnquiry> {
  const { body, status } = await get(port, FORM, { host });
  return { host, token: tokenIn(body, `${host}${FORM} answered ${status}`), path: FORM };
}

/** A workshop's form as it was shown, with the times that it offers on each of its days. */
export interface ShownBooking extends ShownEnquiry {
  readonly visits: readonly { readonly booking_date: string; readonly booking_time: string }[];
}

/** Opens the workshop's form of a dealer with one place. */
export async function openBooking(port: number, host: string): Promise<ShownBooking> {
  const path = "/service";
  const { body, status } = await get(port, path, { host });
  const told = `${host}${path} answered ${status}`;
  const days = [...body.matchAll(/<option value="(\d{4}-\d{2}-\d{2})"/g)].flatMap(([, day]) => day ?? []);
  const times = [...body.matchAll(/<input[^>]*name="booking_time"[^>]*>/g)].flatMap(
    ([input]) => /value="(\d{2}:\d{2})"/.exec(input)?.[1] ?? [],
  );
  const visits = days.flatMap((day) => times.map((time) => ({ booking_date: day, booking_time: time })));
  if (visits.length === 0) throw new Error(`${told} without a free time`);
  return { host, path, token: tokenIn(body, told), visits };
}

function tokenIn(page: string, told: string): string {
  const input = page.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${TOKEN_FIELD}"`));
  const token = /value="([^"]+)"/.exec(input ?? "")?.[1];
  if (token === undefined) throw new Error(`${told} without a form`);
  return token;
}

/** A photo in the field `photos`. */
export interface SentPhoto {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What goes along with the values of a form. */
export interface SentWith {
  readonly headers?: Readonly<Record<string, string>>;
  readonly photo?: SentPhoto;
}

/** Sends the form filled in, as a browser without script does. Rejects when no answer comes. */
export function sendEnquiry(
  port: number,
  { host, token, path }: ShownEnquiry,
  values: Readonly<Record<string, string>>,
  { headers = {}, photo }: SentWith = {},
): Promise<Answer> {
  const fields = {
    [TOKEN_FIELD]: token,
    name: "Mia",
    last_name: "O’Neill",
    // In international form, which every dealer's country takes.
    phone: "+61 412 345 678",
    postcode: "4101",
    tradeIn: "No",
    terms: "on",
    ...values,
  };
  const body = photo === undefined ? urlEncoded(fields) : multipart(fields, photo);
  return get(port, path, {
    host,
    method: "POST",
    headers: { "content-type": body.type, "user-agent": BROWSER, origin: `http://${host}`, ...headers },
    body: body.bytes,
  });
}

function urlEncoded(fields: Readonly<Record<string, string>>) {
  return { type: "application/x-www-form-urlencoded", bytes: new URLSearchParams(fields).toString() };
}

function multipart(fields: Readonly<Record<string, string>>, { name, bytes }: SentPhoto) {
  const line = "form-boundary-of-a-browser";
  const head = (field: string, more = "") =>
    `--${line}\r\nContent-Disposition: form-data; name="${field}"${more}\r\n\r\n`;
  const texts = Object.entries(fields).map(([field, value]) => `${head(field)}${value}\r\n`);
  const pieces = [
    ...texts,
    head("photos", `; filename="${name}"\r\nContent-Type: image/jpeg`),
    bytes,
    `\r\n--${line}--\r\n`,
  ];
  const whole = Buffer.concat(
    pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece) : piece)),
  );
  return { type: `multipart/form-data; boundary=${line}`, bytes: whole };
}
