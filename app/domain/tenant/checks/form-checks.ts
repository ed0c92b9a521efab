import type { InputFault } from "../../faults/input-faults";
import { FORM_KEYS, FORMS } from "../../forms/form-catalogue";
import { type CheckedSite, doubtAt, faultAt, repeatsOf, when } from "./told";

type Path = InputFault["path"];
type Steps = readonly (readonly string[])[];

/** Forms that ask twice or cannot be answered, trade-in questions whose answers do not exist, and messages. */
export function formFaults(site: CheckedSite): readonly InputFault[] {
  return [
    ...stepFaults(site),
    ...ownFaults(site),
    ...visitFaults(site),
    ...tradeFaults(site),
    ...replyFaults(site),
  ];
}

function stepFaults({ config }: CheckedSite): readonly InputFault[] {
  const { forms } = config;
  return [
    ...fieldFaults(forms.enquirySteps, ["forms", "enquirySteps"]),
    ...FORM_KEYS.flatMap((key) => fieldFaults(forms.own[key]?.steps ?? null, ["forms", "own", key, "steps"])),
  ];
}

function fieldFaults(steps: Steps | null, at: Path): readonly InputFault[] {
  if (steps === null) return [];
  const places = steps.flatMap((step, index) =>
    step.map((field, place) => ({ field, path: [...at, index, place] })),
  );
  const fields = places.map(({ field }) => field);
  const isAnswerable = fields.includes("email") || fields.includes("phone");
  return [
    ...repeatsOf(fields, (index) => places[index]?.path ?? at, "each field once"),
    ...when(!isAnswerable, () =>
      faultAt(at, "email or phone among the fields: nobody could be answered", fields),
    ),
  ];
}

function ownFaults({ config }: CheckedSite): readonly InputFault[] {
  const { own, enquirySteps } = config.forms;
  return FORM_KEYS.flatMap((key) => {
    const form = own[key];
    if (form === undefined) return [];
    const usual: Steps = key === "enquiry" ? enquirySteps : FORMS[key].steps;
    const asked: readonly string[] = (form.steps ?? usual).flat();
    const at = ["forms", "own", key];
    return [
      ...(["optional", "required"] as const).flatMap((list) =>
        form[list].flatMap((field, index) =>
          when(!asked.includes(field), () =>
            doubtAt([...at, list, index], `a field of the form (${asked.join(", ")})`, field),
          ),
        ),
      ),
      ...form.required.flatMap((field, index) =>
        when(form.optional.includes(field), () =>
          faultAt([...at, "required", index], "a field that is not in optional as well", field),
        ),
      ),
    ];
  });
}

const DAY_HOURS = 24;

function visitFaults({ config }: CheckedSite): readonly InputFault[] {
  const { days, noticeHours } = config.forms.visits;
  return when(noticeHours >= days * DAY_HOURS, () =>
    faultAt(
      ["forms", "visits", "noticeHours"],
      `less than forms.visits.days (${days}) are long`,
      noticeHours,
    ),
  );
}

function tradeFaults({ config }: CheckedSite): readonly InputFault[] {
  const { questions, valuation, steps } = config.trade;
  return [
    ...questions.flatMap(({ type, options = [], effects }, index) => {
      const at = ["trade", "questions", index];
      const answers = type === "yesNo" ? ["Yes", "No"] : type === "choice" ? options : [];
      const expected = answers.length === 0 ? "no effects: answers are free" : `one of ${answers.join(", ")}`;
      return [
        ...repeatsOf(options, (option) => [...at, "options", option], "each option once"),
        ...when(type !== "choice" && options.length > 0, () =>
          doubtAt([...at, "options"], "no options, but for the type choice", options),
        ),
        ...effects.flatMap(({ answer }, effect) =>
          when(!answers.includes(answer), () =>
            faultAt([...at, "effects", effect, "answer"], expected, answer),
          ),
        ),
      ];
    }),
    ...when(valuation.source !== "service" && valuation.url !== null, () =>
      doubtAt(["trade", "valuation", "url"], 'source "service": else nobody is asked there', valuation.url),
    ),
    ...when(questions.length > 0 && !steps.includes("adjustments"), () =>
      doubtAt(["trade", "questions"], '"adjustments" in trade.steps: else nobody is asked', questions.length),
    ),
  ];
}

/** What an automatic answer may name. */
const REPLY_VALUES = ["name", "vehicle", "dealer", "phone"];

function replyFaults({ config }: CheckedSite): readonly InputFault[] {
  const known = REPLY_VALUES.map((name) => `{${name}}`).join(", ");
  return config.leads.sinks.flatMap((sink, index) => {
    if (sink.type !== "autoReply") return [];
    return (["subject", "text"] as const).flatMap((field) => {
      const words = sink[field] ?? "";
      const unknown = [...words.matchAll(/\{\s*(\w+)\s*\}/g)].filter(
        ([, name = ""]) => !REPLY_VALUES.includes(name),
      );
      return when(unknown.length > 0, () =>
        faultAt(["leads", "sinks", index, field], `no placeholders but ${known}`, unknown[0]?.[0]),
      );
    });
  });
}
