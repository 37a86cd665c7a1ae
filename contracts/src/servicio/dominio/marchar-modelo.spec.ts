import fc from 'fast-check';
import { ESTADOS_GRUPO, ESTADOS_LINEA } from './estado-linea';
import type { EstadoDestino, EstadoLinea } from './estado-linea';
import { estadoGrupo } from './grupo';
import type { GrupoMesa, LineaMesa } from './grupo';
import { holdPase, marchPase, marchSola, putPase } from './marchar';
import type { Movimiento } from './movimiento';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import { closeGrupo, reopenGrupo } from './movimientos-cobro';
import { cancelLinea } from './movimientos-sala';
import { restoreLinea } from './reponer';
import { moveMesa } from './mudanza';
import { isEnEspera, pasesOf } from './pase';
import { at, buildGrupo, INICIO } from './pruebas/mesa';
import { arrive, lineasDe, pase } from './pruebas/pases';
import { isCanceladaPorVer, isRepuestaPorVer } from './vivas';

/** Random sequences at a mesa of several pases, and what must hold after each move of them. */

/** `antes` is how many revs the screen is behind; a late retry is the same with a later `antes`. */
type Suceso = { antes: number } & (
  | { que: 'pide'; pases: (number | null)[]; auto: boolean; alReves: boolean }
  | { que: 'marcha' | 'espera'; pase: number }
  | { que: 'pone'; linea: number; pase: number | null }
  | { que: 'linea'; linea: number; to: EstadoLinea }
  | { que: 'ticket'; linea: number; to: EstadoLinea }
  | { que: 'mesa'; to: EstadoDestino }
  | { que: 'cancela' | 'repone'; linea: number; clave: string }
  | { que: 'cierra' | 'reabre' | 'muda' }
);

const orden = fc.nat(3);
const linea = fc.nat(11);
const base = { antes: fc.nat(3) };
const clave = fc.constantFrom('a', 'b', 'c');
const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  fc.record({
    ...base,
    que: fc.constant('pide' as const),
    pases: fc.array(fc.option(orden), { minLength: 1, maxLength: 4 }),
    auto: fc.boolean(),
    alReves: fc.boolean(),
  }),
  fc.record({ ...base, que: fc.constantFrom('marcha' as const, 'espera' as const), pase: orden }),
  fc.record({ ...base, que: fc.constant('pone' as const), linea, pase: fc.option(orden) }),
  fc.record({
    ...base,
    que: fc.constantFrom('linea' as const, 'ticket' as const),
    linea,
    to: fc.constantFrom(...ESTADOS_LINEA),
  }),
  fc.record({ ...base, que: fc.constant('mesa' as const), to: fc.constantFrom(...ESTADOS_GRUPO) }),
  fc.record({ ...base, que: fc.constantFrom('cancela' as const, 'repone' as const), linea, clave }),
  fc.record({ ...base, que: fc.constantFrom('cierra' as const, 'reabre' as const, 'muda' as const) }),
);

function ask(grupo: GrupoMesa, suceso: Suceso, ahora: Date): Movimiento {
  const quien = { por: 'Ana', en: ahora };
  const vista = { rev: grupo.rev - suceso.antes };
  if ('linea' in suceso) {
    const ticket = at(grupo.pedidos, suceso.linea);
    const { id } = at(ticket.lineas, suceso.linea);
    switch (suceso.que) {
      case 'pone':
        return putPase(grupo, ticket.id, id, suceso.pase === null ? null : pase(suceso.pase), quien, vista);
      case 'linea':
        return moveLinea(grupo, ticket.id, id, suceso.to, ahora, vista);
      case 'ticket':
        return moveTicket(grupo, ticket.id, suceso.to, ahora, vista);
      case 'cancela':
        return cancelLinea(grupo, ticket.id, id, { ...quien, motivo: 'x', clave: suceso.clave }, vista.rev);
      case 'repone':
        return restoreLinea(grupo, ticket.id, id, suceso.clave, quien);
    }
  }
  switch (suceso.que) {
    case 'pide':
      return {
        ok: true,
        grupo: grupo.pagado ? grupo : arrive(grupo, suceso.pases, { ...suceso, en: ahora }),
      };
    case 'marcha':
      return marchPase(grupo, pase(suceso.pase).id, quien, vista);
    case 'espera':
      return holdPase(grupo, pase(suceso.pase).id, quien, vista);
    case 'mesa':
      return moveGrupo(grupo, suceso.to, ahora, vista);
    case 'cierra':
      return grupo.pagado
        ? { ok: true, grupo }
        : closeGrupo({ ...grupo, actualizadoEn: new Date(0) }, 'x', ahora);
    case 'reabre':
      return reopenGrupo(grupo, vista.rev);
    case 'muda':
      return moveMesa(grupo, { de: grupo.mesa, a: grupo.mesa + 1, rev: vista.rev }, quien);
  }
}

/** As the server does it: the change, and in the same write the pase that marches by itself. */
function run(grupo: GrupoMesa, suceso: Suceso, ahora: Date): GrupoMesa {
  const movimiento = ask(grupo, suceso, ahora);
  if (!movimiento.ok || movimiento.grupo === grupo) return grupo;
  return suceso.que === 'pide' ? movimiento.grupo : marchSola(movimiento.grupo, { por: 'Ana', en: ahora });
}

const vivas = (grupo: GrupoMesa): LineaMesa[] => lineasDe(grupo).filter(({ cancelada }) => !cancelada);
const isPorServir = ({ estado, cancelada }: LineaMesa): boolean => !cancelada && estado !== 'entregado';

/** A pase marches, or waits, as a whole. */
const isWhole = (grupo: GrupoMesa): boolean =>
  pasesOf(lineasDe(grupo)).every(({ lineas }) => new Set(lineas.map(isEnEspera)).size === 1);

/** Nothing is begun, served, paid or asked about that has not marched. */
function isUntouched(grupo: GrupoMesa): boolean {
  const quietas = lineasDe(grupo).filter((linea) => linea.pase && !linea.marchada);
  const isQuieta = (linea: LineaMesa): boolean =>
    linea.estado === 'pendiente' && !isCanceladaPorVer(linea) && !isRepuestaPorVer(linea);
  const isOpen = !['vacia', 'entregado', 'pagado'].includes(estadoGrupo(grupo));
  return quietas.every(isQuieta) && (isOpen || !vivas(grupo).some(isEnEspera));
}

/** Some move always goes on with a mesa: a pase that marches by itself waits for something that can be served. */
function isMoving(grupo: GrupoMesa): boolean {
  const [siguiente] = pasesOf(vivas(grupo).filter(isEnEspera));
  if (grupo.pagado || !siguiente) return true;
  const isSola = siguiente.lineas.every(({ pase: suyo, revMarcha }) => suyo?.auto && revMarcha === undefined);
  const pases = pasesOf(vivas(grupo));
  const lugar = pases.findIndex(({ id }) => id === siguiente.id);
  const antes = pases.slice(0, lugar).flatMap(({ lineas }) => lineas);
  return !isSola || antes.some((linea) => isPorServir(linea) && !isEnEspera(linea));
}

/** A screen that did not see the last marchar or esperar of a pase changes nothing of it. */
function isSeen(antes: GrupoMesa, despues: GrupoMesa, suceso: Suceso): boolean {
  if (suceso.que !== 'marcha' && suceso.que !== 'espera') return true;
  const { id } = pase(suceso.pase);
  const revs = lineasDe(antes).flatMap((linea) => (linea.pase?.id === id ? (linea.revMarcha ?? []) : []));
  return Math.max(0, ...revs) <= antes.rev - suceso.antes || despues === antes;
}

/** An answer is lost, and the same is asked again. */
function isOnce(despues: GrupoMesa, antes: GrupoMesa, suceso: Suceso, ahora: Date): boolean {
  if (suceso.que !== 'marcha' && suceso.que !== 'espera') return true;
  return run(despues, { ...suceso, antes: suceso.antes + despues.rev - antes.rev }, ahora) === despues;
}

it('forgets no dish that waits, and serves none, through any sequence of a mesa of several pases', () => {
  fc.assert(
    fc.property(fc.array(suceso, { maxLength: 30, size: 'max' }), (sucesos) => {
      let grupo = arrive(buildGrupo([], { rev: 1000 }), [0, 1, 2, null], { auto: true });
      const faltas = sucesos.flatMap((cada, i) => {
        const ahora = new Date(INICIO.getTime() + (i + 1) * 1_000);
        const despues = run(grupo, cada, ahora);
        const promesas = {
          rev: despues === grupo || despues.rev === grupo.rev + 1,
          whole: isWhole(despues),
          untouched: isUntouched(despues),
          moving: isMoving(despues),
          seen: isSeen(grupo, despues, cada),
          once: isOnce(despues, grupo, cada, ahora),
        };
        grupo = despues;
        return Object.entries(promesas).flatMap(([promesa, held]) => (held ? [] : [{ promesa, i, cada }]));
      });
      expect(faltas).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('is served to its end by marching and serving alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(fc.option(fc.nat(3)), { minLength: 1, maxLength: 4 }), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.boolean(),
      (rondas, auto) => {
        let grupo = rondas.reduce(
          (mesa, [pases, alReves]) => arrive(mesa, pases, { auto, alReves }),
          buildGrupo([]),
        );
        for (let vueltas = 0; estadoGrupo(grupo) !== 'entregado'; vueltas += 1) {
          expect(vueltas).toBeLessThan(10);
          const servida = moveGrupo(grupo, 'entregado', INICIO);
          if (servida.ok) grupo = marchSola(servida.grupo, { por: 'Ana', en: INICIO });
          const [espera] = pasesOf(vivas(grupo).filter(isEnEspera));
          if (!espera || auto) continue;
          const marchada = marchPase(grupo, espera.id, { por: 'Ana', en: INICIO });
          if (marchada.ok) grupo = marchada.grupo;
        }
        expect(vivas(grupo).every(({ marchada, pase: suyo }) => !suyo || marchada)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
