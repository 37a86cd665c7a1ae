import { isIPv6 } from 'node:net';

const IPV4_EN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** A household has a whole IPv6 /64, which limits by address count as one. */
export function redDe(direccion: string): string {
  const sinZona = direccion.replace(/%.*$/, '');
  const ipv4 = IPV4_EN_IPV6.exec(sinZona)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(sinZona)) return direccion;
  return `${gruposDe(sinZona).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function gruposDe(direccion: string): string[] {
  // A URL normalises an address, a final IPv4 too.
  const [antes = '', despues] = new URL(`http://[${direccion}]`).hostname.slice(1, -1).split('::');
  const principio = antes.split(':').filter(Boolean);
  const final = despues?.split(':').filter(Boolean) ?? [];
  return [...principio, ...Array<string>(8 - principio.length - final.length).fill('0'), ...final];
}
