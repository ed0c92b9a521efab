import { expect, it } from "vitest";
import { adfXml } from "~/infra/leads/delivery/adf-xml.server";
import { adfDocument } from "~/domain/lead/adf/adf";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { shopperMail } from "~/infra/leads/letters/shopper-mail.server";
import { LEAD_VEHICLE } from "../fixtures/lead";
import { siteConfig } from "../fixtures/site";
import { leadCases } from "./lead-cases";
import { sourceOf } from "./scene";
import { SHOPPER } from "./sinks";
import { tellsShopper } from "./written-letters";

const place = (id: string, phone: string) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "yard",
  address: { street: `1 ${id} Road`, city: "Brisbane", state: "QLD", postcode: "4106" },
  contactDetail: { phone },
});
const [MOOROOKA, ROCKLEA] = ["07 5550 0142", "07 5550 0147"] as const;
const DESKS: Readonly<Record<string, string>> = {
  service: "07 5550 0149",
  parts: "07 5550 0128",
  fleet: "07 5550 0109",
};
const config = siteConfig({
  site: {
    phones: { main: "07 5550 0100", sales: "07 5550 0101", ...DESKS },
    locations: [place("moorooka", MOOROOKA), place("rocklea", ROCKLEA)],
  },
});
const scene = { config, copy: serverTranslator("en-AU", {}), vehicle: LEAD_VEHICLE };

/** Fixed lines, as letters and lead systems print them; the shopper's own number is a mobile's. */
const numbersIn = (text: string) =>
  new Set(text.replaceAll(/\u00A0|&nbsp;|\\n/g, " ").match(/\b07 5550 \d{4}\b/g) ?? []);

it.each(leadCases(scene).map((one) => [one.name, one] as const))(
  "a shopper and the lead system read one number, that of where it is: %s",
  (_, one) => {
    const { kind, fields, vehicle } = one.lead;
    const at = fields["location_id"] === undefined ? vehicle?.yard?.id : fields["location_id"];
    const yard = at === "rocklea" ? ROCKLEA : at === "moorooka" ? MOOROOKA : "07 5550 0101";
    const number = DESKS[kind] ?? yard;
    expect(numbersIn(adfXml(adfDocument(one.lead, config.site))), "ADF").toEqual(new Set([number]));
    if (!tellsShopper(one)) return;
    const { text, html = "", attachments } = shopperMail(sourceOf(scene, one), SHOPPER);
    for (const words of [text, html]) expect(numbersIn(words)).toEqual(new Set([number]));
    for (const file of attachments)
      expect(numbersIn(file.text.replaceAll(/\r?\n /g, ""))).toEqual(new Set([number]));
    const rung = [...html.matchAll(/href="tel:([^"]+)"/g)].map(([, to]) => to);
    expect(new Set(rung), "links").toEqual(new Set([`+61${number.slice(1).replaceAll(" ", "")}`]));
    const named = html.replaceAll(/\u00A0|&nbsp;/g, " ").split(number).length - 1;
    expect(rung, "every number is a link").toHaveLength(named);
  },
);
