import { networkInterfaces } from 'node:os';

/** Private ranges come first: a virtual network of this machine often has a public-looking address. */
export function findLanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((nics) => nics ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => /^(192\.168|10)\./.test(address)) ?? addresses[0] ?? null;
}
