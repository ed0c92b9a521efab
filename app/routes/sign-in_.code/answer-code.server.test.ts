import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { accountCookies } from "~/features/account/account-cookies.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { siteConfig } from "../../../test/fixtures/site";
import { answerCode } from "./answer-code.server";

const secrets = ["a secret of at least thirty-two letters"];
const shopper = { id: "s1", tenant: "yard", phone: "+61412345678", email: null };
const down = async () => {
  throw new SearchUnavailableError("down");
};

beforeAll(() => {
  const services = {
    env: { sessionSecrets: secrets, production: false },
    rateLimiter: { use: async () => null },
    accounts: {
      checkCode: async () => ({ answer: "right", shopper }),
      openSession: async () => "session-secret",
      closeSession: async () => undefined,
    },
    clock: { now: () => new Date("2026-11-21T02:00:00Z") },
    search: { search: down, facetValues: down, findByIds: down },
    contentVersion: () => "1",
    savedSearches: {},
    logger: silentLogger,
  };
  vi.stubGlobal("forecourtServices", Promise.resolve(services));
});
afterAll(() => vi.unstubAllGlobals());

it.each(["search:/search/used-cars", "car:12:page"])(
  "signs in although what waited cannot be done now: %s",
  async (wish) => {
    const cookies = accountCookies({ secrets, secure: false });
    const made = await Promise.all([cookies.pending.serialize(wish), cookies.challenge.serialize("c")]);
    const cookie = [...made.map((one) => one.split(";")[0]), "favourites=12"].join("; ");
    const request = new Request("https://www.yard.example/sign-in/code", {
      method: "POST",
      headers: { cookie },
    });
    const form = new FormData();
    form.append("code", "004217");
    const aim = { kind: null, redirect: "/account", back: "/" };
    const answer = await answerCode(request, form, siteConfig(), aim);
    if (!(answer instanceof Response)) throw new Error(answer.error);
    expect(answer.status).toBe(303);
    expect(answer.headers.getSetCookie().some((one) => /^session=[^;]{20}/.test(one))).toBe(true);
  },
);
