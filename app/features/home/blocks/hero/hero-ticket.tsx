import { Link } from "~/ui/link/link";
import { classNames } from "~/ui/theme/class-names";
import { tn } from "~/ui/theme/typography.css";
import type { TicketView } from "~/features/home/home-view";
import * as css from "./hero-ticket.css";

/** Price and estimate of the vehicle in the picture, as a windscreen ticket on it. */
export function HeroTicket({ ticket }: { readonly ticket: TicketView }) {
  return (
    <Link className={css.ticket} to={ticket.href}>
      <span className={css.title}>
        <bdi>{ticket.title}</bdi>
      </span>
      <span className={classNames(css.price, tn)}>{ticket.price}</span>
      <span className={css.foot}>
        <span>{ticket.priceType}</span>
        {ticket.repayment === null ? null : (
          <b>
            {ticket.repayment.amount}
            {ticket.repayment.per}
          </b>
        )}
      </span>
    </Link>
  );
}
