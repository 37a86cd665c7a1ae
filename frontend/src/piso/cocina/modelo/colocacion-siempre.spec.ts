import fc from 'fast-check';
import { MuroDePrueba, buildDeMinuto } from '../pruebas/muro-de-prueba';
import { SEPARACION_PX, finOf, trozosOf } from './cajas';
import { REPOSO_MS } from '../../vivo/tablero/quietud';
import { idOf, isFantasma, isGuardado } from './colocacion';
import { compareTickets } from './tickets-cocina';
import type { TicketConGrupo } from './tickets-cocina';

type Paso =
  | { tipo: 'llega'; minuto: number }
  | { tipo: 'marcha' | 'vuelve' | 'crece'; numero: number; alto: number }
  | { tipo: 'pasa'; ms: number }
  | { tipo: 'dedo'; abajo: boolean };

const pasos = fc.array(
  fc.oneof<fc.Arbitrary<Paso>[]>(
    fc.record({ tipo: fc.constant('llega' as const), minuto: fc.nat(59) }),
    fc.record({
      tipo: fc.constantFrom('marcha' as const, 'vuelve' as const, 'crece' as const),
      numero: fc.nat(40),
      alto: fc.integer({ min: 20, max: 300 }).map((filas) => filas * 4),
    }),
    fc.record({ tipo: fc.constant('pasa' as const), ms: fc.integer({ min: 0, max: 3_000 }) }),
    fc.record({ tipo: fc.constant('dedo' as const), abajo: fc.boolean() }),
  ),
  { maxLength: 25 },
);

/** `idos` may come back. */
function play(muro: MuroDePrueba, paso: Paso, idos: TicketConGrupo[]): void {
  if (paso.tipo === 'pasa') return muro.wait(paso.ms);
  if (paso.tipo === 'dedo') return void (muro.dedo = paso.abajo);
  if (paso.tipo === 'llega') return muro.show([...muro.abiertos, buildDeMinuto(paso.minuto)]);
  const indice = paso.numero % Math.max(1, muro.abiertos.length);
  if (paso.tipo === 'crece') return muro.grow(indice, paso.alto);
  const ticket =
    paso.tipo === 'marcha' ? muro.bump(indice) : idos.splice(paso.numero % (idos.length + 1), 1)[0];
  if (!ticket) return;
  if (paso.tipo === 'marcha') idos.push(ticket);
  else muro.show([...muro.abiertos, ticket]);
}

describe('whatever happens on the wall', () => {
  const eachStep = (check: (muro: MuroDePrueba, antes: MuroDePrueba, paso: Paso) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), pasos, (cuantos, lista) => {
        const muro = MuroDePrueba.of(cuantos);
        const idos: TicketConGrupo[] = [];
        for (const paso of lista) {
          const antes = Object.assign(Object.create(MuroDePrueba.prototype) as MuroDePrueba, muro);
          play(muro, paso, idos);
          check(muro, antes, paso);
        }
      }),
    );

  it('shows every open ticket once, under a number that no other place has', () => {
    eachStep(({ colocacion: { lugares }, abiertos }) => {
      const vivos = lugares.filter((lugar) => !isFantasma(lugar));
      expect(new Set(vivos.map(idOf))).toEqual(new Set(abiertos.map(idOf)));
      expect(vivos.every(({ caja }) => caja !== null)).toBe(true);
      expect(new Set(lugares.map(({ numero }) => numero)).size).toBe(lugares.length);
    });
  });

  it('keeps a ticket’s number while it is there, and its column until a reflow', () => {
    eachStep((muro, antes) => {
      for (const { ticket, grupo, numero, caja } of antes.colocacion.lugares) {
        const ahora = muro.lugarOf({ ticket, grupo });
        if (muro.reflujos === antes.reflujos) {
          expect(ahora).toMatchObject({ numero, caja: { columna: caja?.columna, pagina: caja?.pagina } });
        }
        if (ahora) expect(ahora.numero).toBe(numero);
      }
    });
  });

  it('moves nothing but by a reflow or by what grows above it', () => {
    eachStep((muro, antes, paso) => {
      if (muro.reflujos > antes.reflujos || paso.tipo === 'crece') return;
      const sitios = muro.sitios();
      for (const [id, sitio] of antes.sitios()) expect(sitios.get(id)).toBe(sitio);
    });
  });

  it('guards whatever has moved', () => {
    eachStep((muro, antes) => {
      const sitios = antes.sitios();
      for (const lugar of muro.colocacion.lugares) {
        const sitio = sitios.get(idOf(lugar));
        const movido = sitio !== undefined && sitio !== muro.sitios().get(idOf(lugar));
        if (movido) expect(isGuardado(lugar, muro.ahora)).toBe(true);
      }
    });
  });

  it('hangs everything in its order at a reflow, none on another, the ghosts of now among them', () => {
    eachStep((muro, antes) => {
      const { lugares } = muro.colocacion;
      if (muro.reflujos > antes.reflujos) {
        expect(muro.dedo).toBe(false);
        expect(lugares.map(idOf)).toEqual([...lugares].sort(compareTickets).map(idOf));
        expect(lugares.every(({ ido }) => ido === null || muro.ahora - ido < REPOSO_MS)).toBe(true);
      }
      for (const columna of [0, 1, 2]) {
        const trozos = lugares.flatMap(({ caja }) => (caja ? trozosOf(caja) : []));
        const enColumna = trozos.filter((trozo) => trozo.columna === columna);
        enColumna.slice(1).forEach((caja, i) => {
          expect(caja.arriba).toBeGreaterThanOrEqual(finOf(enColumna[i]!) + SEPARACION_PX);
        });
      }
    });
  });
});
