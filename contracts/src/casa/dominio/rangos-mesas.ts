/** The mesas of a zona as an owner writes them, '1-12, 20' (docs/reglas/carta.md#zones). */

export type RangoMesas = readonly [desde: number, hasta: number];

export type MesasLeidas =
  { ok: true; rangos: readonly RangoMesas[] } | { ok: false; parte: string; motivo: 'rango' | 'mesa' };

const MESA = /^\d{1,6}$/;
const RANGO = /^(\d{1,6})\s*[-–—]\s*(\d{1,6})$/;

/** Commas or semicolons separate mesas and runs. */
export function parseMesas(texto: string): MesasLeidas {
  const rangos: RangoMesas[] = [];
  const partes = texto.split(/[,;]/).map((parte) => parte.trim());
  for (const parte of partes.filter((texto) => texto !== '')) {
    const [, desde, hasta] = RANGO.exec(parte) ?? (MESA.test(parte) ? [parte, parte, parte] : []);
    if (desde === undefined || hasta === undefined) return { ok: false, parte, motivo: 'mesa' };
    const rango: RangoMesas = [Number(desde), Number(hasta)];
    if (rango[0] < 1) return { ok: false, parte, motivo: 'mesa' };
    if (rango[0] > rango[1]) return { ok: false, parte, motivo: 'rango' };
    rangos.push(rango);
  }
  return { ok: true, rangos: unirRangos(rangos) };
}

/** Neighbours become one run: '1-3, 4' is 1 to 4. */
function unirRangos(rangos: readonly RangoMesas[]): RangoMesas[] {
  const unidos: RangoMesas[] = [];
  for (const [desde, hasta] of [...rangos].sort(([a], [b]) => a - b)) {
    const ultimo = unidos.at(-1);
    if (ultimo && desde <= ultimo[1] + 1) unidos[unidos.length - 1] = [ultimo[0], Math.max(ultimo[1], hasta)];
    else unidos.push([desde, hasta]);
  }
  return unidos;
}

export function writeMesas(rangos: readonly RangoMesas[]): string {
  return rangos.map(([desde, hasta]) => (desde === hasta ? `${desde}` : `${desde}-${hasta}`)).join(',');
}

export function formatMesas(mesas: string): string {
  return mesas.replaceAll('-', '–').replaceAll(',', ', ');
}

/** Returns the first mesa that two zonas share. */
export function mesaRepetida(
  zonas: readonly { nombre: string; rangos: readonly RangoMesas[] }[],
): { mesa: number; nombres: readonly [string, string] } | null {
  for (const [i, primera] of zonas.entries()) {
    for (const segunda of zonas.slice(i + 1)) {
      const mesa = firstComun(primera.rangos, segunda.rangos);
      if (mesa !== null) return { mesa, nombres: [primera.nombre, segunda.nombre] };
    }
  }
  return null;
}

function firstComun(rangos: readonly RangoMesas[], ajenos: readonly RangoMesas[]): number | null {
  const comunes = rangos.flatMap(([desde, hasta]) =>
    ajenos.flatMap(([d, h]) => (Math.max(desde, d) <= Math.min(hasta, h) ? [Math.max(desde, d)] : [])),
  );
  return comunes.length === 0 ? null : Math.min(...comunes);
}
