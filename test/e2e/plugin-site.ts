import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PluginServiceDouble, startPluginService } from "../doubles/plugin-service";
import { startBuiltServer } from "../setup/built-server";
import { copyDealer } from "../setup/changed-dealer";
import { type Dealer, hostOf } from "../setup/dealers";
import { type Answer, type Ask, get } from "../setup/http";

const KEY_NAME = "PLUGIN_SECRET_HISTORY";
/** What the site shows the service. */
export const PLUGIN_KEY = "a key of the service";

/** A server whose dealer has every plug-in, and the service behind them. */
export interface PluginSite {
  readonly service: PluginServiceDouble;
  readonly origin: string;
  ask(target: string, options?: Ask): Promise<Answer>;
  /** The path of a vehicle of that type; every call gives another, as gauges are kept. */
  vehicle(type: "used" | "new"): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it with a changed copy of this dealer's folder. */
export async function startPluginSite(dealer: Dealer): Promise<PluginSite> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-plugins-"));
  const service = await startPluginService();
  plugIn(dealer, join(folder, "tenants"), service.url);
  const server = await startBuiltServer({
    dataDir: join(folder, "data"),
    env: { TENANT_CONFIG_DIR: join(folder, "tenants"), [KEY_NAME]: PLUGIN_KEY, TRUSTED_PROXY_HOPS: "1" },
  });
  const host = `${hostOf(dealer)}:${server.port}`;
  const ask = (target: string, options: Ask = {}) => get(server.port, target, { host, ...options });
  const listed = new Map<string, string[]>();
  return {
    service,
    origin: `http://${host}`,
    ask,
    async vehicle(type) {
      const paths = listed.get(type) ?? pathsIn((await ask(`/search/${type}-cars`)).body);
      listed.set(type, paths);
      const path = paths.shift();
      if (path === undefined) throw new Error(`${dealer.slug} has too few ${type} cars.`);
      return path;
    },
    async stop() {
      await server.stop();
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function pathsIn(listing: string): string[] {
  return [...new Set([...listing.matchAll(/href="(\/cars\/[^"#?/]+)"/g)].map(([, path = ""]) => path))];
}

function plugIn({ slug }: Dealer, tenants: string, url: string): void {
  const plugins = [
    { name: "Autogauge", url: `${url}/gauge`, keyEnv: KEY_NAME },
    { name: "Car Analysis", url: `${url}/analysis` },
    { feature: "PPSR Report", url: `${url}/ppsr` },
  ];
  copyDealer(slug, tenants, (file) => ({
    ...file,
    features: { ...file.features, plugins },
    vehicle: {
      ...file.vehicle,
      sections: [...new Set(["keyInfo", "history", ...file.vehicle.sections])],
    },
  }));
}
