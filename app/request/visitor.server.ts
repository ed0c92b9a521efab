import { randomBytes } from "node:crypto";
import { createCookie } from "@remix-run/node";
import type { Services } from "~/services.server";

const DAY_SECONDS = 86_400;
const SECRET = /^[\w-]{22}$/;

type CookieEnv = Pick<Services["env"], "sessionSecrets" | "production">;

/** A browser that fills in forms. */
export interface Visitor {
  /** Known to this browser only; what it typed and sent is kept under it. */
  readonly secret: string;
  /** Whether the browser sent it: one without cookies gets another each time. */
  readonly known: boolean;
  /** The `Set-Cookie` header with the secret. It is sent with every answer, because the cookie lasts for a day. */
  readonly setCookie: string;
}

/** The browser that a form comes from; one that has no secret yet gets one. */
export async function formVisitor(request: Request, env: CookieEnv): Promise<Visitor> {
  const cookie = visitorCookie(env);
  const known: unknown = await cookie.parse(request.headers.get("cookie"));
  const sent = typeof known === "string" && SECRET.test(known) ? known : null;
  const secret = sent ?? randomBytes(16).toString("base64url");
  return { secret, known: sent !== null, setCookie: await cookie.serialize(secret) };
}

function visitorCookie({ sessionSecrets, production }: CookieEnv) {
  // With this prefix, browsers accept the cookie only from this host: nobody can plant a secret that they know.
  return createCookie(production ? "__Host-visitor" : "visitor", {
    httpOnly: true,
    sameSite: "lax",
    secure: production,
    path: "/",
    maxAge: DAY_SECONDS,
    secrets: [...sessionSecrets],
  });
}
