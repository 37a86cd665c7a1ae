import { networkInterfaces } from 'node:os';

/** This machine's address as a phone on the same network would write it; null without a network. */
export function findDireccionRed(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}
