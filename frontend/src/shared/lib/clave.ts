const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A random UUID (version 4). `crypto.randomUUID` is missing over plain http, which phones on a LAN use. */
export function createClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, i) => HEX[markVersion(byte, i)] ?? '').join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function markVersion(byte: number, posicion: number): number {
  if (posicion === 6) return (byte & 0x0f) | 0x40;
  if (posicion === 8) return (byte & 0x3f) | 0x80;
  return byte;
}
