import { centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Rebaja, LineaRebajada } from '../mesa/rebaja';
import { proporcionDe } from '../linea/coste-unidades';
import type { ConCoste } from '../linea/coste';
import type { Retirada } from '../mesa/quien';

/**
 * What stands of each adjustment of a line. It is played again from the steps and from the units that were
 * cancelled, in the order of their revs, so that undoing the last one gives back what there was, to the céntimo.
 */

/** One that stands: `total` is what the line costs with it and those before. */
export interface Capa {
  rebaja: Rebaja;
  /** Of its units, so many cost nothing. */
  gratis: number;
  total: Centimos;
}

/** Its units, and what they cost with nothing taken off. */
interface Base {
  cantidad: number;
  total: Centimos;
}

interface Jugada extends Base {
  capas: readonly Capa[];
}

export interface LineaConCapas extends ConCoste {
  id: string;
  retiradas?: readonly Pick<Retirada, 'rev' | 'unidades' | 'gratis'>[];
}

/** Oldest first, of those that were not undone. */
export function capasDe(linea: LineaConCapas, ajustes: readonly Rebaja[]): readonly Capa[] {
  const { id, precio, cantidad, retiradas = [] } = linea;
  const pasos = [
    ...ajustes.flatMap((rebaja) => {
      const parte = rebaja.lineas.find((cada) => cada.linea === id);
      return parte ? [{ rev: rebaja.rev, play: (antes: Jugada) => playRebaja(antes, rebaja, parte) }] : [];
    }),
    ...retiradas.map((retirada) => ({
      rev: retirada.rev,
      play: (antes: Jugada) => playRetirada(antes, retirada, precio),
    })),
  ].sort((a, b) => a.rev - b.rev);
  const unidades = retiradas.reduce((suma, retirada) => suma + retirada.unidades, cantidad);
  const inicio = { cantidad: unidades, total: centimos(precio * unidades), capas: [] };
  return pasos.reduce<Jugada>((jugada, { play }) => play(jugada), inicio).capas;
}

/** The line at what its steps leave of it; without any, as it was ordered. */
export function withRebaja<L extends LineaConCapas>(linea: L, ajustes: readonly Rebaja[] = []): L {
  const { rebaja: _rebaja, gratis: _gratis, ...resto } = linea;
  const capas = capasDe(linea, ajustes);
  const entera = centimos(linea.precio * linea.cantidad);
  const rebaja = centimos(entera - (capas.at(-1)?.total ?? entera));
  const gratis = capas.reduce((suma, capa) => suma + capa.gratis, 0);
  const menos = { ...(rebaja > 0 ? { rebaja } : {}), ...(gratis > 0 ? { gratis } : {}) };
  return { ...resto, ...menos } as L;
}

/** What a step took off this line, as it is now. */
export function importeDeCapa(linea: LineaConCapas, capas: readonly Capa[], i: number): Centimos {
  const antes = capas[i - 1]?.total ?? centimos(linea.precio * linea.cantidad);
  return centimos(antes - (capas[i]?.total ?? antes));
}

function playRebaja(antes: Jugada, rebaja: Rebaja, { unidades = 0, importe }: LineaRebajada): Jugada {
  const { capas } = antes;
  if (rebaja.deshace !== undefined) {
    return { ...antes, capas: capas.filter((capa) => capa.rebaja.id !== rebaja.deshace) };
  }
  const total = centimos((capas.at(-1)?.total ?? antes.total) - importe);
  return { ...antes, capas: [...capas, { rebaja, gratis: unidades, total }] };
}

/** Units that cost something go first, unless the step says otherwise; of the rest, those made so last. */
function playRetirada(
  { cantidad, capas }: Jugada,
  { unidades, gratis: idas = 0 }: Pick<Retirada, 'unidades' | 'gratis'>,
  precio: Centimos,
): Jugada {
  const quedan = cantidad - unidades;
  const eranGratis = capas.reduce((suma, capa) => suma + capa.gratis, 0);
  let sobran = Math.min(eranGratis, Math.max(idas, unidades - (cantidad - eranGratis)));
  const gratis = capas.map((capa) => capa.gratis);
  for (let i = capas.length - 1; i >= 0; i -= 1) {
    const menos = Math.min(gratis[i] ?? 0, sobran);
    gratis[i] = (gratis[i] ?? 0) - menos;
    sobran -= menos;
  }
  let eran = cantidad;
  let son = quedan;
  return {
    cantidad: quedan,
    total: centimos(precio * quedan),
    capas: capas.map((capa, i) => {
      eran -= capa.gratis;
      son -= gratis[i] ?? 0;
      return { ...capa, gratis: gratis[i] ?? 0, total: proporcionDe(capa.total, eran, son) };
    }),
  };
}
