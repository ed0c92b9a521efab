import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import * as z from "zod";
import type { Services } from "~/services.server";

const DAY_SECONDS = 86_400;
const SECRET = /^[\w-]{22}$/;

/** Most visits that a browser keeps in mind; those that are furthest ahead. */
const MOST_BOOKED = 20;
const BOOKED = z.record(z.string(), z.number()).catch({});

type CookieEnv = Pick<Services["env"], "sessionSecrets" | "production">;

/** A browser that fills in forms. */
export interface Visitor {
  /** Known to this browser only; what it typed and sent is kept under it. */
  readonly secret: string;
  /** Whether the browser sent it: one without cookies gets another each time. */
  readonly known: boolean;
  /** The `Set-Cookie` header with the secret. It is sent with every answer, because the cookie lasts for a day. */
  readonly setCookie: string;
  /** Ids of the leads by which it booked visits, each with the moment until which it keeps that in mind, in seconds. */
  readonly booked: Readonly<Record<string, number>>;
}

/** The browser that a form comes from; one that has no secret yet gets one. */
export async function formVisitor(request: Request, env: CookieEnv): Promise<Visitor> {
  const cookie = visitorCookie(env);
  const sentCookies = request.headers.get("cookie");
  const known: unknown = await cookie.parse(sentCookies);
  const booked = BOOKED.parse(await bookedCookie(env).parse(sentCookies));
  const sent = typeof known === "string" && SECRET.test(known) ? known : null;
  const secret = sent ?? randomBytes(16).toString("base64url");
  return { secret, known: sent !== null, setCookie: await cookie.serialize(secret), booked };
}

/**
 * The `Set-Cookie` header by which a browser keeps in mind that it booked a visit.
 * @param until when that is over
 */
export async function setBooked(
  { booked }: Pick<Visitor, "booked">,
  { leadId, until }: { readonly leadId: string; readonly until: Date },
  env: CookieEnv,
  now: Date,
): Promise<string> {
  const all = { ...booked, [leadId]: Math.ceil(until.getTime() / 1000) };
  const moment = Math.floor(now.getTime() / 1000);
  const ahead = Object.entries(all)
    .filter(([, end]) => end > moment)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_BOOKED);
  const maxAge = Math.max(0, (ahead[0]?.[1] ?? moment) - moment);
  return bookedCookie(env).serialize(Object.fromEntries(ahead), { maxAge });
}

/** The `Set-Cookie` headers by which a browser is another visitor from now on, who has booked nothing. */
export async function forgottenVisitor(env: CookieEnv): Promise<readonly string[]> {
  const gone = { maxAge: 0 };
  return Promise.all([visitorCookie(env).serialize("", gone), bookedCookie(env).serialize("", gone)]);
}

function visitorCookie(env: CookieEnv) {
  return ownCookie("visitor", env, DAY_SECONDS);
}

function bookedCookie(env: CookieEnv) {
  return ownCookie("booked", env);
}

function ownCookie(name: string, { sessionSecrets, production }: CookieEnv, maxAge?: number) {
  // With this prefix, browsers accept the cookie only from this host: nobody can plant a secret that they know.
  return createCookie(production ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    secure: production,
    path: "/",
    ...(maxAge === undefined ? {} : { maxAge }),
    secrets: [...sessionSecrets],
  });
}
