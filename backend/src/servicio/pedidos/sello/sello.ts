// Longer than most: what a seal covers, how it is made and how it is checked, together.
import { createHash } from 'node:crypto';
import type {
  Rebaja,
  Asiento,
  Cancelacion,
  Cobro,
  GrupoMesa,
  LineaMesa,
  Repesada,
  TicketMesa,
} from '@carta/contracts';

/**
 * The seal of a tab (docs/decisiones/sello.md): every step about money has the hash of the one before it and
 * digests of what the tab then said. Functions are pure.
 */

/** `n` steps are sealed, the last at `en`, together with this many entries of the ledger. */
export interface Sello {
  n: number;
  hash: string;
  en: Date;
  asientos: number;
}

/** It made `rev`, and covers the first so many tickets, lines, charges and entries of the ledger. */
export interface PasoSellado {
  en: Date;
  rev: number;
  tickets: number;
  lineas: number;
  cobros: number;
  asientos: number;
  deLineas: string;
  deCuenta: string;
  hash: string;
}

/** What a change of this tab adds to its seal; null where it did nothing about money. */
export function sellar(
  previo: Sello | undefined,
  antes: GrupoMesa,
  ahora: GrupoMesa,
): { sello: Sello; paso: PasoSellado } | null {
  if (!isSellable(antes, ahora)) return null;
  const asientos = ahora.asientos ?? [];
  const sinHash = {
    en: ahora.actualizadoEn,
    rev: ahora.rev,
    tickets: ahora.pedidos.length,
    lineas: countLineas(ahora.pedidos),
    cobros: ahora.cobros?.length ?? 0,
    asientos: asientos.length,
    deLineas: sha256(textoDeLineas(ahora.pedidos)),
    deCuenta: sha256(textoDeCuenta(ahora)),
  };
  const n = (previo?.n ?? 0) + 1;
  const hash = hashDe(ahora, n, previo?.hash ?? '', sinHash, asientos.slice(previo?.asientos ?? 0));
  return {
    sello: { n, hash, en: sinHash.en, asientos: sinHash.asientos },
    paso: { ...sinHash, hash },
  };
}

/** Only what a seal covers counts, so that no step about money can forget to be sealed. */
function isSellable(antes: GrupoMesa, ahora: GrupoMesa): boolean {
  const isOtro = (ticket: TicketMesa, i: number): boolean => {
    const previo = antes.pedidos[i];
    return ticket !== previo && textoDeLineas([ticket]) !== textoDeLineas(previo ? [previo] : []);
  };
  return (
    ahora.pedidos.some(isOtro) ||
    antes.pedidos.length > ahora.pedidos.length ||
    antes.asientos?.length !== ahora.asientos?.length ||
    textoDeCuenta(antes) !== textoDeCuenta(ahora)
  );
}

/** @param asientos those since the step before. */
export function hashDe(
  { id, restauranteId }: Pick<GrupoMesa, 'id' | 'restauranteId'>,
  n: number,
  previo: string,
  { en, rev, tickets, lineas, cobros, asientos: hasta, deLineas, deCuenta }: Omit<PasoSellado, 'hash'>,
  asientos: readonly Asiento[],
): string {
  const cuenta = [en.getTime(), rev, tickets, lineas, cobros, hasta];
  const partes = [restauranteId, id, n, previo, cuenta, asientos.map(datosDeAsiento), deLineas, deCuenta];
  return sha256(JSON.stringify(partes));
}

/** A digest of all that a seal would cover, for a tab that has none, or whose last step has none. */
export const huellaSuelta = (mesa: GrupoMesa): string =>
  sha256(
    JSON.stringify([
      textoDeLineas(mesa.pedidos),
      textoDeCuenta(mesa),
      (mesa.asientos ?? []).map(datosDeAsiento),
    ]),
  );

export const countLineas = (tickets: readonly TicketMesa[]): number =>
  tickets.reduce((suma, { lineas }) => suma + lineas.length, 0);

/**
 * Neither names nor notes nor what is avoided: those are blanked some day. What is absent adds no bytes, so that
 * a later field of a line leaves older seals as they are.
 */
export const textoDeLineas = (tickets: readonly TicketMesa[]): string =>
  JSON.stringify(
    tickets.map(({ id, creadoEn, lineas }) => [id, creadoEn.getTime(), ...lineas.map(datosDeLinea)]),
  );

const datosDeLinea = ({
  id,
  cantidad,
  precio,
  gratis,
  rebaja,
  cancelada,
  retiradas = [],
  repesadas = [],
}: LineaMesa): unknown[] => [
  id,
  cantidad,
  precio,
  ...con('b', rebaja || undefined),
  ...con('g', gratis || undefined),
  ...con('c', cancelada && anotacion(cancelada)),
  ...con(
    'r',
    lleno(
      retiradas.map((retirada) => [
        retirada.unidades,
        ...anotacion(retirada),
        ...con('b', retirada.rebaja || undefined),
      ]),
    ),
  ),
  ...con('w', lleno(repesadas.map(datosDeRepesada))),
];

const datosDeRepesada = ({ de, a, importe, en, persona, aprobadoPor }: Repesada): unknown[] => [
  ...[de, a, importe, en.getTime()],
  ...con('q', persona),
  ...con('v', aprobadoPor?.persona),
];

export const textoDeCuenta = (mesa: GrupoMesa): string =>
  JSON.stringify([
    mesa.mesa,
    mesa.pagado,
    ...con('e', mesa.pagadoEn?.getTime()),
    ...con('m', mesa.motivoCierre),
    ...con('j', lleno(mesa.mesasJuntas ?? [])),
    ...con(
      'd',
      lleno(
        (mesa.pagosDeshechos ?? []).map(({ en, deshechoEn, cierre }) => [
          en.getTime(),
          deshechoEn.getTime(),
          ...(cierre ? [cierre.motivo, cierre.importe] : []),
        ]),
      ),
    ),
    ...con('c', lleno((mesa.cobros ?? []).map(datosDeCobro))),
    ...con('x', lleno((mesa.ajustes ?? []).map(datosDeRebaja))),
  ]);

const datosDeCobro = (cobro: Cobro): unknown[] => [
  cobro.id,
  cobro.clave,
  cobro.forma,
  cobro.importe,
  cobro.en.getTime(),
  ...con('t', cobro.propina),
  ...con('p', cobro.parteDe),
  ...con(
    'l',
    cobro.lineas?.map(({ linea, unidades }) => [linea, unidades]),
  ),
  ...con('q', cobro.persona),
  ...con('a', cobro.anulado && anotacion(cobro.anulado)),
  ...con('o', cobro.otra?.id),
];

const datosDeRebaja = (rebaja: Rebaja): unknown[] => [
  rebaja.id,
  rebaja.clave,
  rebaja.rev,
  rebaja.tipo,
  rebaja.motivo,
  rebaja.en.getTime(),
  rebaja.lineas.map(({ linea, importe, unidades }) => [linea, importe, ...con('u', unidades)]),
  ...con('p', rebaja.porcentaje),
  ...con('m', rebaja.deMesa),
  ...con('d', rebaja.deshace),
  ...con('q', rebaja.persona),
  ...con('v', rebaja.aprobadoPor?.persona),
];

const datosDeAsiento = ({ en, forma, otra, importe, propina, motivo, persona }: Asiento): unknown[] => [
  en.getTime(),
  forma,
  importe,
  ...con('t', propina),
  ...con('m', motivo),
  ...con('q', persona),
  ...con('o', otra?.id),
];

const anotacion = ({ en, motivo, persona, aprobadoPor }: Cancelacion): unknown[] => [
  en.getTime(),
  motivo,
  ...con('q', persona),
  ...con('v', aprobadoPor?.persona),
];

const con = (campo: string, valor: unknown): unknown[] => (valor === undefined ? [] : [campo, valor]);
const lleno = <T>(lista: readonly T[]): readonly T[] | undefined => (lista.length > 0 ? lista : undefined);

export const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');
