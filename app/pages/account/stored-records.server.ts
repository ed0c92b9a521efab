import { shortReference } from "~/domain/checkout/order-reference";
import type { Order } from "~/domain/checkout/order";
import type { ShopperLead } from "~/ports/sent-leads";
import type { Shopper } from "~/ports/shopper-accounts";
import type { FormDesk } from "~/request/form-context.server";
import { orderOfLead } from "./account-history.server";

/** Far more than anybody sends one dealer. */
const MOST = 5_000;
/** How files are linked: the address is a key. */
const FILE_LINK = "/form-files/";

/**
 * Everything a dealer's site keeps of a shopper, to be written to a file. Without secrets: no session, no key of an
 * address, nothing of the payment provider's.
 */
export async function storedRecords(shopper: Shopper, site: FormDesk) {
  const { services, config } = site;
  const leads = await services.sentLeads.ofShopper(config, shopper, MOST);
  const orders = await Promise.all(leads.map(async (lead) => orderOfLead(lead, site)));
  const { phone, email, emailConfirmed, notices, language, createdAt } = shopper;
  return {
    dealer: config.site.name,
    savedAt: site.now.toISOString(),
    account: { phone, email, emailConfirmed, notices, language, createdAt },
    signIns: await services.accounts.sessions(shopper),
    sent: leads.map((lead) => storedLead(lead, site)),
    orders: orders.flatMap((order) => (order === null ? [] : [storedOrder(order)])),
    watchlist: await services.watchlist.list(shopper),
    searches: await services.savedSearches.list(shopper),
    messages: await services.accountNotices.list(shopper),
  };
}

/** What was sent. Of a lead that somebody else may have typed, only what its own page shows. */
function storedLead({ lead, answers, booking, isOwn, privateAnswers }: ShopperLead, { t }: FormDesk) {
  const shown = [...answers, ...privateAnswers].filter(({ value }) => !value.includes(FILE_LINK));
  return {
    reference: shortReference(lead.id),
    kind: t(`leads.kinds.${lead.kind}`),
    receivedAt: lead.receivedAt,
    changedAt: lead.changedAt,
    message: lead.fields["message"] ?? null,
    answers: shown.map(({ label, value }) => ({ label, value })),
    vehicle: lead.vehicle?.name ?? null,
    booking,
    ...(isOwn
      ? {
          contact: lead.contact,
          page: lead.url,
          browser: lead.userAgent,
          pagesSeen: lead.visitedPages,
          campaign: lead.linkedQueryParams,
        }
      : { leftOut: t("account.downloadLeftOut") }),
  };
}

function storedOrder(order: Order) {
  const { id, kind, state, title, amount, createdAt, paidAt, heldUntil, endedAt, ending, refund } = order;
  return {
    reference: shortReference(id),
    ...{ kind, state, title, amount, createdAt, paidAt, heldUntil, endedAt, ending, refund },
  };
}
