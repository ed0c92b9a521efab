import { setTimeout as pause } from "node:timers/promises";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { type Answer, get } from "../setup/http";

/** The dealer's host, and where its enquiry stands. */
export const SITE_HOST = "www.yard.example";
const FORM = "/enquire";

/** What was typed into forms, each known by a mark in its message. */
export interface FormLedger {
  /** Answered with 303 to `/success`. */
  readonly acknowledged: Set<string>;
  /** Sent without that answer: the shopper presses the button again, on the page as it is. */
  readonly unanswered: Set<string>;
  /** Answers by status; 0 for none. */
  readonly answers: Map<number, number>;
}

export function emptyFormLedger(): FormLedger {
  return { acknowledged: new Set(), unanswered: new Set(), answers: new Map() };
}

const NO_ANSWER: Pick<Answer, "status" | "headers"> = { status: 0, headers: {} };
let serial = 0;

/** The token of the form as the page shows it; it outlives the server, and who presses again sends the same. */
export async function shownToken(port: number): Promise<string> {
  const { body, status } = await get(port, FORM, { host: SITE_HOST });
  const input = body.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${TOKEN_FIELD}"`));
  const token = /value="([^"]+)"/.exec(input ?? "")?.[1];
  if (token === undefined) throw new Error(`${FORM} answered ${status} without a form`);
  return token;
}

/** Shoppers who fill in enquiries one after the other, until `over`. Every fifth sending repeats an unanswered one. */
export async function fillForms(
  ledger: FormLedger,
  shown: { readonly port: number; readonly token: string },
  shoppers: number,
  over: () => boolean,
): Promise<void> {
  const one = async () => {
    while (!over()) if (!(await sendForm(ledger, shown, nextMark(ledger)))) await pause(5);
  };
  await Promise.all(Array.from({ length: shoppers }, one));
}

function nextMark({ unanswered }: FormLedger): string {
  serial += 1;
  const [again] = unanswered;
  return again !== undefined && serial % 5 === 0 ? again : `mark-${serial}-`;
}

/** Sends one filled enquiry. @returns whether it was acknowledged */
export async function sendForm(
  { acknowledged, unanswered, answers }: FormLedger,
  { port, token }: { readonly port: number; readonly token: string },
  mark: string,
): Promise<boolean> {
  const body = new URLSearchParams({
    [TOKEN_FIELD]: token,
    name: "Zoë <b> & مريم",
    last_name: "O’Neill",
    email: `shopper.${mark}@mail.example`,
    phone: "+61 412 345 678",
    postcode: "4101",
    message: `${mark} ${"?".repeat(mark.length * 7)}`,
    tradeIn: "No",
  });
  const answer = await get(port, FORM, {
    host: SITE_HOST,
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      origin: `http://${SITE_HOST}`,
    },
    body: body.toString(),
  }).catch(() => NO_ANSWER);
  answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  const isSent = answer.status === 303 && answer.headers["location"] === "/success";
  (isSent ? acknowledged : unanswered).add(mark);
  if (isSent) unanswered.delete(mark);
  return isSent;
}
