import { setTimeout as pause } from "node:timers/promises";
import { sendEnquiry, type SentPhoto, type ShownBooking, type ShownEnquiry } from "../setup/enquiry";
import type { Answer } from "../setup/http";

/** The forms, as pages of a running server showed them. */
export interface OpenForm {
  readonly port: number;
  readonly form: ShownEnquiry;
  readonly booking: ShownBooking;
  /** Goes along with some of the enquiries. */
  readonly photo: SentPhoto;
}

/** Every third form books the workshop, each at another of its times. */
const BOOKS = 3;
/** Every fourth shopper gives a mobile number and no address: they are answered by text message. */
const TEXTED = 4;
/** Every fifth form that books nothing has a photo of the shopper's car with it. */
const SHOWN = 5;
const numberOf = (mark: string) => Number(/\d+/.exec(mark)?.[0]);
const OWN_CAR = {
  vehicle: "2018 Mazda 3",
  rego: "123 ABC",
  regoState: "qld",
  kms: "90000",
  service_type: "logbook",
  location: "yard",
};

/** What was typed into forms, each known by a mark in its message. */
export interface FormLedger {
  /** Answered with 303 to `/success`. */
  readonly acknowledged: Set<string>;
  /** Sent without that answer: the shopper presses the button again, on the page as it is. */
  readonly unanswered: Set<string>;
  /** Answers by status; 0 for none. */
  readonly answers: Map<number, number>;
  /** Those of {@link acknowledged} who are answered by text message. */
  readonly texted: Set<string>;
  /** Those of {@link acknowledged} who sent a photo. */
  readonly photographed: Set<string>;
}

export function emptyFormLedger(): FormLedger {
  return {
    acknowledged: new Set(),
    unanswered: new Set(),
    answers: new Map(),
    texted: new Set(),
    photographed: new Set(),
  };
}

const NO_ANSWER: Pick<Answer, "status" | "headers"> = { status: 0, headers: {} };
let serial = 0;

/** Shoppers who fill in enquiries and bookings one after the other, until `over`. Every fifth sending repeats an unanswered one. */
export async function fillForms(
  ledger: FormLedger,
  shown: OpenForm,
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

/** Sends one filled form. @returns whether it was acknowledged */
export async function sendForm(
  { acknowledged, unanswered, answers, texted, photographed }: FormLedger,
  { port, form, booking, photo }: OpenForm,
  mark: string,
): Promise<boolean> {
  const number = numberOf(mark);
  const books = number % BOOKS === 0;
  const values = {
    ...(books ? { ...OWN_CAR, ...booking.visits[(number / BOOKS) % booking.visits.length] } : {}),
    name: "Zoë <b> & مريم",
    // Each a number of their own: what one person sends is joined for the dealer.
    phone: `04${String(12_000_000 + number)}`,
    ...(number % TEXTED === 0 ? {} : { email: `shopper.${mark}@mail.example` }),
    message: `${mark} ${"?".repeat(mark.length * 7)}`,
  };
  const isShown = !books && number % SHOWN === 0;
  const extra = isShown ? { photo } : {};
  const answer = await sendEnquiry(port, books ? booking : form, values, extra).catch(() => NO_ANSWER);
  answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
  const isSent = answer.status === 303 && answer.headers["location"] === "/success";
  (isSent ? acknowledged : unanswered).add(mark);
  if (isSent && number % TEXTED === 0) texted.add(mark);
  if (isSent && isShown) photographed.add(mark);
  if (isSent) unanswered.delete(mark);
  return isSent;
}
