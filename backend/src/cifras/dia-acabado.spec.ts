// Longer than most: random histories of days, with the figures that they are compared with.
import {
  FORMAS_COBRO,
  addRebaja,
  addCobro,
  rebajasVivas,
  annulCobro,
  asentar,
  cancelLinea,
  centimos,
  closeGrupo,
  hechosEntre,
  inicioJornada,
  jornadasEntre,
  minutosA,
  moveGrupo,
  moveTicket,
  payGrupo,
  reopenGrupo,
  restoreLinea,
  setComensales,
  undoRebaja,
  vivasOf,
} from '@carta/contracts';
import type { GrupoMesa, Jornada, LineaMesa, Movimiento, TicketMesa } from '@carta/contracts';
import fc from 'fast-check';
import type { MesaAbierta, MesaPagada } from './archivo-consultas.repository';
import { SumaRango } from './estadisticas-rango';
import { SumaJornada, isDe } from './suma-jornada';

const HORA_MS = 3_600_000;
const DIAS = { desde: '2026-03-26', hasta: '2026-03-31' };
const JORNADAS = jornadasEntre([], DIAS.desde, DIAS.hasta);
/** At noon of the first day; the clocks go forward in the third night. */
const INICIO = Date.parse('2026-03-26T11:00:00Z');

/** What becomes of one of the mesas after so many quarters of an hour; to what of it follows from a number. */
const paso = fc.record({
  es: fc.oneof(
    fc.constantFrom('paga', 'reabre', 'pide'),
    fc.constantFrom('sirve', 'retrocede', 'cierra', 'cancela', 'cancelaUna', 'repone', 'comensales'),
    fc.constantFrom('invita', 'descuenta', 'desajusta', 'cobra', 'anula'),
  ),
  mesa: fc.constantFrom(0, 0, 0, 1),
  tras: fc.nat(70),
  n: fc.nat(99),
});
type Paso = { es: string; mesa: number; tras: number; n: number };

const buildTicket = (id: string, creadoEn: Date, n: number): TicketMesa => ({
  id,
  clave: id,
  revAlta: 0,
  tipo: 'comida',
  creadoEn,
  lineas: [0, 1].map((i): LineaMesa => {
    const linea = `${id}l${i}`;
    const precio = centimos(300 + 150 * i);
    // each line is of a product of its own, so that figures by product tell its units
    return { id: linea, productoId: linea, nombre: linea, cantidad: 1 + ((n + i) % 4), precio, estado: 'pendiente' };
  }),
}); // prettier-ignore

const buildMesa = (mesa: number): GrupoMesa => ({
  id: `m${mesa}`,
  restauranteId: 'r',
  mesa,
  rev: 1,
  pagado: false,
  actualizadoEn: new Date(0),
  ...(mesa === 0 ? { comensales: 3 } : {}),
  pedidos: [buildTicket(`m${mesa}p0`, new Date(INICIO), mesa)],
});

function move(mesa: GrupoMesa, { es, n }: Paso, en: Date): Movimiento {
  const quien = { en, por: 'Ana' };
  const { rev, pedidos, cobros = [], ajustes = [] } = mesa;
  const lineas = pedidos.flatMap((ticket) => ticket.lineas);
  const { id: linea = '', cancelada, retiradas = [] } = lineas[n % lineas.length] ?? {};
  const ticket = pedidos.find((cada) => cada.lineas.some(({ id }) => id === linea))?.id ?? '';
  const clave = `k${rev}`;
  const nuevo = { id: clave, clave };
  const ajuste = { ...nuevo, motivo: 'x' };
  const cancelacion = { ...quien, motivo: 'x' };
  switch (es) {
    case 'pide': {
      if (mesa.pagado) return { ok: true, grupo: mesa };
      const otro = buildTicket(`${mesa.id}p${pedidos.length}`, en, n);
      return { ok: true, grupo: { ...mesa, rev: rev + 1, pedidos: [...pedidos, otro] } };
    }
    case 'sirve':
      return moveGrupo(mesa, n % 4 > 0 ? 'entregado' : 'listo', en, { rev });
    case 'retrocede':
      return moveTicket(mesa, ticket, 'listo', en, { rev });
    case 'paga': {
      const servida = moveGrupo(mesa, 'entregado', en, { rev });
      return servida.ok ? payGrupo(servida.grupo, servida.grupo.rev, en) : servida;
    }
    case 'cierra':
      return closeGrupo({ ...mesa, actualizadoEn: new Date(0) }, 'se fueron', en);
    case 'reabre':
      return reopenGrupo(mesa, rev, inicioJornada([], en));
    case 'cancela':
      return cancelLinea(mesa, ticket, linea, { ...cancelacion, clave }, rev);
    case 'cancelaUna':
      return cancelLinea(mesa, ticket, linea, { ...cancelacion, retirada: { unidades: 1, clave } }, rev);
    case 'repone':
      return restoreLinea(mesa, ticket, linea, cancelada?.clave ?? retiradas.at(-1)?.clave ?? '', quien);
    case 'invita':
      return addRebaja(mesa, { ...ajuste, tipo: 'invitar', lineas: [{ linea, unidades: 1 }] }, quien, rev);
    case 'descuenta':
      return addRebaja(mesa, { ...ajuste, tipo: 'descuento', porcentaje: 1 + n }, quien, rev);
    case 'desajusta':
      return undoRebaja(mesa, rebajasVivas({ ajustes }).at(-1)?.id ?? '', nuevo, quien, rev);
    case 'cobra': {
      const forma = FORMAS_COBRO[n % FORMAS_COBRO.length] ?? 'otro';
      return addCobro(mesa, { ...nuevo, forma, importe: centimos(1 + n * 7) }, quien, rev);
    }
    case 'anula':
      return annulCobro(mesa, cobros[n % cobros.length]?.id ?? '', cancelacion);
    default:
      return setComensales(mesa, n % 5 === 0 ? null : 1 + (n % 9), rev);
  }
}

/** As the one guarded save of a mesa does. */
function change(antes: GrupoMesa, cual: Paso, en: Date): GrupoMesa {
  const movimiento = move(antes, cual, en);
  if (!movimiento.ok || movimiento.grupo === antes) return antes;
  const movido = { ...movimiento.grupo, actualizadoEn: en };
  return asentar(antes, movido, hechosEntre(antes, movido), { en, por: 'Ana' });
}

const isDelDia = ({ inicio, fin }: Jornada, en: Date | undefined): boolean =>
  en !== undefined && inicio <= en && en < fin;

/** What a day that is over says, read as the database finds it. */
function cifrasDe(mesas: readonly GrupoMesa[], jornada: Jornada) {
  const dia = new SumaJornada(jornada);
  const rango = new SumaRango([], { desde: jornada.dia, hasta: jornada.dia });
  for (const mesa of mesas as readonly (MesaAbierta | MesaPagada)[]) {
    if (!mesa.pagado) rango.addAbierta(mesa, rango.fin);
    else if (isDelDia(jornada, mesa.pagadoEn)) dia.add(mesa);
    const { periodo } = mesa;
    if (periodo && isDe(jornada, periodo)) dia.addPeriodo({ ...mesa, periodo });
  }
  const cifras = dia.toCifras();
  rango.addJornada(jornada.dia, cifras);
  // what is owed is of now
  const { pendienteDeCobro: _deAhora, ...dichas } = rango.toEstadisticas(new Map());
  const { ids, unidades } = cifras.productos;
  return { dichas, unidades: ids.map((id, i) => [id, unidades[i] ?? 0] as const) };
}

/** Somebody who looks at all mesas as each day ends, and has never counted a ticket twice. */
class Recontado {
  private readonly hechos = new Set<string>();
  private readonly vendidos = new Set<string>();
  private readonly conGente = new Set<string>();

  count(mesas: readonly GrupoMesa[], jornada: Jornada) {
    const delDia = mesas.filter(({ pagado, pagadoEn }) => pagado && isDelDia(jornada, pagadoEn));
    const pagadas = delDia.filter(({ motivoCierre }) => motivoCierre === undefined);
    const hechos = delDia.flatMap(({ pedidos }) => pedidos).filter(({ id }) => !this.hechos.has(id));
    const vendidos = pagadas.flatMap(({ pedidos }) => pedidos).filter(({ id }) => !this.vendidos.has(id));
    const isVendida = ({ pedidos: tickets }: GrupoMesa) =>
      tickets.some(({ lineas }) => vivasOf(lineas).length > 0);
    const conGente = pagadas.filter((mesa) => isVendida(mesa) && !this.conGente.has(mesa.id));
    for (const { id } of hechos) this.hechos.add(id);
    for (const { id } of vendidos) this.vendidos.add(id);
    for (const { id } of pagadas) this.conGente.add(id);
    const lineas = hechos.flatMap((ticket) => ticket.lineas);
    const unidades = (ticket: TicketMesa) => vivasOf(ticket.lineas).map(({ id, cantidad }) => [id, cantidad]);
    return {
      dichas: {
        pedidos: vendidos.filter((ticket) => vivasOf(ticket.lineas).length > 0).length,
        listos: hechos.filter((ticket) => minutosA('listoEn', ticket).length > 0).length,
        cancelado: sum(
          lineas.flatMap(({ cantidad, cancelada, retiradas = [] }) => [
            cancelada ? cantidad : 0,
            ...retiradas.map((retirada) => retirada.unidades),
          ]),
        ),
        comensales: sum(conGente.map(({ comensales = 0 }) => comensales)),
      },
      unidades: vendidos.flatMap(unidades),
    };
  }
}

const sum = (cuantos: readonly number[]): number => cuantos.reduce((suma, n) => suma + n, 0);

function play(pasos: readonly Paso[]) {
  let mesas = [buildMesa(0), buildMesa(1)];
  let en = INICIO;
  const dichas: { jornada: Jornada; dicho: ReturnType<typeof cifrasDe>; contado: ReturnType<Recontado['count']> }[] = [];
  const recontado = new Recontado();
  const endDays = (hasta: number): void => {
    for (const jornada of JORNADAS.slice(dichas.length)) {
      if (jornada.fin.getTime() > hasta) return;
      dichas.push({ jornada, dicho: cifrasDe(mesas, jornada), contado: recontado.count(mesas, jornada) });
    }
  };
  for (const cual of pasos) {
    en = Math.min(en + cual.tras * (HORA_MS / 4), INICIO + 5 * 24 * HORA_MS);
    endDays(en);
    mesas = mesas.map((mesa, i) => (i === cual.mesa ? change(mesa, cual, new Date(en)) : mesa));
  }
  endDays(INICIO + 30 * 24 * HORA_MS);
  return { mesas, dichas };
} // prettier-ignore

describe('a service day that is over', () => {
  it('says a week later what it said as it ended, and no unit is counted twice', () => {
    let reabiertas = 0;
    fc.assert(
      fc.property(fc.array(paso, { minLength: 16, maxLength: 28, size: 'max' }), (pasos) => {
        const { mesas, dichas } = play(pasos);

        const contadas = new Map<string, number>();
        for (const { jornada, dicho, contado } of dichas) {
          expect(cifrasDe(mesas, jornada)).toEqual(dicho);
          const { pedidos, minutosAListo, cancelado, porComensal } = dicho.dichas;
          expect({
            pedidos,
            listos: minutosAListo.muestras,
            cancelado: cancelado.unidades,
            comensales: porComensal?.comensales ?? 0,
          }).toEqual(contado.dichas);
          expect([...dicho.unidades].sort()).toEqual(contado.unidades.sort());
          for (const [linea, unidades] of dicho.unidades) {
            contadas.set(linea, (contadas.get(linea) ?? 0) + unidades);
          }
        }
        for (const { pedidos, jornadasContadas = [] } of mesas) {
          reabiertas += jornadasContadas.length;
          for (const { id, cantidad, retiradas = [] } of pedidos.flatMap(({ lineas }) => lineas)) {
            const pedidas = retiradas.reduce((suma, { unidades }) => suma + unidades, cantidad);
            expect(contadas.get(id) ?? 0).toBeLessThanOrEqual(pedidas);
          }
        }
      }),
      { numRuns: 250 },
    );
    // the histories are of what this is about
    expect(reabiertas).toBeGreaterThan(10);
  });
});
