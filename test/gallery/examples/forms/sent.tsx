import { AnswersPage } from "~/features/forms/answers/answers-page";
import { NoSentPage } from "~/features/sent/no-sent-page";
import { SentPage } from "~/features/sent/sent-page";
import type { SentView } from "~/features/sent/sent-view";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";

/** What was sent, behind the links of letters: the shopper's page, and the dealer's of private answers. */
export function SentExamples() {
  const w = useSample();
  const view = sentView(w);
  const link = { href: "/", label: w.close };
  const none = { title: w.label, rows: [] };
  return (
    <>
      <Example name="SentPage" width="page">
        <State name="booked, can be changed">
          <SentPage view={view} vehicle={w.long} />
        </State>
        <State name="asks before it is cancelled">
          <SentPage
            view={{
              ...view,
              answers: none,
              reminders: null,
              said: { tone: "danger", text: w.error },
              sure: { title: w.short, text: w.sentence, action: "", yes: w.label, no: link },
            }}
            vehicle={null}
          />
        </State>
        <State name="free again">
          <SentPage
            view={{
              ...view,
              answers: none,
              calendar: null,
              reminders: null,
              status: { tone: "waiting", text: w.label },
              keep: {
                title: w.short,
                text: w.sentence,
                action: "",
                submit: { day: "", time: "", label: w.close },
              },
            }}
            vehicle={null}
          />
        </State>
        <State name="offer accepted">
          <SentPage
            view={{
              ...view,
              calendar: null,
              change: null,
              reminders: null,
              next: { title: w.label, steps: [w.sentence, w.long] },
            }}
            vehicle={w.long}
          />
        </State>
        <State name="ended">
          <SentPage
            view={{
              ...view,
              answers: none,
              status: { tone: "ended", text: w.label },
              said: { tone: "positive", text: w.sentence },
              change: null,
              calendar: null,
              reminders: null,
            }}
            vehicle={null}
          />
        </State>
      </Example>
      <Example name="NoSentPage" width="page">
        <State name="a link that opens nothing">
          <NoSentPage
            title={w.error}
            text={w.sentence}
            help={w.label}
            phone={{ href: "tel:+61755501234", text: w.short }}
            home={w.close}
          />
        </State>
      </Example>
      <Example name="AnswersPage" width="page">
        <State name="private answers">
          <AnswersPage title={w.short} text={w.sentence} answers={rowsOf(w)} />
        </State>
      </Example>
    </>
  );
}

function rowsOf(w: ReturnType<typeof useSample>) {
  return [
    { label: w.label, value: "4105" },
    { label: w.long, value: w.long },
  ];
}

function sentView(w: ReturnType<typeof useSample>): SentView {
  const link = { href: "/", label: w.close };
  const rows = rowsOf(w);
  const files = [
    { label: "front.jpg", href: "/form-files/1" },
    { label: w.sentence, href: null },
  ];
  return {
    title: w.short,
    status: { tone: "good", text: w.label },
    sentOn: w.sentence,
    said: null,
    facts: rows,
    next: null,
    answers: { title: w.label, rows: [...rows, { label: w.short, value: files }] },
    calendar: link,
    keep: null,
    change: {
      title: w.short,
      note: null,
      cancel: link,
    },
    sure: null,
    reminders: { title: w.short, text: w.sentence, action: "", submit: w.close },
    again: link,
    help: w.sentence,
    phone: { text: w.label, href: "tel:+61755500119" },
  };
}
