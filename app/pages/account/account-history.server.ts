import { ACCOUNT_SECTIONS, type AccountSection, accountSectionOf } from "~/domain/account/account-section";
import { bookingPlace } from "~/domain/appointment/booking-place";
import type { Order } from "~/domain/checkout/order";
import { shortReference } from "~/domain/checkout/order-reference";
import { leadVehicleName } from "~/domain/lead/shopper-vehicle";
import { isolated, isRightToLeft } from "~/domain/text/isolates";
import { acceptedOffer, tradedTowards } from "~/domain/trade/accepted-offer";
import { hasExpired } from "~/domain/trade/figure-days";
import { amountText } from "~/features/checkout/checkout-text";
import { ORDER_TONES } from "~/features/checkout/order/build-order";
import type { SentHistoryRow, SentHistoryView } from "~/features/account/history/sent-history-view";
import { canBeChanged, followsVehicle, isVehicleMissing, sentState } from "~/pages/sent/sent-state.server";
import { ACCOUNT_PATH } from "~/paths";
import type { ShopperLead } from "~/ports/sent-leads";
import type { FormDesk } from "~/request/form-context.server";
import { siteFormatter } from "~/request/site-context.server";
import { namedVehicle } from "~/request/vehicle-brief.server";
import { dayText, timeText } from "~/request/visit-words.server";

/** Most rows of a part before all of it was asked for. */
const FIRST = 5;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a shopper sent, by the parts of their account.
 * @param all the part that is shown whole
 * @param find what a vehicle's id names
 */
export async function accountHistory(
  leads: readonly ShopperLead[],
  site: FormDesk,
  all: string | null,
  find: typeof namedVehicle = namedVehicle,
): Promise<readonly SentHistoryView[]> {
  const views = ACCOUNT_SECTIONS.map(async (id): Promise<SentHistoryView> => {
    const own = leads.filter(({ lead }) => accountSectionOf(lead.kind) === id);
    const shown = all === id ? own : own.slice(0, FIRST);
    return {
      id,
      title: site.t(`account.${id}`),
      rows: await Promise.all(shown.map((sent) => historyRow(id, sent, site, find))),
      all:
        shown.length === own.length
          ? null
          : {
              href: `${ACCOUNT_PATH}?all=${id}#${id}`,
              label: site.t("account.showAll", { number: own.length }),
            },
    };
  });
  return (await Promise.all(views)).filter(({ rows }) => rows.length > 0);
}

async function historyRow(
  section: AccountSection,
  sent: ShopperLead,
  site: FormDesk,
  find: typeof namedVehicle,
): Promise<SentHistoryRow> {
  const { lead } = sent;
  const { t, config, services, now } = site;
  // Only what the vehicle says something of is looked for in the stock.
  const about = followsVehicle(sent, site) ? await find(config, lead.carId) : null;
  const isMissing = about !== null && isVehicleMissing(sent, site, about);
  const kind = t(`leads.kinds.${lead.kind}`);
  const vehicle = leadVehicleName(lead);
  const wanted = tradedTowards(lead);
  const named = vehicle !== null && wanted !== null && vehicle !== wanted;
  const row: SentHistoryRow = {
    id: lead.id,
    title:
      vehicle === null ? kind : titled(kind, named ? t("account.towards", { vehicle, wanted }) : vehicle),
    detail: "",
    note: t("mine.sentOn", { day: siteFormatter(config).date(new Date(lead.receivedAt)) }),
    state: sentState(sent, site, isMissing, about),
    link: {
      href: services.sentLeads.path(config, lead, now),
      label: t(canBeChanged(sent, site) ? "account.moveOrCancel" : "account.open"),
    },
  };
  switch (section) {
    case "bookings":
      return { ...row, detail: bookingDetail(sent, site) };
    case "orders":
      return orderRow(row, await orderOfLead(sent, site), site);
    case "offers":
      return acceptedOffer(lead, site.today) === null
        ? { ...row, ...offerWords(sent, site) }
        : { ...row, detail: saidOf(sent, "offer") ?? "" };
    case "prizes":
      return { ...row, detail: prizeDetail(sent, site) };
    case "enquiries":
      return row;
  }
}

/** What was sent, and about which vehicle: its name keeps its own direction beside words written from right to left. */
function titled(kind: string, vehicle: string): string {
  return `${kind}: ${isRightToLeft(kind) ? isolated(vehicle) : vehicle}`;
}

/** When a visit is, and where a dealer has several places, at which. */
function bookingDetail({ booking, lead }: ShopperLead, { config, t }: FormDesk): string {
  if (booking === null) return "";
  const place = config.site.locations.length > 1 ? (bookingPlace(lead, config)?.name ?? null) : null;
  const parts = [
    dayText(booking.day, config),
    booking.time === null ? null : timeText(booking.time, config),
    place,
  ];
  return parts.filter((part) => part !== null).join(t("account.comma"));
}

/** The order of a lead as it stands now; null where it is not kept any more. */
export async function orderOfLead(
  { lead }: ShopperLead,
  { config, services }: FormDesk,
): Promise<Order | null> {
  const id = lead.fields["order"];
  return id === undefined ? null : services.checkout.find(config.site.slug, id);
}

function orderRow(
  row: SentHistoryRow,
  order: Order | null,
  { t, config, services }: FormDesk,
): SentHistoryRow {
  if (order === null) return { ...row, state: { tone: "ended", text: t("mine.states.over") }, link: null };
  return {
    ...row,
    title: titled(t(`leads.kinds.${order.kind}`), order.title),
    detail: amountText(order.amount, config),
    state: { tone: ORDER_TONES[order.state], text: t(`checkout.order.state.${order.state}`) },
    link: { href: services.orderLinks.path(order), label: t("account.open") },
  };
}

/** The figure that was told, and whether it still stands. */
function offerWords(
  { lead, answers }: ShopperLead,
  { t, config, today }: FormDesk,
): Partial<Pick<SentHistoryRow, "detail" | "state">> {
  const said = (name: string) => saidOf({ answers }, name);
  const [low, high] = [said("valuation_min"), said("valuation_max")];
  const range = low === null || high === null ? (low ?? high ?? "") : t("trade.range.amount", { low, high });
  const detail = said("offer") ?? said("valuation") ?? range;
  const until = lead.fields["valuation_until"] ?? "";
  if (detail === "" || !DAY.test(until)) return { detail };
  return hasExpired({ until }, today)
    ? { detail, state: { tone: "ended", text: t("account.offerOver") } }
    : { detail, state: { tone: "good", text: t("account.offerUntil", { day: dayText(until, config) }) } };
}

function saidOf({ answers }: Pick<ShopperLead, "answers">, name: string): string | null {
  return answers.find((answer) => answer.name === name)?.value ?? null;
}

function prizeDetail({ lead }: ShopperLead, { t }: FormDesk): string {
  const { prize = "", prize_id: id = "" } = lead.fields;
  return id === "" ? prize : t("account.prizeCode", { prize, code: shortReference(lead.id) });
}
