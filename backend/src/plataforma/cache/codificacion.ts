export type Codificacion = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers: each is parsed once. */
const leidas = new Map<string, Codificacion>();
const MAX_LEIDAS = 64;

export function chooseCodificacion(accept: string | string[] | undefined): Codificacion {
  const cabecera = String(accept ?? '');
  const leida = leidas.get(cabecera);
  if (leida !== undefined) return leida;
  const elegida = readAcceptEncoding(cabecera);
  if (leidas.size < MAX_LEIDAS && cabecera.length <= 100) leidas.set(cabecera, elegida);
  return elegida;
}

function readAcceptEncoding(cabecera: string): Codificacion {
  const aceptadas = new Set(
    cabecera
      .toLowerCase()
      .split(',')
      .map((parte) => parte.trim())
      .filter((parte) => !/;\s*q=0(\.0*)?$/.test(parte))
      .map((parte) => parte.split(';', 1)[0]),
  );
  if (aceptadas.has('br')) return 'br';
  return aceptadas.has('gzip') ? 'gzip' : 'identity';
}
