import { centimos, negated, sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { SIN_CAJA, cajaCon, cajaDe, porForma } from '../dinero/caja';
import type { Caja } from '../dinero/caja';
import { cobrosVivos } from '../dinero/cobrar';
import { FORMAS_CAJA, formaOf } from '../mesa/cobro';
import type { Asiento, Cobro, PagoDeshecho, Periodo } from '../mesa/cobro';
import { totalGrupo } from '../mesa/grupo';
import type { Enterado, GrupoMesa } from '../mesa/grupo';
import type { Hecho } from './hechos';
import { vivasOf } from '../linea/vivas';

/**
 * The ledger of a tab (docs/reglas/dinero.md#the-ledger) is written from what a change did, so no move can forget it,
 * and is only ever added to: that is why a day that is over keeps its takings. Functions are pure.
 */

export const MOTIVO_REAPERTURA = 'Mesa reabierta';

/** Nobody is known to have done what an older program did. */
const SIN_NOMBRE = '–';

interface ConAsientos {
  pagado: boolean;
  motivoCierre?: string | undefined;
  cobros?: readonly Pick<Cobro, 'importe' | 'forma' | 'anulado'>[];
  asientos?: readonly Pick<Asiento, 'forma' | 'importe'>[];
}

/**
 * What a paid tab took and its ledger lacks: all of it where a program without a ledger charged it. It counts
 * at the instant of the payment, as it always did; an open tab lacks nothing yet.
 */
export function sinAsentar(total: Centimos, mesa: ConAsientos): Caja {
  if (!mesa.pagado || mesa.motivoCierre !== undefined) return SIN_CAJA;
  return restCaja(cajaDe(total, mesa.cobros), porForma(mesa.asientos ?? []));
}

/** Adds to the ledger what a change did; returns the mesa itself where it did nothing about money. */
export function asentar(
  antes: GrupoMesa,
  ahora: GrupoMesa,
  hechos: readonly Hecho[],
  quien: Enterado,
): GrupoMesa {
  if (!hechos.some(isDeCaja)) return ahora;
  const previos = [...(antes.asientos ?? []), ...atrasados(antes, quien)];
  const asientos = [...previos, ...hechos.flatMap((hecho) => asientosDe(hecho, ahora, previos, quien))];
  const pagosDeshechos = hechos.some(({ es }) => es === 'mesa.reabierta')
    ? [...(antes.pagosDeshechos ?? []), ...pagoDe(antes, quien)]
    : (antes.pagosDeshechos ?? []);
  const { asientos: _previos, pagosDeshechos: _pagos, periodo: _periodo, ...resto } = ahora;
  const conAsientos = {
    ...resto,
    ...(asientos.length > 0 ? { asientos } : {}),
    ...(pagosDeshechos.length > 0 ? { pagosDeshechos } : {}),
  };
  const periodo = periodoDe(conAsientos);
  return periodo ? { ...conAsientos, periodo } : conAsientos;
}

const DE_CAJA: readonly Hecho['es'][] = [
  'cobro.hecho',
  'cobro.anulado',
  'mesa.pagada',
  'mesa.cerrada',
  'mesa.reabierta',
];
const isDeCaja = ({ es }: Hecho): boolean => DE_CAJA.includes(es);

function asientosDe(
  hecho: Hecho,
  mesa: GrupoMesa,
  previos: readonly Asiento[],
  quien: Enterado,
): readonly Asiento[] {
  switch (hecho.es) {
    case 'cobro.hecho': {
      const { importe, propina } = hecho.cobro;
      return [
        {
          ...formaOf(hecho.cobro),
          importe,
          ...(propina === undefined ? {} : { propina }),
          ...firmaDe(hecho.cobro),
        },
      ];
    }
    case 'cobro.anulado': {
      const { importe, propina, anulado = { ...quien, motivo: '' } } = hecho.cobro;
      const { motivo } = anulado;
      const aparte = propina === undefined ? {} : { propina: negated(propina) };
      return [{ ...formaOf(hecho.cobro), importe: negated(importe), ...aparte, ...firmaDe(anulado), motivo }];
    }
    case 'mesa.pagada': {
      const { sin_indicar: importe } = cajaDe(totalGrupo(mesa), mesa.cobros);
      return importe === 0
        ? []
        : [{ forma: 'sin_indicar', importe, ...quien, en: mesa.pagadoEn ?? quien.en }];
    }
    case 'mesa.reabierta':
      return devuelve(previos, quien);
    default:
      return [];
  }
}

const firmaDe = ({ en, por, persona }: Enterado): Enterado => ({
  en,
  por,
  ...(persona === undefined ? {} : { persona }),
});

function devuelve(previos: readonly Asiento[], quien: Enterado): Asiento[] {
  const sinIndicar = previos.filter(({ forma }) => forma === 'sin_indicar');
  const importe = negated(sumCentimos(sinIndicar.map((asiento) => asiento.importe)));
  return importe === 0 ? [] : [{ forma: 'sin_indicar', importe, ...quien, motivo: MOTIVO_REAPERTURA }];
}

/**
 * What an older program charged, paid or reopened is entered before the next step: a payment at its own
 * instant, at which figures have counted it since; the rest now.
 */
function atrasados(mesa: GrupoMesa, quien: Enterado): Asiento[] {
  const { pagado, pagadoEn, motivoCierre, asientos = [] } = mesa;
  if (pagado && motivoCierre === undefined) {
    return toAsientos(sinAsentar(totalGrupo(mesa), mesa), { en: pagadoEn ?? quien.en, por: SIN_NOMBRE });
  }
  const cobrado = porForma(pagado ? [] : cobrosVivos(mesa));
  return toAsientos(restCaja(cobrado, porForma(asientos)), { en: quien.en, por: SIN_NOMBRE });
}

const toAsientos = (caja: Caja, quien: Enterado): Asiento[] =>
  FORMAS_CAJA.flatMap((forma) => {
    const importe = caja[forma];
    if (importe === 0) return [];
    return [{ forma, importe, ...quien, ...(importe < 0 ? { motivo: MOTIVO_REAPERTURA } : {}) }];
  });

const restCaja = (caja: Caja, otra: Caja): Caja => cajaCon((forma) => centimos(caja[forma] - otra[forma]));

/** A mesa of which everything was cancelled was closed as nothing. */
function pagoDe(mesa: GrupoMesa, { en: deshechoEn }: Enterado): PagoDeshecho[] {
  const { pagadoEn: en, motivoCierre: motivo } = mesa;
  if (!en) return [];
  if (motivo === undefined) return [{ en, deshechoEn }];
  const isVacia = mesa.pedidos.every(({ lineas }) => vivasOf(lineas).length === 0);
  return isVacia ? [] : [{ en, deshechoEn, cierre: { motivo, importe: totalGrupo(mesa) } }];
}

/**
 * Absent where all that the ledger says is of the hour in which the mesa was paid: then the index of payments
 * finds it, and no other is needed. A service day begins at a whole hour.
 */
function periodoDe(mesa: GrupoMesa): Periodo | undefined {
  const { pagado, pagadoEn, asientos = [], pagosDeshechos = [], jornadasContadas = [] } = mesa;
  const instantes = [
    ...[...asientos, ...jornadasContadas].map(({ en }) => en),
    ...pagosDeshechos.flatMap(({ en, deshechoEn }) => [en, deshechoEn]),
  ].map((en) => en.getTime());
  const horas = new Set(instantes.map(horaDe));
  const isDelPago = pagado && pagadoEn && horas.size === 1 && horas.has(horaDe(pagadoEn.getTime()));
  if (instantes.length === 0 || isDelPago) return undefined;
  return { desde: new Date(Math.min(...instantes)), hasta: new Date(Math.max(...instantes)) };
}

const HORA_MS = 3_600_000;
const horaDe = (ms: number): number => Math.floor(ms / HORA_MS);
