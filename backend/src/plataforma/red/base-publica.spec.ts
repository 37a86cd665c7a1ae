import { baseDeEnlaces } from './base-publica';

const LAN = '192.168.1.20';
const http = (host: string): { protocol: string; host: string } => ({ protocol: 'http', host });

describe('the beginning of a link that a phone will open', () => {
  it.each([
    'localhost:3000',
    '127.0.0.1:3000',
    '127.8.8.8:3000',
    '[::1]:3000',
    '0.0.0.0:3000',
    'LOCALHOST:3000',
  ])('is never %s, which is the phone itself', (host) =>
    expect(baseDeEnlaces(http(host), LAN)).toBe('http://192.168.1.20:3000'),
  );

  it('has no port where the request had none', () => {
    expect(baseDeEnlaces(http('localhost'), LAN)).toBe('http://192.168.1.20');
  });

  it.each([
    '192.168.1.9:3000',
    'carta.ejemplo.es',
    'localhost.ejemplo.es',
    '127.ejemplo.es',
    '[fd00::2]:3000',
  ])('is where the request came to: %s', (host) =>
    expect(baseDeEnlaces({ protocol: 'https', host }, LAN)).toBe(`https://${host}`),
  );

  it('stays as it came when this machine has no network, or the name is none', () => {
    expect(baseDeEnlaces(http('localhost:3000'), null)).toBe('http://localhost:3000');
    expect(baseDeEnlaces(http('a b'), LAN)).toBe('http://a b');
  });
});
