import { ButtonLink } from "~/ui/button/button";
import { Icon, type IconName } from "~/ui/icon/icon";
import { TextLink } from "~/ui/text-link/text-link";
import type { ButtonRanks } from "~/domain/vehicle/buttons/button-ranks";
import type { PageButton } from "~/domain/vehicle/page-buttons";
import { CallButton } from "./call-button";
import * as css from "~/features/vehicle/page/vehicle-side.css";
import type { ButtonView, MaskedPhoneView } from "~/features/vehicle/page/vehicle-page-view";

const ICONS: Readonly<Partial<Record<PageButton["key"], IconName>>> = {
  finance: "calculator",
  financeYouX: "calculator",
  testDrive: "calendar",
  tradeIn: "refresh-cw",
  reserve: "credit-card",
  onlinePurchase: "credit-card",
  whatsapp: "message-circle",
  chatWithUs: "message-circle",
  openAutobot: "message-circle",
};

export interface VehicleButtonsProps {
  readonly ranks: ButtonRanks<ButtonView>;
  readonly phone: MaskedPhoneView | null;
}

/** The dealer's buttons in the dealer's order (VDP-31): one that stands out, a few beside it, the others as links. */
export function VehicleButtons({ ranks: { filled, outlined, links }, phone }: VehicleButtonsProps) {
  if (filled === null && outlined.length + links.length === 0) return null;
  return (
    <div className={css.buttons}>
      {filled === null ? null : (
        <ButtonLink href={filled.href} variant="primary" block className={css.first} data-key={filled.key}>
          {filled.label}
        </ButtonLink>
      )}
      {outlined.map((button) => (
        <VehicleButton key={button.key} button={button} phone={phone} />
      ))}
      {links.length === 0 ? null : (
        <ul className={css.links}>
          {links.map(({ key, label, href }) => (
            <li key={key}>
              <TextLink
                href={href}
                className={css.link}
                data-track={key === "carHistoryReport" ? "historyReport" : undefined}
              >
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface VehicleButtonProps {
  readonly button: ButtonView;
  readonly phone: MaskedPhoneView | null;
}

function VehicleButton({ button: { key, label, href, kind }, phone }: VehicleButtonProps) {
  if (kind === "reveal")
    return phone === null ? null : <CallButton phone={phone} label={label} className={css.paired} />;
  const icon = ICONS[key];
  return (
    <ButtonLink href={href} block className={css.paired}>
      {icon === undefined ? null : <Icon name={icon} size="sm" />}
      {label}
    </ButtonLink>
  );
}
