/** Interface copy by key. */
export type FormCopy = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * What is said about the answer to one question, by the key of the problem.
 * @param name what the question is called inside a sentence
 */
export function problemWords(t: FormCopy, name: string): FormCopy {
  return (key, values = {}) => t(asked(key, name), { field: name, ...values });
}

/** A whole question cannot be "required". */
function asked(key: string, name: string): string {
  return key === "problem.required" && name.endsWith("?") ? "problem.unanswered" : key;
}
