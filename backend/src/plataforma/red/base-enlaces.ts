/** Names of the machine itself: a phone that opened one would look for us inside the phone. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/**
 * What links that others will open begin with, without a final slash: where the request came to,
 * or this machine's address on its network (`lan`) when it came by a name that only works here.
 */
export function baseDeEnlaces(
  { protocol, host }: { protocol: string; host: string },
  lan: string | null,
): string {
  const pedida = `${protocol}://${host}`;
  if (lan === null || !URL.canParse(pedida)) return pedida;
  const { hostname, port } = new URL(pedida);
  if (!LOOPBACK.test(hostname)) return pedida;
  return `${protocol}://${lan}${port === '' ? '' : `:${port}`}`;
}
