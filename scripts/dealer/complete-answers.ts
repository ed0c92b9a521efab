import { faultsOf, receivedText } from "~/domain/faults/input-faults";
import type { DealerRun } from "../run-dealer";
import { type Answers, answersSchema, type Question, questionsFor } from "./dealer-answers";

/** Asks one question and gives what was typed. */
export type Ask = (question: string) => Promise<string>;

type Given = Readonly<Record<string, string | undefined>>;

/**
 * What is needed for a dealer: the flags, and on a terminal the answers to questions about what they leave out.
 * @throws Error that lists each flag that is missing or wrong
 */
export async function completeAnswers(
  given: Given,
  run: Pick<DealerRun, "ask" | "presets" | "region">,
): Promise<Answers> {
  const schema = answersSchema(Object.keys(run.presets), run.region);
  const answers: Record<string, string | undefined> = { ...given };
  const { ask } = run;
  const questions = questionsFor(Object.keys(run.presets));
  if (ask !== null)
    for (const question of questions.filter(({ name }) => given[name] === undefined))
      answers[question.name] = await answerTo(question, answers, { ask, schema });
  const read = schema.safeParse(answers);
  if (read.success) return read.data;
  const missing = questions.filter(({ name, preset }) => answers[name] === undefined && preset === null);
  const wrong = faultsOf(read.error, answers).filter(
    ({ path: [name] }) => name === "slug" || given[String(name)] !== undefined,
  );
  throw new Error(
    [
      ...wrong.map(({ path, expected }) => {
        // Of a list its part alone is wrong: what was typed is the whole.
        const typed = receivedText(answers[String(path[0])]);
        return `${flag(path)}: expected ${expected}, received ${typed}`;
      }),
      ...missing.map(({ name, words }) => `--${name}: missing. ${words}`),
    ].join("\n"),
  );
}

const flag = (path: readonly PropertyKey[]) => (path[0] === "slug" ? "SLUG" : `--${String(path[0])}`);

interface Asking {
  readonly ask: Ask;
  readonly schema: ReturnType<typeof answersSchema>;
}

/** Asks until the answer is right; nothing typed takes what stands in brackets. */
async function answerTo(
  { name, words, preset }: Question,
  before: Given,
  { ask, schema }: Asking,
): Promise<string | undefined> {
  for (let note = ""; ;) {
    const hint = preset === null || preset === "" ? "" : ` [${preset}]`;
    const typed = (await ask(`${note}${words}${hint}: `)).trim();
    if (typed === "" && preset !== null) return undefined;
    const read = schema.safeParse({ ...before, [name]: typed });
    const fault = read.success
      ? undefined
      : faultsOf(read.error, { ...before, [name]: typed }).find(({ path }) => path[0] === name);
    if (fault === undefined) return typed;
    note = `Expected ${fault.expected}.\n`;
  }
}
