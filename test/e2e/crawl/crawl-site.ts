import type { Answer, Ask } from "../../setup/http";
import { CrawlBounds } from "./crawl-bounds";
import { ownAddress } from "./own-address";
import { type FormFact, type PageFacts, pageFacts } from "./page-facts";
import { jumbledIn } from "./page-direction";
import { pageLanguage } from "./page-language";
import { pageFaults } from "./page-rules";

/** The site to crawl. */
export interface CrawledSite {
  /** As its pages write it, without a slash at the end. */
  readonly base: string;
  readonly ask: (target: string, options?: Ask) => Promise<Answer>;
  /** Where to begin. */
  readonly start: readonly string[];
  /** Tags of the languages it has beside its own. */
  readonly languages: readonly string[];
  /** Texts of a page that are not in its language. */
  readonly untranslated: (html: string, tag: string) => readonly string[];
}

/** What a crawl found. */
export interface CrawlReport {
  /** Pages read, by address. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Every address on the site that a page links to, visited or not. */
  readonly linked: ReadonlySet<string>;
  readonly files: number;
  readonly redirects: number;
  readonly forms: number;
  /** Addresses not visited: enough of their kind were. */
  readonly leftOut: number;
  readonly faults: readonly string[];
}

const AT_ONCE = 6;

/** Follows every link and form target from the start pages on, and notes whatever is not as it should be. */
export async function crawlSite(site: CrawledSite): Promise<CrawlReport> {
  const crawl = new Crawl(site);
  await crawl.run();
  return crawl;
}

class Crawl implements CrawlReport {
  readonly pages = new Map<string, PageFacts>();
  readonly linked = new Set<string>();
  readonly faults: string[] = [];
  files = 0;
  redirects = 0;
  forms = 0;
  private readonly bounds: CrawlBounds;
  private readonly asked = new Map<string, string>();
  private readonly sent = new Set<string>();
  private readonly sending: { readonly target: string; readonly from: string }[] = [];
  private readonly places: { readonly from: string; readonly target: string; readonly fragment: string }[] =
    [];
  private waiting: string[] = [];

  constructor(private readonly site: CrawledSite) {
    this.bounds = new CrawlBounds(site.languages);
  }

  get leftOut(): number {
    return this.bounds.leftOut;
  }

  async run(): Promise<void> {
    for (const target of this.site.start) this.want(target, "the start");
    while (this.waiting.length > 0) {
      const level = this.waiting;
      this.waiting = [];
      for (let first = 0; first < level.length; first += AT_ONCE) {
        await Promise.all(level.slice(first, first + AT_ONCE).map((target) => this.visit(target)));
      }
    }
    for (const { target, from } of this.sending) await this.sendNothing(target, from);
    this.checkPlaces();
  }

  private want(target: string, from: string): void {
    if (this.asked.has(target)) return;
    this.asked.set(target, from);
    if (this.bounds.admits(target)) this.waiting.push(target);
  }

  private async visit(target: string): Promise<void> {
    const answer = await this.site.ask(target);
    if (answer.status >= 300 && answer.status < 400) return this.follow(target, answer);
    this.take(target, answer);
  }

  /** One step may lead on; a second one is a chain. */
  private async follow(target: string, { headers }: Answer): Promise<void> {
    this.redirects += 1;
    const next = ownAddress(headers.location ?? "", target, this.site.base);
    if (next === null) return;
    const answer = await this.site.ask(next.target);
    if (answer.status >= 300 && answer.status < 400) {
      this.fault(target, `leads to ${next.target}, which leads to ${String(answer.headers.location)}`);
    } else if (!this.asked.has(next.target)) {
      this.asked.set(next.target, target);
      this.take(next.target, answer);
    }
  }

  private take(target: string, { status, headers, body }: Answer): void {
    if (status >= 400) {
      this.fault(target, `answers ${String(status)}`);
      return;
    }
    if (!String(headers["content-type"]).startsWith("text/html")) {
      this.files += 1;
      return;
    }
    const facts = pageFacts(body);
    this.pages.set(target, facts);
    const { tag, path } = pageLanguage(target, this.site.languages);
    for (const fault of pageFaults(path, facts, this.site.base)) this.fault(target, fault);
    if (tag !== null) this.checkLanguage(target, tag, facts, body);
    for (const href of facts.links) this.link(href, target);
    for (const href of facts.files) {
      const own = ownAddress(href, target, this.site.base);
      if (own !== null) this.want(own.target, target);
    }
    for (const form of facts.forms) this.formOf(form, target);
  }

  private checkLanguage(target: string, tag: string, { language }: PageFacts, body: string): void {
    if (language !== tag) this.fault(target, `says that it is in ${language}`);
    if (body.includes(' dir="rtl"'))
      for (const text of jumbledIn(body)) this.fault(target, `shows in another order: "${text}"`);
    for (const text of this.site.untranslated(body, tag)) this.fault(target, `is not translated: "${text}"`);
  }

  private link(href: string, from: string): void {
    if (href === "" || href === "#") {
      this.fault(from, `has a link to "${href}"`);
      return;
    }
    const own = ownAddress(href, from, this.site.base);
    if (own === null) return;
    this.linked.add(own.target);
    if (own.fragment !== "") this.places.push({ from, ...own });
    this.want(own.target, from);
  }

  private formOf({ action, method, fields }: FormFact, from: string): void {
    const own = ownAddress(action === "" ? from : action, from, this.site.base);
    if (own === null) return;
    this.forms += 1;
    if (method === "post") {
      this.sendOnce(own.target, from);
      return;
    }
    const query = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    const [path = ""] = own.target.split("?");
    this.want(query === "" ? path : `${path}?${query}`, from);
  }

  /** One form of each kind: those of vehicles differ in the vehicle. */
  private sendOnce(target: string, from: string): void {
    const kind = target.replace(/^\/cars\/(?!trade-in)[^/?]+/, "/cars/*").replace(/\?.*$/, "");
    if (this.sent.has(kind)) return;
    this.sent.add(kind);
    this.sending.push({ target, from });
  }

  /** A form that was sent with nothing in it is refused, or leads on: its target is there and takes forms. */
  private async sendNothing(target: string, from: string): Promise<void> {
    this.asked.set(`POST ${target}`, from);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await this.site.ask(target, { method: "POST", headers, body: "" });
    if ([404, 405].includes(answer.status) || answer.status >= 500) {
      this.fault(`POST ${target}`, `answers ${String(answer.status)}`);
    }
  }

  /** Places of pages that links name have to be there. */
  private checkPlaces(): void {
    for (const { from, target, fragment } of this.places) {
      const page = this.pages.get(target);
      if (page !== undefined && !page.ids.has(fragment))
        this.fault(from, `links to ${target}#${fragment}, which is not there`);
    }
  }

  private fault(target: string, text: string): void {
    this.faults.push(`${target} ${text} (from ${this.asked.get(target) ?? "nowhere"})`);
  }
}
