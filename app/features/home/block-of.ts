import type { HomeBlock } from "~/domain/tenant/config/home-block";

/** A configured block of one kind. */
export type BlockOf<Kind extends HomeBlock["kind"]> = Extract<HomeBlock, { kind: Kind }>;
