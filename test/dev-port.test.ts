import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function serverWith(port: string | undefined) {
  vi.resetModules();
  vi.stubEnv("PORT", port);
  const { default: config } = await import("../vite.config");
  return config.server;
}

it("PORT reaches `npm run dev`, which then takes no other; without it Vite's own port is free to move", async () => {
  expect(await serverWith("4100")).toEqual({ port: 4100, strictPort: true });
  expect(await serverWith(undefined)).toEqual({ port: 5173, strictPort: false });
  expect(await serverWith("")).toEqual({ port: 5173, strictPort: false });
});
