import { horaDelLugar, isDeDinero, relojDelLugar } from '@carta/contracts';
import type { GrupoMesa, Husos } from '@carta/contracts';
import { toGrupoMesa } from '../grupos/grupo.mapper';
import type { GrupoDoc, MovimientoDoc } from '../grupos/grupo.schema';
import { countLineas, hashDe, huellaSuelta, sha256, textoDeCuenta, textoDeLineas } from './sello';
import type { PasoSellado } from './sello';

/**
 * What the seal of a stored tab says. `suelto`: after its last sealed step, or without any, a program that seals
 * nothing did steps about money, at `sueltos` (none: nobody knows when). `porque` are sentences.
 */
export type SelloDeMesa =
  | { es: 'integro'; pasos: readonly PasoSellado[] }
  | { es: 'suelto'; pasos: readonly PasoSellado[]; sueltos: readonly Date[]; huella: string }
  | { es: 'roto'; pasos: readonly PasoSellado[]; porque: readonly string[] };

/** The clocks of two processes may differ by so much. */
const DESFASE_MS = 10 * 60_000;

export function comprobarMesa(doc: GrupoDoc, husos: Husos): SelloDeMesa {
  try {
    return comprobar(doc, husos);
  } catch {
    return { es: 'roto', pasos: [], porque: ['lo guardado de ella no se puede leer'] };
  }
}

function comprobar(doc: GrupoDoc, husos: Husos): SelloDeMesa {
  const mesa = toGrupoMesa(doc);
  const { sello, pasosSellados: pasos = [] } = doc;
  const ultimo = pasos.at(-1);
  if (!sello && !ultimo)
    return { es: 'suelto', pasos, sueltos: instantesDe(mesa), huella: huellaSuelta(mesa) };
  if (!sello) return { es: 'roto', pasos, porque: ['le falta el sello'] };
  const porque = [...deCadena(mesa, pasos, sello.n, husos)];
  if (!ultimo || sello.hash !== ultimo.hash || sello.asientos !== ultimo.asientos) {
    porque.push('su sello no es el de su último paso');
  } else if (sello.en.getTime() !== ultimo.en.getTime()) {
    porque.push('la hora de su sello no es la de su último paso');
  }
  if (porque.length > 0 || !ultimo) return { es: 'roto', pasos, porque };
  const despues = deAhora(mesa, ultimo, momentoDe(husos, ultimo.en));
  if (despues.length === 0) return { es: 'integro', pasos };
  const sinSello = pasosSinSello(doc, ultimo.rev);
  const isPosterior = sinSello.every((en) => en.getTime() >= ultimo.en.getTime() - DESFASE_MS);
  if (sinSello.length === 0 || !isPosterior) return { es: 'roto', pasos, porque: despues };
  const { asientos = [], cobros = [] } = mesa;
  const nuevos = [...asientos.slice(ultimo.asientos), ...cobros.slice(ultimo.cobros)].map(({ en }) => en);
  return { es: 'suelto', pasos, sueltos: [...sinSello, ...nuevos], huella: huellaSuelta(mesa) };
}

/** The first fault of the chain: those after it would follow from it. */
function deCadena(mesa: GrupoMesa, pasos: readonly PasoSellado[], n: number, husos: Husos): string[] {
  const asientos = mesa.asientos ?? [];
  const faltan = (pasos.at(-1)?.asientos ?? 0) - asientos.length;
  if (faltan > 0)
    return [faltan === 1 ? 'le falta un asiento de su caja' : `le faltan ${faltan} asientos de su caja`];
  if (pasos.length !== n) {
    return [pasos.length < n ? 'le faltan pasos de su sello' : 'su sello tiene pasos de más'];
  }
  const malo = pasos.findIndex((paso, i) => {
    const previo = pasos[i - 1];
    const suyos = asientos.slice(previo?.asientos ?? 0, paso.asientos);
    return hashDe(mesa, i + 1, previo?.hash ?? '', paso, suyos) !== paso.hash;
  });
  const paso = pasos[malo];
  if (!paso) return [];
  const previos = pasos[malo - 1]?.asientos ?? 0;
  const que = paso.asientos > previos ? 'el asiento de su caja' : 'el paso';
  return [`${que} del ${momentoDe(husos, paso.en)} no es el que se selló`];
}

function deAhora(mesa: GrupoMesa, ultimo: PasoSellado, cuando: string): string[] {
  const sellados = mesa.pedidos.slice(0, ultimo.tickets);
  const sobran = (mesa.asientos?.length ?? 0) - ultimo.asientos;
  return [
    ...(sobran > 0 ? [`su caja tiene ${sobran === 1 ? 'un asiento' : `${sobran} asientos`} de más`] : []),
    // Those of an open tab are sealed by its next step.
    ...cuenta('un pedido', 'pedidos', (mesa.pagado ? mesa.pedidos : sellados).length - ultimo.tickets),
    ...(sha256(textoDeLineas(sellados)) === ultimo.deLineas
      ? []
      : cuenta(
          'una línea',
          'líneas',
          countLineas(sellados) - ultimo.lineas,
          `sus líneas no son las que se sellaron el ${cuando}`,
        )),
    ...(sha256(textoDeCuenta(mesa)) === ultimo.deCuenta
      ? []
      : cuenta(
          'un cobro',
          'cobros',
          (mesa.cobros?.length ?? 0) - ultimo.cobros,
          `sus cobros, sus ajustes o su pago no son los que se sellaron el ${cuando}`,
        )),
  ];
}

function cuenta(uno: string, varios: string, diferencia: number, iguales?: string): string[] {
  const que = Math.abs(diferencia) === 1 ? uno : `${Math.abs(diferencia)} ${varios}`;
  if (diferencia < 0) return [`le falta${diferencia === -1 ? '' : 'n'} ${que}`];
  if (diferencia > 0) return [`tiene ${que} de más`];
  return iguales === undefined ? [] : [iguales];
}

/** A program that seals leaves no step about money later than its seal. */
function pasosSinSello({ movimientos = [], movimientosDinero = [] }: GrupoDoc, rev: number): Date[] {
  const sueltos = [...movimientos, ...movimientosDinero].filter(
    (paso: MovimientoDoc) => isDeDinero(paso) && paso.rev !== undefined && paso.rev > rev,
  );
  return sueltos.map(({ en }) => en);
}

/** Of all that was done about its money. */
const instantesDe = ({ pagadoEn, asientos = [], cobros = [], ajustes = [] }: GrupoMesa): Date[] => [
  ...(pagadoEn ? [pagadoEn] : []),
  ...[...asientos, ...cobros, ...ajustes].map(({ en }) => en),
];

/** '12/11 a las 21:14', by the clock of the place. */
export const momentoDe = (husos: Husos, en: Date): string => {
  const [, mes, dia] = relojDelLugar(husos, en).toISOString().slice(0, 10).split('-');
  return `${dia}/${mes} a las ${horaDelLugar(husos, en)}`;
};
