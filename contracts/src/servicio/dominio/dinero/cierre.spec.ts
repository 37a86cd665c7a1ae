import { isAbandonado } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { moveGrupo } from '../pases/movimientos';
import { closeGrupo, reopenGrupo } from './movimientos-cobro';
import { DIA_LARGO, buildMesa, done } from '../pruebas/mesa';

const AHORA = new Date('2026-05-02T23:00:00Z');
const hace = (minutos: number): Date => new Date(AHORA.getTime() - minutos * 60_000);

const buildQuieta = (cambios: Partial<GrupoMesa> = {}): GrupoMesa =>
  buildMesa([['pendiente']], { actualizadoEn: hace(360), ...cambios });

it('takes an unpaid mesa for abandoned six hours after its last change, not a minute before', () => {
  expect(isAbandonado(buildQuieta(), AHORA)).toBe(true);
  expect(isAbandonado(buildQuieta({ actualizadoEn: hace(359) }), AHORA)).toBe(false);
  expect(isAbandonado(buildQuieta({ pagado: true }), AHORA)).toBe(false);
});

it('closes an abandoned mesa with its reason, and opens it again without', () => {
  const cerrada = done(closeGrupo(buildQuieta(), 'se fueron', AHORA));
  expect(cerrada).toMatchObject({ rev: 11, pagado: true, pagadoEn: AHORA, motivoCierre: 'se fueron' });

  const abierta = done(reopenGrupo(cerrada, 11, DIA_LARGO));

  expect(abierta).toEqual({ ...buildQuieta(), rev: 12, revReapertura: 12, reaperturas: 1 });
});

it('asked again leaves it closed as it was, and takes no payment for it', () => {
  const cerrada = buildQuieta({ pagado: true, pagadoEn: AHORA, motivoCierre: 'se fueron' });

  expect(closeGrupo(cerrada, 'otra vez', AHORA)).toEqual({ ok: true, grupo: cerrada });
  expect(moveGrupo(cerrada, 'pagado', AHORA)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
});

it('refuses to close a mesa in use, or one already closed', () => {
  expect(closeGrupo(buildQuieta({ actualizadoEn: hace(5) }), 'x', AHORA)).toEqual({
    ok: false,
    motivo: 'EN_USO',
  });
  expect(closeGrupo(buildQuieta({ pagado: true }), 'x', AHORA)).toEqual({
    ok: false,
    motivo: 'ESTADO_CAMBIADO',
  });
});
