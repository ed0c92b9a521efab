/** The stage of a lead whose shopper began a form of several steps and did not finish it. */
export const LEFT_HALF_WAY = "Left Half-Way";

const ENDING = ".begun";

/** The submission key of a form that was begun, by the key that its steps share. */
export function begunKey(formKey: string): string {
  return `${formKey}${ENDING}`;
}

/** Whether a lead is a form that was begun: its shopper has sent nothing yet. */
export function isBegunKey(submissionKey: string): boolean {
  return submissionKey.endsWith(ENDING);
}
