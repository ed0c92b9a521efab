import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { accountPoints, accountWords } from "~/features/account/account-words.server";
import { cardView } from "~/features/vehicle/card/build-card-view";
import type { SentHistoryView } from "~/features/account/history/sent-history-view";
import type { SearchView, WatchlistView } from "~/features/account/watchlist/watchlist-view";
import type { CardView } from "~/features/vehicle/card/card-view";
import { loadWatchlist } from "~/pages/watchlist/load-watchlist.server";
import { accountView } from "~/routes/account/account-view.server";
import type { Shopper } from "~/ports/shopper-accounts";
import type { ChosenSite } from "../site/site-answer.server";
import { sampleStock } from "./vehicles.server";

/** A shopper with nothing kept yet. */
const NOBODY: Omit<Shopper, "tenant"> = {
  id: "gallery",
  phone: "+61412345678",
  email: "zoe@example.com",
  emailConfirmed: false,
  notices: "email",
  language: null,
  createdAt: "2026-01-15T00:00:00Z",
};

const SEARCHES: readonly SearchView[] = [
  { id: "1", name: "Used SUVs under $40,000", href: "/search", alerts: true },
  {
    id: "2",
    name: "Mazda CX-5, automatic, petrol, white, from 2020, up to 60,000 km",
    href: "/search",
    alerts: false,
  },
];

/** A part of the account with a row of each state. */
function sampleHistory({ t }: ChosenSite): readonly SentHistoryView[] {
  const row = {
    note: t("mine.sentOn", { day: "23/11/2026" }),
    link: { href: "/", label: t("account.open") },
  };
  return [
    {
      id: "bookings",
      title: t("account.bookings"),
      rows: [
        {
          ...row,
          id: "1",
          title: `${t("leads.kinds.testDrive")}: 2022 Mazda CX-5`,
          detail: "Monday 30 November, 9:30 am",
          state: { tone: "good", text: t("mine.states.booked") },
          link: { href: "/", label: t("account.moveOrCancel") },
        },
        {
          ...row,
          id: "2",
          title: t("leads.kinds.service"),
          detail: "Tuesday 1 December",
          state: { tone: "waiting", text: t("mine.states.asked") },
        },
      ],
      all: { href: "?all=bookings", label: t("account.showAll", { number: 12 }) },
    },
    {
      id: "orders",
      title: t("account.orders"),
      rows: [
        {
          ...row,
          id: "3",
          title: `${t("leads.kinds.reservation")}: 2019 Toyota Land Cruiser Prado GXL Kakadu 2.8 turbo diesel`,
          detail: "$500",
          state: { tone: "ended", text: t("checkout.order.state.expired") },
          link: null,
        },
      ],
      all: null,
    },
  ];
}

/** Signing in, the account and what is kept in it. */
export async function accountArea(site: ChosenSite) {
  const { config, t } = site;
  const shopper = { ...NOBODY, tenant: config.site.slug };
  const nothing = new URLSearchParams();
  const [account, said, empty, full] = await Promise.all([
    accountView(shopper, config, nothing),
    accountView(shopper, config, new URLSearchParams({ notices: "saved" })),
    loadWatchlist(shopper, config, nothing),
    loadWatchlist(shopper, config, new URLSearchParams({ failed: "full" })),
  ]);
  const words = accountWords(t);
  const links = { words, points: accountPoints(t, config), action: "/sign-in", backHref: "/" };
  return {
    signIn: { ...links, why: t("account.signInText"), example: "0412 345 678" },
    code: { ...links, numberHref: "/sign-in", phone: "0412 345 678", message: null, again: false },
    account: {
      ...account,
      searches: SEARCHES,
      history: sampleHistory(site),
      older: t("account.older"),
    },
    said,
    watchlist: { empty, some: await withVehicles({ ...full, notice: empty.notice }, site), full },
    searches: SEARCHES,
    words,
  };
}

async function withVehicles(
  view: WatchlistView<CardView>,
  site: ChosenSite,
): Promise<WatchlistView<CardView>> {
  const { best, others } = await sampleStock(site);
  const [second = best] = others;
  const entry = { id: best.id, name: best.name, savedOn: view.count, drop: null, similarHref: null };
  const card = (vehicle: typeof best) =>
    cardView(toVehicleSummary(vehicle), site.config, site.now, site.format, site.t);
  return {
    ...view,
    entries: [
      { ...entry, card: card(best) },
      { ...entry, id: second.id, card: card(second), drop: site.t("account.drop", { amount: "$1,000" }) },
      { ...entry, id: "0", card: null, similarHref: "/search" },
    ],
  };
}
