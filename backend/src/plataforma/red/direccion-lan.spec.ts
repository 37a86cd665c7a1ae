import type { NetworkInterfaceInfo } from 'node:os';
import { findLanAddress } from './direccion-lan';

const IPV4 = '0.0.0.0';
const TODAS = '::';

/** As os.networkInterfaces tells it. */
const nic = (...addresses: string[]): NetworkInterfaceInfo[] =>
  addresses.map((address) => ({
    address,
    netmask: '',
    mac: '',
    cidr: null,
    internal: address === '127.0.0.1' || address === '::1',
    ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
  }));
const lo = nic('127.0.0.1', '::1');

it.each([
  [
    'a bridge of Docker is no network',
    { lo, docker0: nic('172.17.0.1'), eth0: nic('203.0.113.7') },
    '203.0.113.7',
  ],
  [
    'one of a compose file neither',
    { lo, 'br-0a1b2c3d4e5f': nic('192.168.16.1'), wlan0: nic('172.20.3.4') },
    '172.20.3.4',
  ],
  ['but a bridge of the house is', { lo, br0: nic('192.168.1.4') }, '192.168.1.4'],
  [
    '172.16 to 172.31 are private',
    { lo, ens3: nic('203.0.113.7'), eno1: nic('172.31.255.9') },
    '172.31.255.9',
  ],
  ['172.32 is not', { lo, ens3: nic('172.32.0.9'), eno1: nic('10.0.0.9') }, '10.0.0.9'],
  ['inside a container it is the container’s', { lo, eth0: nic('172.17.0.2') }, '172.17.0.2'],
  ['a tunnel comes last', { lo, tun0: nic('10.8.0.2'), eth0: nic('203.0.113.7') }, '203.0.113.7'],
  ['and is better than nothing', { lo, wg0: nic('10.8.0.2') }, '10.8.0.2'],
  ['nobody gave it an address', { lo, eth0: nic('169.254.3.4', 'fe80::1') }, null],
  ['there is only Docker', { lo, docker0: nic('172.17.0.1'), veth1a: nic('10.9.9.9') }, null],
  ['there is nothing but this machine', { lo }, null],
])('%s', (_why, interfaces, expected) => expect(findLanAddress(TODAS, interfaces)).toBe(expected));

it('is an IPv6 in brackets where there is no other and it is listened on', () => {
  const soloIpv6 = { lo, eth0: nic('fe80::2', '2001:db8::7', 'fd00::7') };

  expect(findLanAddress(TODAS, soloIpv6)).toBe('[fd00::7]');
  expect(findLanAddress(TODAS, { eth0: nic('2001:db8::7') })).toBe('[2001:db8::7]');
  expect(findLanAddress(TODAS, { ...soloIpv6, wlan0: nic('203.0.113.7') })).toBe('203.0.113.7');
  expect(findLanAddress(IPV4, soloIpv6)).toBeNull();
});
