import { createHash } from "node:crypto";
import { cleanLine } from "~/domain/forms/clean-text";
import { FORM_FILE_DAYS } from "~/domain/forms/form-file";
import type { FieldDefinition } from "~/domain/forms/field-definition";
import { isDocument } from "~/domain/forms/files/document-content";
import { photoAddress } from "~/domain/forms/files/read-photos";
import { DAY_MS } from "~/domain/time/day";
import { fileAddress } from "./form-file-address.server";
import type { FormDesk } from "./form-context.server";

const KEPT_MS = FORM_FILE_DAYS * DAY_MS;
const LONGEST_NAME = 100;

/** Files that came with a form, by field. */
export interface SentFiles {
  readonly fields: readonly Pick<FieldDefinition, "name" | "control">[];
  readonly files: Readonly<Record<string, readonly File[]>>;
  /** Of the form that became the lead: whoever erases the lead erases what is kept under it. */
  readonly submissionKey: string;
}

/** What became of them. */
export type KeptFiles =
  | {
      /** Where the dealer fetches them, by field, one address a line; of one that was not kept, what became of it. */
      readonly answers: Readonly<Record<string, string>>;
      /** Names of those there was no room for. */
      readonly unkept: readonly string[];
    }
  /** Photos or documents that are none, by field: nothing is kept, and the form goes back. */
  | { readonly errors: Readonly<Record<string, string>> };

interface ReadyFile {
  readonly field: string;
  readonly isPhoto: boolean;
  /** As its owner calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Keeps the files of a form where nobody finds them without the address that the lead carries. Photos are kept as JPEG
 * without what cameras write into them.
 */
export async function keepSentFiles(
  site: FormDesk,
  { fields, files, submissionKey }: SentFiles,
): Promise<KeptFiles> {
  const { services, now, config, t } = site;
  const ready: ReadyFile[] = [];
  for (const [field, sent] of Object.entries(files)) {
    const isPhoto = fields.some(({ name, control }) => name === field && control === "photos");
    for (const file of sent) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const name = file.name.slice(-LONGEST_NAME);
      const document = isDocument(name, bytes) ? bytes : null;
      const kept = isPhoto ? ((await services.photos.clean(bytes))?.bytes ?? null) : document;
      const problem = isPhoto ? "problem.photoUnreadable" : "problem.fileUnreadable";
      if (kept === null) return { errors: { [field]: t(problem, { name: cleanLine(name) }) } };
      ready.push({ field, isPhoto, name, bytes: kept });
    }
  }
  if (ready.length > 0) await services.formFiles.purge(new Date(now.getTime() - KEPT_MS).toISOString());
  const answers: Record<string, string> = {};
  const unkept: string[] = [];
  for (const file of ready) {
    const address = await keep(site, file, submissionKey);
    if (address === null) unkept.push(file.name);
    // The lead says that there was a file.
    const line = address ?? t("forms.fileNotKept.lead", { name: cleanLine(file.name) });
    const before = answers[file.field];
    answers[file.field] = before === undefined ? line : `${before}\n${line}`;
  }
  if (unkept.length > 0)
    services.logger.warn(
      { tenant: config.site.slug, alert: "form-files-full" },
      "There is no room for a file sent with a form",
    );
  return { answers, unkept };
}

async function keep(
  { services, config, now }: FormDesk,
  { name, bytes, isPhoto }: ReadyFile,
  submissionKey: string,
): Promise<string | null> {
  const tenant = config.site.slug;
  const most = config.forms.limits.filesMb * 1024 * 1024;
  const file = { name: isPhoto ? photoName(name, bytes) : name, bytes };
  const id = await services.formFiles.keep(tenant, submissionKey, file, now.toISOString(), most);
  services.metrics.formFile(tenant, id === null ? "full" : "kept");
  if (id === null) return null;
  const address = fileAddress(config, id, services.env.sessionSecrets[0]);
  return isPhoto ? photoAddress(address, cleanLine(name)) : address;
}

/** Phones call all their photos alike: the content tells them apart, and the same photo sent twice is kept once. */
function photoName(name: string, bytes: Uint8Array): string {
  const bare = name.replace(/\.[^.]*$/, "").slice(-60);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${bare}-${hash}.jpg`;
}
