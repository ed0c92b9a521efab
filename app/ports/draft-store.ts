/** Whose half-filled form: a browser, a journey and a vehicle (or "" where it is about none). */
export interface DraftKey {
  /** `site.slug`. */
  readonly tenant: string;
  /** A secret of the browser's, from its cookie. */
  readonly visitor: string;
  readonly flow: string;
  readonly about: string;
}

/** Answers of a form by field name. */
export type DraftAnswers = Readonly<Record<string, string>>;

/** What shoppers have filled in and not sent, so that going back, reloading and other tabs lose nothing. */
export interface DraftStore {
  /** Empty when nothing was saved. */
  read(key: DraftKey): Promise<DraftAnswers>;
  /** Adds to what is there; answers with the same name are replaced. */
  save(key: DraftKey, answers: DraftAnswers, at: string): Promise<void>;
  /**
   * Keeps an answer where none of that name is, whoever asks at the same instant. @returns the answer that is there now
   */
  claim(key: DraftKey, name: string, answer: string, at: string): Promise<string>;
  remove(key: DraftKey): Promise<void>;
  /** Forgets what was last saved before a time. */
  purge(before: string): Promise<void>;
}
