import { ownPath } from "~/ui/link/site-base";
/** Who is signed in, as `/api/me` tells. */
export interface Me {
  /** Null for a visitor. */
  readonly phone: string | null;
  readonly watched: readonly string[];
  /** The vehicle saved during the sign-in, which the shopper was not told of yet. */
  readonly justSaved: { readonly id: string; readonly name: string } | null;
  /** Whether no news of what they watch is sent to them. */
  readonly silent: boolean;
}

/** What became of a call that changes the watchlist: the vehicle's name, or why not; `signIn` when the shopper has to sign in first. */
export type CallOutcome =
  | { readonly success: true; readonly name: string }
  | { readonly success: false; readonly error: string | null; readonly signIn: string | null };

/** Nobody is signed in, as far as is known. */
export const VISITOR: Me = { phone: null, watched: [], justSaved: null, silent: false };

/** Asks who is signed in; answers "a visitor" when the server does not answer. */
export async function askMe(): Promise<Me> {
  try {
    const answer = await fetch("/api/me", { headers: { Accept: "application/json" } });
    const body: unknown = answer.ok ? await answer.json() : null;
    return isMe(body) ? body : VISITOR;
  } catch {
    return VISITOR;
  }
}

/** Saves or removes a vehicle (CALL-11, CALL-12). Never rejects. */
export async function callWatchlist(
  change: "save" | "remove",
  carId: string,
  phone: string | null,
): Promise<CallOutcome> {
  const path = window.location.pathname + window.location.search;
  const call = { ...(phone === null ? {} : { phone_number: phone }), car_id: carId, path };
  try {
    const answer = await fetch(ownPath(`/api/watchlist/${change}-car`), {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(call),
    });
    return outcomeOf(await answer.json());
  } catch {
    return { success: false, error: null, signIn: null };
  }
}

function outcomeOf(body: unknown): CallOutcome {
  if (typeof body !== "object" || body === null) return { success: false, error: null, signIn: null };
  if ("success" in body && body.success === true)
    return { success: true, name: "name" in body ? String(body.name) : "" };
  return {
    success: false,
    error: "error" in body && typeof body.error === "string" ? body.error : null,
    signIn: "sign_in" in body && typeof body.sign_in === "string" ? body.sign_in : null,
  };
}

function isMe(body: unknown): body is Me {
  return typeof body === "object" && body !== null && "watched" in body && Array.isArray(body.watched);
}
