import { FIELDS } from "~/domain/forms/field-catalogue";
import { MOST_PHOTO_BYTES } from "~/domain/forms/files/read-photos";
import { MOST_FILE_BYTES } from "~/domain/forms/read-file";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { PostedForm } from "~/features/forms/sending/posted-form";
import type { BodyFault, FormRules, TextRules } from "~/ports/body-reader";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";

/** Rules for a form without files, as nearly all are. */
const TEXTS: FormRules = { multipart: false, fileBytes: 0 };
/** Rules for a form that asks for a file. */
export const WITH_FILE: FormRules = { multipart: true, fileBytes: MOST_FILE_BYTES };
/** Rules for a form that asks for photos: one more than it takes, to be told which number is right. */
export const WITH_PHOTOS: FormRules = {
  multipart: true,
  fileBytes: MOST_PHOTO_BYTES,
  files: (FIELDS.photos.most ?? 0) + 1,
};
/**
 * Rules for a form that other programs send: mail programs post `multipart/form-data`, which the site's forms without
 * files do not use.
 */
export const FOR_PROGRAMS: FormRules = { multipart: true, fileBytes: 0 };

/**
 * How many forms may be sent for each one that is accepted: people correct mistakes, and some forms have several steps.
 */
const TRIES = 10;

const read = new WeakMap<Request, Promise<PostedForm>>();

/**
 * The body of a request's form. The sending is counted against its sender's limits before it is read. Asked again for
 * the same request, it gives the same answer, because a gate may read a form before its page does.
 */
export function postedForm(request: Request, config: SiteConfig, rules = TEXTS): Promise<PostedForm> {
  const known = read.get(request) ?? readForm(request, config, rules);
  read.set(request, known);
  return known;
}

/**
 * The same for a page that cannot show a form again.
 * @throws a Response with the status of what is wrong, which root shows in the dealer's look
 */
export async function requireForm(request: Request, config: SiteConfig, rules = TEXTS): Promise<FormData> {
  const { data, fault, seconds } = await postedForm(request, config, rules);
  if (fault === null) return data;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (seconds !== null) headers.set("Retry-After", String(seconds));
  throw new Response(null, { status: fault, headers });
}

/** The text a program posted, or the status of what is wrong with it. */
export async function postedText(
  request: Request,
  rules: TextRules,
): Promise<{ readonly text: string } | { readonly fault: BodyFault }> {
  const { bodies } = await services();
  return bodies.text(request, rules);
}

async function readForm(request: Request, config: SiteConfig, rules: FormRules): Promise<PostedForm> {
  const { bodies } = await services();
  const seconds = await wait(request, config, rules);
  // Texts are cheap, and are given back to whoever typed them; a file of one sending too many is not read.
  const { data, fault } = await bodies.form(request, seconds === null ? rules : { ...rules, fileBytes: 0 });
  return { data, fault: seconds === null ? fault : 429, seconds };
}

/** Seconds until this address may send another form; null when it may now. */
async function wait(
  { headers }: Request,
  { site, forms }: SiteConfig,
  { fileBytes }: FormRules,
): Promise<number | null> {
  const { rateLimiter } = await services();
  const sender = `${site.slug}:${headers.get("x-visitor-address") ?? ""}`;
  const { address, files } = forms.limits;
  const posts: RateLimit = { uses: address.uses * TRIES, seconds: address.seconds, perProcess: true };
  return (
    (await rateLimiter.use(`posts:${sender}`, posts)) ??
    (fileBytes > 0 ? rateLimiter.use(`form-files:${sender}`, files) : null)
  );
}
