import type { GrupoMesa } from '../mesa/grupo';
import { hechosEntre } from './hechos';
import type { Movimiento } from '../mesa/movimiento';
import { closeGrupo } from '../dinero/movimientos-cobro';
import { acknowledgeLinea, cancelLinea } from '../pases/movimientos-sala';
import { acknowledgeMudanza, moveMesa } from '../mudar/mudanza';
import { buildMesa, done } from '../pruebas/mesa';

const AHORA = new Date('2026-05-02T21:15:00Z');
const ANA = { por: 'Ana', en: AHORA };
const LUIS = { por: 'Luis', en: AHORA };

const hechosDe = (grupo: GrupoMesa, movimiento: Movimiento) => hechosEntre(grupo, done(movimiento));
const moveTo = (grupo: GrupoMesa, a: number) => moveMesa(grupo, { de: grupo.mesa, a, rev: grupo.rev }, ANA);

it('says that a station knows of a cancellation', () => {
  const cancelada = done(cancelLinea(buildMesa([['listo', 'listo']]), 'p0', '0', { ...ANA, motivo: 'x' }));

  expect(hechosDe(cancelada, acknowledgeLinea(cancelada, 'p0', '0', LUIS))).toEqual([
    { es: 'linea.enterada', ticketId: 'p0', lineaId: 'p0l0' },
  ]);
});

it('says that a station knows where its mesa is, and not when the mesa only comes back', () => {
  const mesa = buildMesa([['listo']]);
  const movida = done(moveTo(mesa, mesa.mesa + 1));

  expect(hechosDe(movida, acknowledgeMudanza(movida, 'p0', movida.mesa))).toEqual([
    { es: 'mudanza.enterada', ticketId: 'p0' },
  ]);
  expect(hechosDe(movida, moveTo(movida, mesa.mesa))).toEqual([
    { es: 'mesa.movida', de: movida.mesa, a: mesa.mesa, juntas: [] },
  ]);
});

it('tells a mesa that was closed from one that was paid, with why', () => {
  const mesa = { ...buildMesa([['listo']]), actualizadoEn: new Date(0) };

  expect(hechosDe(mesa, closeGrupo(mesa, 'se fueron', AHORA))).toEqual([
    { es: 'mesa.cerrada', motivo: 'se fueron' },
  ]);
});
