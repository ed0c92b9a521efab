import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireShopper } from "~/request/account-context.server";
import { formDesk } from "~/request/form-context.server";
import { storedRecords } from "~/pages/account/stored-records.server";
import { ACCOUNT_PATH } from "~/paths";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";
import { refuseFlood, requireSite } from "~/request/site-context.server";

/** It reads all that is kept of a person. */
const DOWNLOADS: RateLimit = { uses: 30, seconds: 3_600 };

/** All that is kept of the shopper at this dealer, as a JSON file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const shopper = await requireShopper(request, config, null, { redirect: ACCOUNT_PATH });
  const refused = await refuseFlood(request, config, "account-download", DOWNLOADS);
  if (refused !== null) return refused;
  const records = await storedRecords(shopper, formDesk(config, await services()));
  return new Response(`${JSON.stringify(records, null, 2)}\n`, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${config.site.slug}-account.json"`,
      "Content-Type": "application/json; charset=utf-8",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
