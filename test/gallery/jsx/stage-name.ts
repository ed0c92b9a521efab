import { createContext } from "react";

/** What ids within a stage begin with; null outside of one. */
export const StageName = createContext<string | null>(null);
