import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "~/infra/db/database.server";

/** A file somebody sent with a form. */
export interface FormFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files sent with forms, for the dealer to fetch. */
export interface FormFiles {
  /**
   * Keeps a file; the same submission keeps it once. Several files that come at the same moment may exceed the limit by
   * their own size.
   * @param mostBytes of all this dealer's files together
   * @returns its id; null when there is no room for it
   */
  keep(
    tenant: string,
    submissionKey: string,
    file: FormFile,
    at: string,
    mostBytes: number,
  ): Promise<string | null>;
  /** Bytes of what is kept, by dealer. */
  used(): Promise<ReadonlyMap<string, number>>;
  find(tenant: string, id: string): Promise<FormFile | null>;
  /** Forgets what was kept before a time. */
  purge(before: string): Promise<void>;
}

/** Bytes of a file that are read at a time, which takes a fraction of a millisecond. */
const PIECE_BYTES = 512 * 1024;

/**
 * Files in the database: every replica finds them there, and a backup of the database is complete.
 * @param mostBytes of all dealers' files together
 */
export function createFormFiles({ queries }: Database, mostBytes: number): FormFiles {
  async function used(): Promise<ReadonlyMap<string, number>> {
    const rows = await queries
      .selectFrom("form_file")
      .select(({ fn }) => ["tenant", fn.sum<number | string>("bytes").as("bytes")])
      .groupBy("tenant")
      .execute();
    // PostgreSQL gives sums as text.
    return new Map(rows.map(({ tenant, bytes }) => [tenant, Number(bytes)]));
  }
  async function hasRoom(tenant: string, size: number, most: number): Promise<boolean> {
    const sizes = await used();
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    return (sizes.get(tenant) ?? 0) + size <= most && total + size <= mostBytes;
  }
  return {
    used,
    async keep(tenant, submissionKey, { name, bytes }, at, most) {
      const own = { tenant, submission_key: submissionKey, name };
      const kept = () =>
        queries
          .selectFrom("form_file")
          .select("id")
          .where((where) => where.and(own))
          .executeTakeFirst();
      const before = await kept();
      if (before !== undefined) return before.id;
      if (!(await hasRoom(tenant, bytes.byteLength, most))) return null;
      await queries
        .insertInto("form_file")
        .values({
          id: randomBytes(16).toString("base64url"),
          ...own,
          kept_at: at,
          // As a Buffer: PostgreSQL's driver writes any other array of bytes as text.
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          bytes: bytes.byteLength,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await kept())?.id ?? null;
    },
    async find(tenant, id) {
      const own = queries.selectFrom("form_file").where((where) => where.and({ tenant, id }));
      const row = await own.select(["name", "bytes"]).executeTakeFirst();
      if (row === undefined) return null;
      const pieces: Uint8Array[] = [];
      for (let from = 0; from < row.bytes; from += PIECE_BYTES) {
        // SQLite and PostgreSQL both count from 1. PostgreSQL sends bytes as text, which its driver decodes in one
        // piece.
        const content = sql<Uint8Array | ArrayBuffer>`substr(content, ${from + 1}, ${PIECE_BYTES})`;
        const piece = await own.select(content.as("content")).executeTakeFirst();
        // The file was deleted a moment ago.
        if (piece === undefined) return null;
        pieces.push(new Uint8Array(piece.content));
      }
      return { name: row.name, bytes: Buffer.concat(pieces) };
    },
    async purge(before) {
      await queries.deleteFrom("form_file").where("kept_at", "<", before).execute();
    },
  };
}
