import type { IncomingMessage } from 'node:http';
import { direccionDe } from './direccion-de';

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.7', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, 'mentira, 203.0.113.7', '203.0.113.7'],
  [2, 'mentira, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [3, '203.0.113.7', '203.0.113.7'],
  [1, ' , ', '10.0.0.1'],
])('behind %i proxies, told %s, is %s', (proxies, reenviada, direccion) => {
  const headers = reenviada === undefined ? {} : { 'x-forwarded-for': reenviada };
  const request = { headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage;

  expect(direccionDe(request, proxies)).toBe(direccion);
});
