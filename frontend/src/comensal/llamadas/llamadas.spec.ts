import type { EstadoAviso } from '@carta/contracts';
import fc from 'fast-check';
import { formatHora } from '../../shared/lib/hora';
import {
  VIDA_ATENDIDA,
  addLlamada,
  applyAviso,
  describeLlamada,
  llamadaOf,
  parseLlamadas,
  pruneLlamadas,
  replaceLlamadas,
} from './llamadas';
import type { Llamada } from './llamadas';
import { buildAviso, buildRespuesta } from './pruebas/avisos';

const AHORA = 1_000_000;
const llamada = (datos = {}): Llamada => addLlamada([], buildRespuesta(datos), AHORA)[0]!;

it('lets the higher rev win, in whatever order and however often events come', () => {
  const estados: EstadoAviso[] = ['pendiente', 'en_camino', 'atendido'];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (revs) => {
      const oidas = revs.reduce<readonly Llamada[]>(
        (todas, rev) => applyAviso(todas, buildAviso({ rev, estado: estados[rev % 3]! }), AHORA),
        [llamada({ rev: 0 })],
      );

      const ultima = Math.max(...revs);
      expect(oidas).toMatchObject([{ aviso: { rev: ultima, estado: estados[ultima % 3] } }]);
      expect(oidas[0]?.atendidaEn === null).toBe(estados[ultima % 3] !== 'atendido');
    }),
  );
});

it('is one call, however often it is answered', () => {
  const una = addLlamada([], buildRespuesta(), AHORA);

  expect(addLlamada(una, buildRespuesta({ rev: 2, pago: 'tarjeta' }), AHORA)).toMatchObject([
    { aviso: { rev: 2, pago: 'tarjeta' } },
  ]);
});

it('says where it stands', () => {
  const pendiente = llamada();

  expect(describeLlamada(pendiente)).toBe(`Avisado a las ${formatHora(AHORA)}: en cuanto puedan, vienen`);
  expect(describeLlamada(llamada({ estado: 'en_camino', por: 'Ana' }))).toBe('Ana va para allá');
  expect(describeLlamada(llamada({ estado: 'en_camino' }))).toBe('Ya van para allá');
  expect(describeLlamada(llamada({ estado: 'atendido', por: 'Ana' }))).toBe('Atendido');
});

it('shows the open call before one that was attended', () => {
  const atendida = llamada({ _id: 'vieja', estado: 'atendido' });

  expect(llamadaOf([atendida, llamada()], 'camarero')?.aviso._id).toBe('aviso-1');
  expect(llamadaOf([atendida], 'camarero')?.aviso._id).toBe('vieja');
  expect(llamadaOf([atendida], 'cuenta')).toBeNull();
});

it('lets go of what was attended a while ago, and of what nobody ever closed', () => {
  const atendida = llamada({ estado: 'atendido' });

  expect(pruneLlamadas([atendida], AHORA + VIDA_ATENDIDA - 1)).toEqual([atendida]);
  expect(pruneLlamadas([atendida], AHORA + VIDA_ATENDIDA)).toEqual([]);
  expect(pruneLlamadas([llamada()], AHORA + 12 * 3_600_000)).toEqual([]);
});

it('lets go of what the server no longer knows, and keeps what it was not asked for', () => {
  const una = llamada({ _id: 'una' });
  const otra = llamada({ _id: 'otra' });
  const nueva = llamada({ _id: 'nueva' });

  const quedan = replaceLlamadas(
    [nueva, otra, una],
    new Set(['una', 'otra']),
    [buildAviso({ _id: 'otra', rev: 2, estado: 'en_camino' })],
    AHORA,
  );

  expect(quedan.map(({ aviso: { _id, estado } }) => [_id, estado])).toEqual([
    ['nueva', 'pendiente'],
    ['otra', 'en_camino'],
  ]);
});

it('reads an empty list from what it does not understand', () => {
  for (const texto of [null, '', '{}', '[1]', '[{"seguimiento":"x"}]', '[{"seguimiento":"x","aviso":{}}]']) {
    expect(parseLlamadas(texto)).toEqual([]);
  }
  expect(parseLlamadas(JSON.stringify([llamada()]))).toEqual([llamada()]);
});
