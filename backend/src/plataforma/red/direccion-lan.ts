import { networkInterfaces } from 'node:os';

/**
 * The address of this machine for phones on its network. Private ranges first: a virtual network of this
 * machine often has a public-looking one.
 */
export function findLanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((nics) => nics ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return addresses.find((address) => /^(192\.168|10)\./.test(address)) ?? addresses[0] ?? null;
}
