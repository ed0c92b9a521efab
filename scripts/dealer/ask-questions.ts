import { createInterface } from "node:readline/promises";
import type { Ask } from "./complete-answers";

/** Questions to the person at a terminal. */
export function terminalQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): { readonly ask: Ask; readonly close: () => void } {
  const lines = createInterface({ input, output });
  return {
    ask: (question) => lines.question(question),
    close: () => {
      lines.close();
    },
  };
}
