import fc from 'fast-check';
import { redDe } from './red-de';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['no es una', 'no es una'],
  ['', ''],
])('counts %s as %s', (direccion, red) => expect(redDe(direccion)).toBe(red));

it('is one for the whole of an IPv6 /64 and another for the next, whatever its zeros', () => {
  const grupo = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const mitad = fc.tuple(grupo, grupo, grupo, grupo);
  const write = (grupos: readonly number[]): string => grupos.map((n) => n.toString(16)).join(':');

  fc.assert(
    fc.property(mitad, mitad, mitad, fc.nat(3), (red, a, b, cual) => {
      const vecina = red.with(cual, ((red[cual] ?? 0) + 1) & 0xffff);
      expect(redDe(write([...red, ...a]))).toBe(redDe(write([...red, ...b])));
      expect(redDe(write([...red, ...a]))).not.toBe(redDe(write([...vecina, ...a])));
    }),
  );
});
