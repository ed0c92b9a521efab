import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The tests beside a changed file before the others: the first that fails ends the run, and these are the likeliest. */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related ?? [];
    const steps = ({ moduleId }: TestSpecification) =>
      Math.min(...changed.map((file) => relative(file, moduleId).split("/").length));
    return [...files].sort((a, b) => steps(a) - steps(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}
