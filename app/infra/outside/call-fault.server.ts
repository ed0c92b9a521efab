import * as z from "zod";

/**
 * Why a call of an outside service gave nothing, for the log: of an answer of another form, which fields are wrong. Never
 * what stands in them.
 */
export function callFault(error: unknown): string {
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`);
    return `unknown form of answer (${fields.join("; ")})`;
  }
  // Its message quotes the answer.
  if (error instanceof SyntaxError) return "answered with no JSON";
  return error instanceof Error ? error.message : "unknown";
}
