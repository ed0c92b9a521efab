import { type HttpDouble, startHttpDouble } from "./http-double";

/** What the fake server remembers of a Checkout Session. */
export interface FakeSession {
  id: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  refunded: boolean;
  readonly asked: URLSearchParams;
}

/** How it answers: as it should, with an error, by closing the connection, or not at all. */
export type FakeMood = "well" | "error" | "refuses" | "hangs";

/** The few calls of Stripe's API this project makes, with idempotency keys as Stripe treats them. */
export class FakeStripe {
  mood: FakeMood = "well";
  readonly sessions = new Map<string, FakeSession>();
  readonly refunds: URLSearchParams[] = [];
  private readonly byKey = new Map<string, FakeSession>();
  private readonly refundKeys = new Set<string>();

  private constructor(private readonly double: HttpDouble) {}

  static async start(): Promise<FakeStripe> {
    const double = await startHttpDouble((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        if (fake.mood === "hangs") return;
        if (fake.mood === "refuses") return void request.socket.destroy();
        const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
        const key = request.headers["idempotency-key"];
        const [status, body] = fake.answer(request.method ?? "", request.url ?? "", form, String(key));
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      });
    });
    const fake = new FakeStripe(double);
    return fake;
  }

  get address(): { readonly host: string; readonly port: number } {
    return { host: "127.0.0.1", port: this.double.port };
  }

  stop(): Promise<void> {
    return this.double.close();
  }

  /** The shopper pays on Stripe's page. */
  pay(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Error(`no session ${id}`);
    session.status = "complete";
    session.payment_status = "paid";
    return session;
  }

  /** A session as Stripe writes it, in answers and messages. */
  written(session: FakeSession, expanded = false): Record<string, unknown> {
    const paid = session.payment_status === "paid";
    const intent = `pi_${session.id}`;
    return {
      id: session.id,
      object: "checkout.session",
      url: session.status === "open" ? `https://checkout.stripe.example/${session.id}` : null,
      status: session.status,
      payment_status: session.payment_status,
      amount_total: Number(session.asked.get("line_items[0][price_data][unit_amount]")),
      currency: session.asked.get("line_items[0][price_data][currency]"),
      metadata: {
        tenant: session.asked.get("metadata[tenant]"),
        order: session.asked.get("metadata[order]"),
      },
      payment_intent: !paid ? null : expanded ? this.intent(intent, session) : intent,
    };
  }

  private intent(id: string, session: FakeSession) {
    return { id, latest_charge: { id: `ch_${id}`, refunded: session.refunded } };
  }

  private answer(method: string, url: string, form: URLSearchParams, key: string): [number, unknown] {
    if (this.mood === "error") return [500, { error: { type: "api_error", message: "out of order" } }];
    const path = url.split("?", 1)[0] ?? "";
    if (method === "POST" && path === "/v1/checkout/sessions")
      return [200, this.written(this.begin(form, key))];
    if (method === "POST" && path === "/v1/refunds") return this.refund(form, key);
    const [, id = "", action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = this.sessions.get(id);
    if (session === undefined) return [404, { error: { type: "invalid_request_error", message: "none" } }];
    if (action !== "expire") return [200, this.written(session, true)];
    if (session.status !== "open")
      return [400, { error: { type: "invalid_request_error", message: "over" } }];
    session.status = "expired";
    return [200, this.written(session)];
  }

  private begin(form: URLSearchParams, key: string): FakeSession {
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const id = `cs_test_${this.sessions.size + 1}`;
    const made = { id, status: "open", payment_status: "unpaid", refunded: false, asked: form } as const;
    const session: FakeSession = { ...made };
    this.sessions.set(id, session);
    this.byKey.set(key, session);
    return session;
  }

  private refund(form: URLSearchParams, key: string): [number, unknown] {
    if (!this.refundKeys.has(key)) {
      const session = this.sessions.get((form.get("payment_intent") ?? "").replace(/^pi_/, ""));
      if (session?.refunded === true)
        return [
          400,
          { error: { type: "invalid_request_error", code: "charge_already_refunded", message: "" } },
        ];
      if (session !== undefined) session.refunded = true;
      this.refundKeys.add(key);
      this.refunds.push(form);
    }
    return [200, { id: "re_1", object: "refund" }];
  }
}
