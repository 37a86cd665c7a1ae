import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Bridges between this machine and what it runs inside: no phone is on them. `br0` may be the house's own network. */
const SOLO_DENTRO = /^(docker|podman|br-[\da-f]{12}|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|calico)/i;
/** A phone is seldom in the tunnel that this machine is in. */
const TUNEL = /^(tun|tap|utun|wg|tailscale|zt|ppp)/i;

const PRIVADA = /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./;
/** Given by itself to a machine that nobody gave one. */
const DE_ENLACE = /^(169\.254\.|fe[89ab])/i;
const UNICA_LOCAL = /^f[cd]/i;

/**
 * The address at which a phone of the same network reaches a server that listens on `host`, as it is written in a
 * link: an IPv6 in brackets, and only where it is listened on. Private ranges come first, because a virtual
 * network of this machine often looks public.
 */
export function findLanAddress(host: string, interfaces: Interfaces = networkInterfaces()): string | null {
  const candidatas = Object.entries(interfaces)
    .filter(([nombre]) => !SOLO_DENTRO.test(nombre))
    .flatMap(([nombre, direcciones = []]) =>
      direcciones
        .filter(({ internal, family }) => !internal && (family === 'IPv4' || !isIPv4(host)))
        .filter(({ address }) => !DE_ENLACE.test(address))
        .map((direccion) => ({ orden: ordenDe(nombre, direccion), direccion })),
    )
    .sort((a, b) => a.orden - b.orden);
  const [mejor] = candidatas;
  if (!mejor) return null;
  const { family, address } = mejor.direccion;
  return family === 'IPv6' ? `[${address}]` : address;
}

function ordenDe(nombre: string, { family, address }: NetworkInterfaceInfo): number {
  const clase = family === 'IPv4' ? (PRIVADA.test(address) ? 0 : 1) : UNICA_LOCAL.test(address) ? 2 : 3;
  return TUNEL.test(nombre) ? clase + 4 : clase;
}
