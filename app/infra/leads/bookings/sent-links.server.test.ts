import { expect, it } from "vitest";
import { keyedDigest } from "~/infra/accounts/secret-digest.server";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { createSentLinks } from "./sent-links.server";

const links = createSentLinks(["new", "old"]);
const id = "0d5c7f0e-1a2b-4c3d-8e4f-5a6b7c8d9e0f";
const config = siteConfig();
const lead = keptLead({ id });
const opened = new Date(lead.receivedAt);

it("is short enough to leave a text message its words, and leads back to the lead until its day", () => {
  const path = links.path(config, lead);
  expect(path).toMatch(/^\/my\/[\w-]{22}\.\w{5}\.[\w-]{15,}[A-Za-z0-9]$/);
  const reference = path.replace("/my/", "");
  const { slug } = config.site;
  expect(links.read(slug, reference, opened)).toEqual({ leadId: id, version: 0 });
  const after = (days: number) => new Date(opened.getTime() + days * 86_400_000);
  const { shopperLinkDays } = config.leads;
  expect(links.read(slug, reference, after(shopperLinkDays))).toEqual({ leadId: id, version: 0 });
  expect(links.read(slug, reference, after(shopperLinkDays + 1))).toBe("expired");
  expect(links.read("other", reference, opened)).toBeNull();
});

it("still opens, and still closes, what was sent while it was longer", () => {
  const until = Date.parse("2027-01-05T10:11:12.345Z").toString(36);
  const { slug } = config.site;
  const parts = ["sent lead", slug, id, until].join("\n");
  for (const secret of ["new", "old"]) {
    const reference = `${id}.${until}.${keyedDigest(secret, parts).slice(0, 27)}`;
    expect(links.read(slug, reference, new Date("2027-01-05T10:11:12.345Z"))).toEqual({
      leadId: id,
      version: 0,
    });
    expect(links.read(slug, reference, new Date("2027-01-05T10:11:12.346Z"))).toBe("expired");
  }
});

it("says how often its shopper's address had been corrected, and nobody makes one of another number", () => {
  const { slug } = config.site;
  const step = { revision: 1, at: lead.receivedAt };
  const mended = keptLead({
    id,
    changes: [
      { ...step, endsLinks: true },
      { ...step, letter: "bookingMoved" },
    ],
  });
  const path = links.path(config, mended);
  expect(path).toMatch(/^\/my\/[\w-]{22}\.\w{5}\.1\.[\w-]{15,}[A-Za-z0-9]$/);
  const reference = path.replace("/my/", "");
  expect(links.read(slug, reference, opened)).toEqual({ leadId: id, version: 1 });
  expect(links.read(slug, reference.replace(".1.", ".2."), opened)).toBeNull();
  expect(links.read(slug, reference.replace(".1.", "."), opened)).toBeNull();
  expect(links.read(slug, `${reference}.1`, opened)).toBeNull();
});
