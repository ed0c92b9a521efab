import { ARABIC } from "./words/arabic-words";
import { CHINESE } from "./words/chinese-words";
import { ENGLISH } from "./words/english-words";
import type { WordTable } from "./words/word-table";

/** Every language's words: a shopper may mix them, and no word of one is another's. */
export const WORD_TABLES: readonly WordTable[] = [ENGLISH, ARABIC, CHINESE];
