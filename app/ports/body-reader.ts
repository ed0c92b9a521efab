/** What the body of one form may be. */
export interface FormRules {
  /**
   * Whether `multipart/form-data` is accepted beside `application/x-www-form-urlencoded`: for forms that ask for a
   * file, and where programs may send it.
   */
  readonly multipart: boolean;
  /** Bytes of the largest file that is kept; 0 where no file is asked for. */
  readonly fileBytes: number;
  /** Most files; 3 where nothing is said. */
  readonly files?: number;
}

/** What a body of text, JSON above all, may be. */
export interface TextRules {
  /** Media types in lower case, `application/json`. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}

/**
 * The status for a body that is not accepted: it cannot be read (400), is too large (413), or of another type (415).
 */
export type BodyFault = 400 | 413 | 415;

/** What a form's body held. */
export interface ReadForm {
  /**
   * All of the body, or what came before the fault. A file that is too large ends one byte behind its limit, so that
   * its size shows that it is too large.
   */
  readonly data: FormData;
  /** Null when it was read to its end. */
  readonly fault: BodyFault | null;
}

/**
 * Reads the bodies of requests; nothing else does. Every limit is applied while the body arrives, so that the length a
 * request states does not matter. When a body is not accepted, its rest is not read.
 */
export interface BodyReader {
  form(request: Request, rules: FormRules): Promise<ReadForm>;
  text(
    request: Request,
    rules: TextRules,
  ): Promise<{ readonly text: string } | { readonly fault: BodyFault }>;
}
