import { CERO } from './dinero';
import { isAbandonado } from './grupo';
import type { GrupoMesa } from './grupo';
import { moveGrupo } from './movimientos';
import { closeGrupo, reopenGrupo } from './movimientos-cobro';

const AHORA = new Date('2026-05-02T23:00:00Z');
const hace = (minutos: number): Date => new Date(AHORA.getTime() - minutos * 60_000);

function buildGrupo(cambios: Partial<GrupoMesa> = {}): GrupoMesa {
  const linea = { id: 'l', productoId: 'p', nombre: 'Caña', cantidad: 1, precio: CERO } as const;
  return {
    id: 'g',
    restauranteId: 'r',
    mesa: 4,
    rev: 7,
    pagado: false,
    actualizadoEn: hace(360),
    pedidos: [
      {
        id: 'p0',
        clave: 'c',
        revAlta: 7,
        tipo: 'bebida',
        creadoEn: hace(360),
        lineas: [{ ...linea, estado: 'pendiente' }],
      },
    ],
    ...cambios,
  };
}

it('takes an unpaid mesa for abandoned six hours after its last change, not a minute before', () => {
  expect(isAbandonado(buildGrupo(), AHORA)).toBe(true);
  expect(isAbandonado(buildGrupo({ actualizadoEn: hace(359) }), AHORA)).toBe(false);
  expect(isAbandonado(buildGrupo({ pagado: true }), AHORA)).toBe(false);
});

it('closes an abandoned mesa with its reason, and opens it again without', () => {
  const cerrada = closeGrupo(buildGrupo(), 'se fueron', AHORA);
  expect(cerrada).toMatchObject({
    ok: true,
    grupo: { rev: 8, pagado: true, pagadoEn: AHORA, motivoCierre: 'se fueron' },
  });
  if (!cerrada.ok) return;

  const abierta = reopenGrupo(cerrada.grupo, 8);

  expect(abierta).toEqual({
    ok: true,
    grupo: { ...buildGrupo(), rev: 9, revReapertura: 9, reaperturas: 1 },
  });
});

it('asked again leaves it closed as it was, and takes no payment for it', () => {
  const cerrada = buildGrupo({ pagado: true, pagadoEn: AHORA, motivoCierre: 'se fueron' });

  expect(closeGrupo(cerrada, 'otra vez', AHORA)).toEqual({ ok: true, grupo: cerrada });
  expect(moveGrupo(cerrada, 'pagado', AHORA)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
});

it('refuses to close a mesa in use, or one already closed', () => {
  expect(closeGrupo(buildGrupo({ actualizadoEn: hace(5) }), 'x', AHORA)).toEqual({
    ok: false,
    motivo: 'EN_USO',
  });
  expect(closeGrupo(buildGrupo({ pagado: true }), 'x', AHORA)).toEqual({
    ok: false,
    motivo: 'ESTADO_CAMBIADO',
  });
});
