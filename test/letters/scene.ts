import type { LeadRecord, LeadVehicle } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { LeadCopy } from "~/infra/leads/delivery/answer-words.server";
import type { ShopperMailSource } from "~/infra/leads/letters/letter-source.server";
import { shortId } from "~/infra/short-ids.server";
import { LETTERS } from "../fixtures/letters";
import { SATURDAY_NOON } from "../fixtures/site";
import type { TypedLead } from "./typed-in";

/** Whose letters are written, in which language, and about which vehicle. */
export interface Scene {
  /** In the letter's language. */
  readonly config: SiteConfig;
  readonly copy: LeadCopy;
  readonly vehicle: LeadVehicle;
  /** What was typed, in whose language; the answers of `typed-answers.ts` in English without. */
  readonly typed?: TypedLead;
  /** Address of the page that it was typed on; the site's first page without. */
  readonly url?: string;
}

/** A lead on which a letter or a mail to the dealer is based; the shopper's reminders have no other. */
export interface LeadCase {
  /** `testDrive, moved`: what happened, unlike every other one. */
  readonly name: string;
  readonly lead: LeadRecord;
  readonly reminder?: ShopperMailSource["reminder"];
  /** What is known of it before its last step; nothing without. */
  readonly before?: LeadRecord;
  /** What its last step made of what else: the dealer reads both. */
  readonly corrected?: { readonly value: string; readonly before: string };
  /** The place that a visit left. */
  readonly placeLeft?: string;
  /** When it is written; noon of a Saturday without. */
  readonly now?: Date;
  /** Figures and codes that the shopper's letter has to bring, as every language writes them. */
  readonly brings?: readonly string[];
}

/** Own paths as long as signed ones mostly are: they take room in text messages. */
const LONG_PATHS = {
  sentPath: (_: unknown, { id }: { readonly id: string }) =>
    `/my/${shortId(id)}.${"d".repeat(5)}.${"k".repeat(17)}`,
  orderPath: ({ id }: { readonly id: string }) => `/order/${shortId(id)}.${"k".repeat(17)}`,
};

/** What the mails and text messages of a case are made from. */
export function sourceOf(
  { config, copy }: Scene,
  { lead, reminder, before, placeLeft, now = SATURDAY_NOON }: LeadCase,
): ShopperMailSource {
  return {
    id: `delivery-${lead.id}`,
    lead,
    config,
    copy,
    letters: { ...LETTERS, ...LONG_PATHS },
    now,
    ...(reminder === undefined ? {} : { reminder }),
    ...(before === undefined ? {} : { before }),
    ...(placeLeft === undefined ? {} : { placeLeft }),
  };
}
