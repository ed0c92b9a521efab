import { visitKindOf } from "~/domain/appointment/visit-plan";
import type { FormAnswer } from "~/features/forms/form-view";
import { TOKEN_FIELD } from "~/features/forms/form-fields";
import { formKeyIn } from "./dealer-choices.server";
import type { AskedForm } from "./form-request.server";
import { takenTimeProblem, visitPlaceId } from "./visit-times.server";

const VISIT = new Set(["booking_date", "booking_time"]);

/**
 * The answer to a form with faults: a day or time that is not free any more is told beside its field, with the next ones
 * that are, in place of "choose one of the answers".
 */
export async function namingFreeTimes(asked: AskedForm, answer: FormAnswer): Promise<FormAnswer> {
  if (!answer.errors.some(({ name }) => VISIT.has(name))) return answer;
  const typed = (name: string) => (name === TOKEN_FIELD ? answer.token : (answer.typed[name] ?? ""));
  const kind = visitKindOf(asked.key);
  if (kind === null) return answer;
  const visit = {
    locationId: visitPlaceId(asked, kind, typed("location")),
    date: typed("booking_date"),
    time: typed("booking_time"),
  };
  const problem = await takenTimeProblem(asked, visit, formKeyIn(asked, typed)).catch(() => null);
  if (problem === null) return answer;
  const others = answer.errors.filter(({ name }) => !VISIT.has(name));
  const told = Object.entries(problem).map(([name, text]) => ({ name, text }));
  const order = asked.form.steps.flat().map(({ name }) => name);
  const errors = [...others, ...told].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return { ...answer, errors };
}
