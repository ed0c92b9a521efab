import type { Vehicle } from "~/domain/vehicle/vehicle";
import { asOfText, typedAddress } from "../../print/paper-words";
import { contactLinks } from "../contact/contact-links";
import type { VehiclePageSite } from "../vehicle-page-site";
import type { PaperView } from "../vehicle-page-view";

/** What the page itself says when it is printed; the print page and the PDF say the same. */
export function paperView(vehicle: Vehicle, site: VehiclePageSite): PaperView {
  const { name, legal } = site.config.site;
  const { phone, email } = contactLinks(vehicle, site.config);
  const whole = phone?.text ?? null;
  return {
    dealer: name,
    phone: phone?.hidden === true ? site.t("print.masked", { number: phone.masked }) : whole,
    email: email?.text ?? null,
    address: typedAddress(vehicle, site),
    asOf: [legal.licence, asOfText(vehicle, site)].filter(Boolean).join(" · "),
  };
}
