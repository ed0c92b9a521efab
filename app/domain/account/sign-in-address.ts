import { safeOwnPath } from "../url/own-path";
import { readSignInKind, type SignInKind } from "./sign-in-kind";

/** Where a sign-in comes from and leads to (OPEN-106). Paths are own paths. */
export interface SignInAim {
  readonly kind: SignInKind | null;
  /** Where it goes on after signing in. */
  readonly redirect: string;
  /** Where it goes on without. */
  readonly back: string;
}

/** The page of a code that was sent; the sign-in page itself asks for the number. */
export const SIGN_IN_PATH = "/sign-in";
export const CODE_PATH = "/sign-in/code";
const DEFAULT_REDIRECT = "/account";
const DEFAULT_BACK = "/";

/** What a sign-in address asks for; anything that is not surely an own path falls back to account and home page. */
export function readAim(params: URLSearchParams): SignInAim {
  return {
    kind: readSignInKind(params.get("type")),
    redirect: leadsAway(params.get("redirect")) ?? DEFAULT_REDIRECT,
    back: leadsAway(params.get("back")) ?? DEFAULT_BACK,
  };
}

/** `/sign-in?type={kind}&redirect={path}&back={path}` (ROUTE-67), or the same of the code's page. */
export function signInAddress({ kind, redirect, back }: SignInAim, page: string = SIGN_IN_PATH): string {
  const params = new URLSearchParams();
  if (kind !== null) params.set("type", kind);
  params.set("redirect", redirect);
  params.set("back", back);
  return `${page}?${params.toString().replace(/%2F/gi, "/")}`;
}

/** The vehicle that a sign-in leads to a page about, as its path or `car_id` names it; null where it leads elsewhere. */
export function vehicleAhead({ redirect }: SignInAim): string | null {
  const named = /^(?:\/[\w-]+)?\/cars\/([^/?#]+)\/|^[^?#]*\?(?:[^#]*&)?car_id=([^&#]+)/.exec(redirect);
  return named?.[1] ?? named?.[2] ?? null;
}

/** An own path that is not the sign-in again: that would go round in circles. */
function leadsAway(text: string | null): string | null {
  const path = safeOwnPath(text);
  return path === null || /^\/sign-(?:in|out)(?:[/?#]|$)/i.test(path) ? null : path;
}
