import { describe, expect, it } from "vitest";
import { siteConfigSchema } from "~/domain/tenant/site-config";
import { hostName } from "./host-name.server";
import { createTenantDirectory } from "./tenant-directory.server";

const dealer = (slug: string, hosts: readonly string[]) =>
  siteConfigSchema.parse({
    site: {
      slug,
      template: "classic",
      id: slug,
      name: slug,
      url: `https://www.${slug}.example`,
      hosts,
      region: "au-east",
      dealerships: [{ id: slug, name: slug, slug }],
    },
    theme: { logo: { wordmark: slug } },
  });

const dealers = [
  dealer("kea", ["www.kea.example", "www.xn--kwhai-motors-ggc.example"]),
  dealer("emu", ["www.emu.example", "emu.example"]),
];
const development = createTenantDirectory(dealers, { production: false, defaultTenant: "emu" });
const production = createTenantDirectory(dealers, { production: true, defaultTenant: null });
const slugAt = (directory: typeof production, host: string | null) =>
  directory.byHost(host)?.site.slug ?? null;

describe("byHost", () => {
  it.each([
    "www.emu.example",
    "WWW.Emu.Example",
    "www.emu.example:3000",
    "www.emu.example:443",
    "www.emu.example.",
    "www.emu.example.:8080",
    " www.emu.example ",
    "emu.example",
  ])("knows %j", (host) => {
    expect(slugAt(production, host)).toBe("emu");
  });

  it("meets a host with letters outside ASCII in its punycode form", () => {
    expect(slugAt(production, "www.kōwhai-motors.example")).toBe("kea");
    expect(slugAt(production, "www.xn--kwhai-motors-ggc.example")).toBe("kea");
  });

  it.each([
    null,
    "",
    " ",
    "nobody.example",
    "emu.localhost",
    "emu.localhost:3000",
    "localhost",
    "127.0.0.1:3000",
    "[::1]:3000",
    "[::1",
    "www.emu.example:notaport",
    "www.emu.example:99999",
    "www.emu.example/path",
    "www.emu.example@evil.example",
    "evil.example#www.emu.example",
    "www.emu.example, evil.example",
    "www.emu.example\r\nX-Evil: 1",
    "www.emu.example\u0000",
    "../../etc/passwd",
    "%00",
    "__proto__",
    "constructor",
    ".",
    "..",
    `${"a".repeat(5000)}.example`,
    "www.emu.example.evil.example",
    "<script>",
  ])("answers nobody for %j in production (OPEN-01)", (host) => {
    expect(slugAt(production, host)).toBeNull();
  });

  it("serves <slug>.localhost and the default dealer outside production only", () => {
    expect(slugAt(development, "kea.localhost:3000")).toBe("kea");
    expect(slugAt(development, "KEA.localhost")).toBe("kea");
    expect(slugAt(development, "127.0.0.1:3000")).toBe("emu");
    expect(slugAt(development, "[::1]:3000")).toBe("emu");
    expect(slugAt(development, null)).toBe("emu");
  });

  it("does not answer a mistyped <slug>.localhost with the default dealer", () => {
    expect(slugAt(development, "nobody.localhost:3000")).toBeNull();
    expect(slugAt(development, "www.kea.localhost")).toBeNull();
    expect(slugAt(development, "__proto__.localhost")).toBeNull();
  });

  it("prefers the dealer that claims a host over the default", () => {
    expect(slugAt(development, "www.kea.example")).toBe("kea");
  });
});

describe("the directory", () => {
  it("lists dealers by slug", () => {
    expect(production.all().map(({ site }) => site.slug)).toEqual(["emu", "kea"]);
    expect(production.bySlug("kea")?.site.slug).toBe("kea");
    expect(production.bySlug("toString")).toBeNull();
  });
});

describe("hostName", () => {
  it("keeps addresses apart from ports", () => {
    expect(hostName("[2001:DB8::1]:8080")).toBe("2001:db8::1");
    expect(hostName("127.0.0.1:80")).toBe("127.0.0.1");
    expect(hostName("LOCALHOST")).toBe("localhost");
  });
});
