/** Margin in modules, black on white (docs/reglas/pedir.md#links-and-printed-codes). */
const MARGEN = 2;
const CORRECCION = 'M';
export const LADO_PX = 280;
const COLORES = { dark: '#000000', light: '#ffffff' };

/** The library is loaded with the first code. */
const loadQr = () => import('qrcode');

/** Returns a data: address. */
export async function drawPng(texto: string): Promise<string> {
  const qr = await loadQr();
  return qr.toDataURL(texto, {
    width: LADO_PX,
    margin: MARGEN,
    errorCorrectionLevel: CORRECCION,
    color: COLORES,
  });
}

/** One SVG path in a square of `lado` modules is sharp at any size. */
export interface TrazoQr {
  lado: number;
  trazo: string;
}

export async function createTrazador(): Promise<(texto: string) => TrazoQr> {
  const qr = await loadQr();
  return (texto) => {
    const { modules } = qr.create(texto, { errorCorrectionLevel: CORRECCION });
    const filas = Array.from({ length: modules.size }, (_, y) =>
      modules.data.slice(y * modules.size, (y + 1) * modules.size),
    );
    return { lado: modules.size + 2 * MARGEN, trazo: filas.map((fila, y) => drawFila(fila, y)).join('') };
  };
}

/** One rectangle per run of dark modules. */
function drawFila(fila: ArrayLike<number>, y: number): string {
  const texto = Array.from(fila, (modulo) => (modulo ? '1' : '0')).join('');
  return Array.from(texto.matchAll(/1+/g), ({ 0: { length }, index }) => {
    return `M${index + MARGEN} ${y + MARGEN}h${length}v1h-${length}z`;
  }).join('');
}

/** 'qr-la-tasca-de-ana.png' */
export function fileNameOf(nombre: string): string {
  const palabras = nombre.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${['qr', ...palabras].join('-')}.png`;
}
