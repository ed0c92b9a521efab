import {
  type FieldMetadata,
  type FormMetadata,
  parse,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { AGREED, TERMS } from "~/domain/forms/terms";
import type { FieldView, FormAnswer, FormView } from "../form-view";
import { browserProblem } from "./browser-problem";
import { holdLeaving } from "./hold-leaving";
import { summaryId } from "../form-part-id";

type Values = Record<string, string>;

/** What HTML can say about a field. */
interface Constraint {
  readonly required: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly maxLength?: number;
}

/** A form that tells what is wrong with a field when it is left. */
export interface CheckedForm {
  readonly form: FormMetadata<Values>;
  /** What Conform knows of a field: ids, first value, messages. */
  readonly metaOf: (name: string) => FieldMetadata<string>;
  /** What the server said of fields, without what is mended since. */
  readonly errors: FormAnswer["errors"];
  /** What is wrong with the field that was left last, for a screen reader whose focus is past it. */
  readonly spoken: string;
  /** For the form element. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/** The field that was left last, and after which answer of the server. */
interface Left {
  readonly name: string;
  readonly answer: FormAnswer | undefined;
}

/**
 * Conform's state of a form. Messages show when a field is left, and not while it is typed into; they go as soon as it
 * is mended. What the server said of a
 * field stands until that field is changed, and whatever is sent is judged by the server.
 * @param fields the questions, with what can be chosen now
 */
export function useCheckedForm(
  view: FormView,
  fields: readonly FieldView[],
  answer: FormAnswer | undefined,
): CheckedForm {
  const said = useRef(new Map<string, string>());
  const [left, setLeft] = useState<Left | null>(null);
  const lastResult = useMemo(() => resultOf(answer), [answer]);
  const [form, metas] = useForm<Values>({
    id: view.id,
    defaultValue: answer?.typed ?? view.values,
    constraint: constraintsOf(view, fields),
    lastResult,
    shouldValidate: "onBlur",
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve: (_, intent) =>
          // Null leaves it to the server: a form that is sent is always sent.
          ({ error: intent === null ? null : problemsOf(formData, view, fields, said.current) }),
      }),
  });
  useEffect(() => {
    const errors = answer?.errors ?? [];
    if (errors.length > 0) said.current = new Map(errors.map(({ name, text }) => [name, text]));
  }, [answer]);
  useEffect(() => {
    const element = document.forms.namedItem(view.id);
    return element === null ? undefined : holdLeaving(element);
  }, [view.id]);
  const metaOf = (name: string) => {
    const meta = metas[name];
    if (meta === undefined) throw new Error(`The form has no field ${name}.`);
    return meta;
  };
  const wrong = (name: string) => metas[name]?.errors?.[0];
  // After a refusal the summary has the focus and is read.
  const told = left?.answer === answer ? wrong(left?.name ?? "") : undefined;
  const label = fields.find(({ name }) => name === left?.name)?.label;
  return {
    form,
    metaOf,
    errors: answer?.errors.filter(({ name }) => wrong(name) !== undefined) ?? [],
    spoken: told === undefined || label === undefined ? (told ?? "") : `${label}: ${told}`,
    onInput: ({ target }) => {
      // A form's input events come from its fields.
      const { name } = target as HTMLInputElement;
      forget(said.current, name, fields);
      setLeft(null);
      if (wrong(name) !== undefined) form.validate({ name });
    },
    onBlur: ({ target, relatedTarget }) => {
      // So do those of leaving one.
      const { name } = target as EventTarget as HTMLInputElement;
      if (relatedTarget?.id !== summaryId(view)) setLeft({ name, answer });
    },
  };
}

/**
 * The server's answer as Conform takes it in; nothing where it is not about fields. Without a status, so that the
 * summary takes the focus and not the first field (FORM-02).
 */
function resultOf(answer: FormAnswer | undefined): SubmissionResult | undefined {
  if (answer === undefined || answer.errors.length === 0) return undefined;
  const error = Object.fromEntries(answer.errors.map(({ name, text }) => [name, [text]]));
  return { initialValue: { ...answer.typed }, error };
}

/** What the server said of a field is over when it is changed, and of those that it stands for. */
function forget(said: Map<string, string>, name: string, fields: readonly FieldView[]): void {
  const text = said.get(name);
  said.delete(name);
  const oneOf = fields.find((field) => field.name === name)?.oneOf ?? null;
  if (oneOf === null) return;
  for (const mate of fields) {
    if (mate.oneOf === oneOf && said.get(mate.name) === text) said.delete(mate.name);
  }
}

/** What HTML can say about each field, by name. */
function constraintsOf({ terms }: FormView, fields: readonly FieldView[]) {
  const known = fields.map(({ name, control, optional, min, max, maxLength }): [string, Constraint] => [
    name,
    {
      required: !optional,
      ...(min === null ? {} : { min }),
      ...(max === null ? {} : { max }),
      ...(control === "postcode" ? { maxLength } : {}),
    },
  ]);
  return Object.fromEntries(terms === null ? known : [...known, [TERMS, { required: true }]]);
}

/** What is wrong with the form as it is, by field. */
function problemsOf(
  data: FormData,
  { terms, rules }: FormView,
  fields: readonly FieldView[],
  said: ReadonlyMap<string, string>,
): Record<string, string[]> {
  const found = fields.map((field): [string, string | null] => {
    const { name } = field;
    return [name, said.get(name) ?? browserProblem(field, data.get(name), rules)];
  });
  if (terms !== null) found.push([TERMS, data.get(TERMS) === AGREED ? null : terms.problem]);
  return Object.fromEntries(found.flatMap(([name, text]) => (text === null ? [] : [[name, [text]]])));
}
