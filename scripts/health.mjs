// The container's HEALTHCHECK: 0 when this machine's server is alive.
const { HOST, PORT } = process.env;
const host = !HOST || HOST === "0.0.0.0" ? "127.0.0.1" : HOST;
try {
  const answer = await fetch(`http://${host}:${PORT || 3000}/healthz`, {
    signal: AbortSignal.timeout(2_500),
  });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
