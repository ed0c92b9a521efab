import { createHash } from "node:crypto";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification, type Vitest } from "vitest/node";

/** Files that take ten seconds or more. They start first: started last, one of them would run alone at the end. */
const LONG = new RegExp(
  [
    "/(?:test/crash|test/money|studio/render)/",
    "/test/brute-force/(?:page-states|search)",
    "/contract/(?:stock-store|lead-desk)/(?:postgres|sqlite)",
    "/(?:real-files|index-steps|preview-dealer|start-leads)",
  ].join("|"),
);

/**
 * Puts the files into an order shuffled by the seed, which it prints as Vitest does; the long ones come before the
 * others.
 */
export class LongestFirst extends BaseSequencer {
  constructor(ctx: Vitest) {
    super(ctx);
    console.log(`Files shuffled by seed "${ctx.config.sequence.seed}"`);
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const place = ({ project, moduleId }: TestSpecification) =>
      (LONG.test(moduleId) ? "0" : "1") +
      createHash("sha256")
        .update(`${sequence.seed} ${project.name} ${relative(root, moduleId)}`)
        .digest("hex");
    return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}
