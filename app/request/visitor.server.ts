import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { Services } from "~/services.server";

const DAY_SECONDS = 86_400;
const SECRET = /^[\w-]{22}$/;

type CookieEnv = Pick<Services["env"], "sessionSecrets" | "production">;

/** A browser that fills in forms. */
export interface Visitor {
  /** Known to this browser alone; what it typed and sent is kept under it. */
  readonly secret: string;
  /** The header that gives it to the browser, again each time, as it lasts for a day. */
  readonly setCookie: string;
}

/** The browser a form comes from; one that never filled in any gets its secret now. */
export async function formVisitor(request: Request, env: CookieEnv): Promise<Visitor> {
  const cookie = visitorCookie(env);
  const known: unknown = await cookie.parse(request.headers.get("cookie"));
  const secret =
    typeof known === "string" && SECRET.test(known) ? known : randomBytes(16).toString("base64url");
  return { secret, setCookie: await cookie.serialize(secret) };
}

function visitorCookie({ sessionSecrets, production }: CookieEnv) {
  // With the prefix browsers take it from this host alone: nobody can give a shopper a secret they know themselves.
  return createCookie(production ? "__Host-visitor" : "visitor", {
    httpOnly: true,
    sameSite: "lax",
    secure: production,
    path: "/",
    maxAge: DAY_SECONDS,
    secrets: [...sessionSecrets],
  });
}
