import { ButtonLink } from "~/ui/button/button";
import { Icon, type IconName } from "~/ui/icon/icon";
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
  paymentMethods: "credit-card",
  whatsapp: "message-circle",
  chatWithUs: "message-circle",
  openAutobot: "message-circle",
  carHistoryReport: "file-text",
  location: "map-pin",
};

export interface VehicleButtonsProps {
  readonly buttons: readonly ButtonView[];
  readonly phone: MaskedPhoneView | null;
}

/** The dealer's buttons in the dealer's order (VDP-31); the first is the one that stands out. */
export function VehicleButtons({ buttons, phone }: VehicleButtonsProps) {
  if (buttons.length === 0) return null;
  return (
    <div className={css.buttons}>
      {buttons.map((button, index) => (
        <VehicleButton key={button.key} button={button} phone={phone} first={index === 0} />
      ))}
    </div>
  );
}

interface VehicleButtonProps {
  readonly button: ButtonView;
  readonly phone: MaskedPhoneView | null;
  readonly first: boolean;
}

function VehicleButton({ button: { key, label, href }, phone, first }: VehicleButtonProps) {
  if (key === "CTD" || key === "callUsNow")
    return phone === null ? null : <CallButton phone={phone} label={label} className={css.paired} />;
  const icon = ICONS[key];
  return (
    <ButtonLink
      href={href}
      variant={first ? "primary" : "secondary"}
      block
      className={first ? css.first : css.paired}
      data-track={key === "carHistoryReport" ? "historyReport" : undefined}
    >
      {icon === undefined || first ? null : <Icon name={icon} size="sm" />}
      {label}
    </ButtonLink>
  );
}
