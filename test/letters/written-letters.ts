import { isAnswered } from "~/domain/lead/shopper-answers";
import { exactMoney } from "~/domain/money/money-format";
import { noticeMessage } from "~/infra/accounts/notice-message.server";
import type { NewNotice } from "~/infra/accounts/notice-rows.server";
import { dealerMail } from "~/infra/leads/delivery/lead-mails.server";
import { letterheadOf } from "~/infra/leads/letters/letterhead.server";
import { shopperMail, shopperText } from "~/infra/leads/letters/shopper-mail.server";
import { letterMail } from "~/infra/mail/letter/letter-mail.server";
import { LETTERS } from "../fixtures/letters";
import { leadCases } from "./lead-cases";
import { noticeCases } from "./notice-cases";
import { mailSink, SHOPPER } from "./sinks";
import { type LeadCase, type Scene, sourceOf } from "./scene";

/** A letter as its reader opens it. */
export interface WrittenLetter {
  readonly name: string;
  readonly subject: string;
  /** Null for a mail of text alone, as dealers get it. */
  readonly html: string | null;
  readonly text: string;
}

/** Whether the shopper is told anything: of a lead that is new, or by a step with a letter, or a reminder. */
export const tellsShopper = ({ lead, reminder }: LeadCase) =>
  reminder !== undefined || lead.changes.length > 0 || isAnswered(lead);

/**
 * Every mail that leaves: to shoppers about leads and about news, to the dealer about leads. Those to shoppers end with
 * what a text message says instead.
 * @param dealer its configuration in its own language, which mails to it are written in
 */
export function writtenLetters(scene: Scene, dealer: Scene): readonly WrittenLetter[] {
  return [
    ...leadCases(scene)
      .filter(tellsShopper)
      .map((one) => {
        const source = sourceOf(scene, one);
        return shown(one.name, shopperMail(source, SHOPPER), shopperText(source));
      }),
    ...Object.entries(noticeCases(scene)).map(([kind, details]) =>
      // The names of the table are the kinds.
      noticeLetter(kind as NewNotice["kind"], details, scene),
    ),
    ...leadCases(dealer)
      .filter(({ reminder }) => reminder === undefined)
      .map((one) => {
        const mail = dealerMail(sourceOf(dealer, one), mailSink("sales@dealer.example", "text"));
        return shown(`to the dealer: ${one.name}`, mail, "");
      }),
  ];
}

type Shown = { readonly subject: string; readonly text: string; readonly html?: string };

function shown(name: string, { subject, text, html }: Shown, texted: string): WrittenLetter {
  return { name, subject, html: html ?? null, text: texted === "" ? text : texted };
}

function noticeLetter(
  kind: NewNotice["kind"],
  details: ReturnType<typeof noticeCases>[NewNotice["kind"]],
  { config, copy }: Scene,
): WrittenLetter {
  const words = { t: copy, money: exactMoney(config.site.locale, config.site.currency) };
  const { letter, short } = noticeMessage(kind, details, "/notices?token=s.key", config, words);
  const mail = letterMail(letter, letterheadOf(config, LETTERS), {
    id: kind,
    from: { name: "", address: "news@dealer.example" },
    to: "zoe@shopper.example",
    replyTo: null,
    attachments: [],
  });
  return shown(`news: ${kind}`, mail, short);
}
