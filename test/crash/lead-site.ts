import { type SiteConfig, siteConfigSchema } from "~/domain/tenant/site-config";

/** The dealer of the crash test: three sinks for each lead, two of them for later steps as well. */
export const CRASH_SITE: SiteConfig = siteConfigSchema.parse({
  site: {
    slug: "yard",
    template: "classic",
    id: "yard",
    name: "Yard Motors",
    url: "https://www.yard.example",
    region: "au-east",
    dealerships: [{ id: "yard", name: "Yard Motors", slug: "yard" }],
  },
  theme: { logo: { wordmark: "Yard", suffix: "Motors" } },
  leads: {
    sinks: [
      { id: "mail", type: "adfMail", to: ["crm@yard.example"] },
      { id: "hook", type: "webhook", url: "https://hook.example/", secretEnv: "LEAD_SECRET_HOOK" },
      { id: "market", type: "marketplace", url: "https://market.example/", changes: false },
    ],
  },
});

/** How many deliveries a lead and a later step have at {@link CRASH_SITE}. */
export const DELIVERIES = { lead: 3, change: 2 } as const;
