import type { Env } from "~/infra/env.server";
import { createGuardedPost } from "~/infra/outside/guarded-post.server";
import type { Rounds } from "~/infra/rounds.server";
import { type IndexNowOptions, startIndexNow } from "./start-index-now.server";

/** What the environment decides of it. */
type ToldFrom = Omit<IndexNowOptions, "address" | "post" | "region"> & {
  readonly env: Pick<Env, "indexNowUrl" | "region" | "production" | "preview">;
};

/** Starts telling search engines of changed vehicles; null where nothing may leave, or outside production nobody is named. */
export function tellSearchEngines({ env, ...options }: ToldFrom): Rounds | null {
  const { indexNowUrl: address, region, production } = env;
  if (address === null || env.preview) return null;
  return startIndexNow({
    ...options,
    address,
    region,
    post: createGuardedPost({ allowInside: !production }),
  });
}
