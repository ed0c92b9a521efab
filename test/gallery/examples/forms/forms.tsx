import { ContactBrief } from "~/features/forms/brief/contact-brief";
import { VehicleBrief } from "~/features/forms/brief/vehicle-brief";
import { FormPage } from "~/features/forms/form-page";
import type { FormPageView } from "~/features/forms/form-page-view";
import type { FieldView, FormAnswer, FormView } from "~/features/forms/form-view";
import { LeadForm } from "~/features/forms/lead-form";
import { Example, State } from "../../frame/example";
import { useSample } from "../sample-words";
import { statesOf } from "../states-of";

/** Every form of the dealer. */
export function FormExamples({ forms }: { readonly forms: readonly FormPageView[] }) {
  const [first] = forms;
  if (first === undefined) return null;
  return (
    <>
      <FieldKinds forms={forms} />
      <FormStates form={first.form} />
      <Briefs page={forms.find(({ vehicle }) => vehicle !== null) ?? first} />
      <FormPages forms={forms} />
      <Example name="LeadForm of each kind" width="half">
        {forms.map(({ title, form }) => (
          <State key={form.id} name={title}>
            <LeadForm view={form} answer={undefined} />
          </State>
        ))}
      </Example>
    </>
  );
}

/** One question of every kind there is, as it is opened and wrong. */
function FieldKinds({ forms }: { readonly forms: readonly FormPageView[] }) {
  const w = useSample();
  const all = forms.flatMap(({ form }) => form.groups.flatMap(({ fields }) => fields));
  const kinds = new Map(all.reverse().map((field) => [field.control, { ...field, name: field.control }]));
  const [first] = forms;
  if (first === undefined) return null;
  const fields = [...kinds.values()];
  const form: FormView = {
    ...first.form,
    id: "kinds",
    groups: [{ key: "kinds", title: w.label, fields: fields.map((field) => ({ ...field, hint: w.hint })) }],
    terms: null,
    values: { number: "38990", km: "1234567", money: "24500" },
  };
  return (
    <Example name="FormField, FieldControl, ChoiceField, GroupedNumber" about="A field of every kind.">
      <State name="as they are opened">
        <LeadForm view={form} answer={undefined} />
      </State>
      <State name="wrong, long words">
        <LeadForm view={longer(form, w.long)} answer={allWrong(form, w.error)} />
      </State>
    </Example>
  );
}

function longer(form: FormView, label: string): FormView {
  const groups = form.groups.map((group) => ({
    ...group,
    title: label,
    fields: group.fields.map((field): FieldView => ({ ...field, label: `${field.label}: ${label}` })),
  }));
  return { ...form, groups, submit: label };
}

function allWrong({ groups, token }: FormView, text: string): FormAnswer {
  const errors = groups.flatMap(({ fields }) => fields.map(({ name }) => ({ name, text })));
  return { typed: {}, token: token ?? "", notice: null, errors, choices: {} };
}

function FormStates({ form }: { readonly form: FormView }) {
  const w = useSample();
  const [group] = form.groups;
  const short: FormView = {
    ...form,
    groups: group === undefined ? [] : [{ ...group, fields: group.fields.slice(0, 2) }],
  };
  const answer = { typed: {}, token: form.token ?? "", errors: [], choices: {}, notice: null };
  const notice = { title: w.error, text: w.sentence, links: [{ href: "/", label: w.action }] };
  const answers: Readonly<Record<string, FormAnswer>> = {
    "refused as a whole": { ...answer, notice },
    "no answer came": { ...answer, lost: "unreached" },
    "an answer nobody understands": { ...answer, lost: "unexpected" },
    "terms not agreed to": { ...answer, errors: [{ name: "terms", text: w.error }] },
  };
  const find = { after: short.groups[0]?.fields[0]?.name ?? "", label: w.action, hint: w.hint };
  const step = { number: 2, text: "2 / 3", back: { href: "/", label: w.close } };
  return (
    <Example name="LeadForm, ErrorSummary, NoticeText, FindVehicle">
      {statesOf(answers, (one) => (
        <LeadForm view={short} answer={one} />
      ))}
      <State name="a later step, with a note">
        <LeadForm view={{ ...short, step, note: w.sentence }} answer={undefined} />
      </State>
      <State name="a vehicle can be looked up">
        <LeadForm view={{ ...short, find }} answer={undefined} />
      </State>
      <State name="a vehicle was found, long words">
        <LeadForm view={{ ...short, find }} answer={{ ...answer, found: w.long }} />
      </State>
      <State name="busy: what the button says while it is sent">
        <LeadForm view={{ ...short, submit: short.sending }} answer={undefined} />
      </State>
    </Example>
  );
}

function Briefs({ page: { vehicle, contact } }: { readonly page: FormPageView }) {
  const w = useSample();
  return (
    <>
      <Example name="VehicleBrief" width="card">
        {statesOf({ "beside its form": vehicle }, (view) => (
          <VehicleBrief vehicle={view} />
        ))}
        {statesOf({ "without a picture, long words": vehicle }, (view) => (
          <VehicleBrief vehicle={{ ...view, title: w.long, badge: w.long, picture: null }} />
        ))}
      </Example>
      <Example name="ContactBrief" width="card">
        {statesOf({ "whom to call": contact }, (view) => (
          <ContactBrief contact={view} />
        ))}
        {statesOf({ "an address alone": contact }, (view) => (
          <ContactBrief contact={{ ...view, phone: null, hours: [] }} />
        ))}
      </Example>
    </>
  );
}

function FormPages({ forms }: { readonly forms: readonly FormPageView[] }) {
  const w = useSample();
  const [first] = forms;
  const prizes = forms.find((one) => one.prizes !== null) ?? null;
  const closed = { title: w.error, text: w.sentence, links: [{ href: "/", label: w.action }] };
  return (
    <Example name="FormPage" width="page">
      {statesOf({ "about a vehicle": first ?? null }, (page) => (
        <FormPage page={page} answer={undefined} />
      ))}
      {statesOf({ closed: first ?? null }, (page) => (
        <FormPage page={{ ...page, closed }} answer={undefined} />
      ))}
      {statesOf({ "with prizes": prizes }, (page) => (
        <FormPage page={page} answer={undefined} />
      ))}
    </Example>
  );
}
