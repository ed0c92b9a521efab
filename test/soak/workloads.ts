import { openEnquiry, sendEnquiry } from "../setup/enquiry";
import { hostileBodies } from "../setup/hostile-bodies";
import { postAddresses } from "../setup/post-addresses";
import { rawPost } from "../setup/raw-post";
import { hostOf } from "../setup/dealers";
import type { SoakSite, Workload } from "./workload";

const LIST = "/search/new-used-and-demo-cars";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Everything the server is kept busy with at once. */
export async function workloads(site: SoakSite): Promise<readonly Workload[]> {
  return [pages(site), papers(site), enquiries(site), smallPosts(site), await hostile(site)];
}

/** Pages as shoppers open them; a search of its own each time, so that no cache answers for all. */
function pages(site: SoakSite): Workload {
  const found = new Map<string, readonly string[]>();
  return {
    name: "pages",
    atOnce: 2,
    restMs: 30,
    async run(turn) {
      const host = site.host(turn);
      const list = await site.ask(turn, `${LIST}?page=${(turn % 7) + 1}&range[price]=${turn % 500}00:90000`);
      const vehicles = found.get(host) ?? [...new Set(list.body.match(/(?<=href=")\/cars\/[^"#?/]+/g))];
      if (vehicles.length > 0) found.set(host, vehicles);
      const vehicle = vehicles[turn % Math.max(1, vehicles.length)] ?? LIST;
      const more = ["/", "/enquire", "/sign-in", "/no-such-page", `/api/suggest?query=${turn % 50}`, vehicle];
      const answers = [list];
      for (const target of more.slice(turn % 3)) answers.push(await site.ask(turn, target));
      return answers.map(({ status }) => status);
    },
  };
}

/** What takes long to make: maps of the site and vehicles as PDF. */
function papers(site: SoakSite): Workload {
  return {
    name: "sitemaps and PDFs",
    atOnce: 1,
    restMs: 400,
    async run(turn) {
      const map = await site.ask(turn, "/sitemap.xml?kind=vehicles");
      const vehicles = [...map.body.matchAll(/\/cars\/[^<"]+(?=<\/loc>)/g)].map(([path]) => path);
      const vehicle = vehicles[(turn * 7) % Math.max(1, vehicles.length)];
      const pdf = vehicle === undefined ? [] : [await site.ask(turn, `${vehicle}/pdf`)];
      return [map, ...pdf].map(({ status }) => status);
    },
  };
}

function enquiries(site: SoakSite): Workload {
  return {
    name: "enquiries",
    atOnce: 1,
    restMs: 500,
    async run(turn) {
      const shown = await openEnquiry(site.port, site.host(turn));
      const values = { email: `shopper${turn}@mail.example`, message: `soak ${turn}` };
      const from = { "x-forwarded-for": site.visitor(turn) };
      return [(await sendEnquiry(site.port, shown, values, { headers: from })).status];
    },
  };
}

/** Posts of people in a hurry: most are refused, beside the field. */
function smallPosts(site: SoakSite): Workload {
  const posts = [
    ["/sign-in", "phone=12"],
    ["/enquire", "name=Mia"],
    ["/favourites", "save=1"],
    ["/sign-out", ""],
    ["/api/events", '{"id":4}'],
  ] as const;
  return {
    name: "small posts",
    atOnce: 1,
    restMs: 100,
    async run(turn) {
      const [path, body] = posts[turn % posts.length] ?? posts[0];
      const headers = path.startsWith("/api/") ? { "content-type": "text/plain" } : FORM;
      return [(await site.ask(turn, path, { method: "POST", headers, body })).status];
    },
  };
}

async function hostile(site: SoakSite): Promise<Workload> {
  const addresses = await postAddresses(site.port);
  const bodies = hostileBodies().filter(({ mayBreak }) => mayBreak !== true);
  return {
    name: "hostile bodies",
    atOnce: 1,
    restMs: 150,
    async run(turn) {
      const address = addresses[turn % addresses.length];
      const body = bodies[Math.floor(turn / addresses.length) % bodies.length];
      if (address === undefined || body === undefined) return [];
      const headers = {
        Host: `${hostOf(address.dealer)}:${site.port}`,
        "X-Forwarded-For": site.visitor(turn + 7_000_000),
      };
      return [(await rawPost(site.port, address.path, body, headers)).status];
    },
  };
}
