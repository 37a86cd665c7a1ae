import { networkInterfaces } from 'node:os';

/** Private ranges come first, because a virtual network of this machine often looks public. */
export function findLanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((nics) => nics ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => /^(192\.168|10)\./.test(address)) ?? addresses[0] ?? null;
}
