import type { EstadoLlamada } from '@carta/contracts';
import fc from 'fast-check';
import { formatHora } from '../../shared/lib/hora';
import {
  VIDA_ATENDIDA,
  addLlamada,
  applyLlamada,
  describeLlamada,
  llamadaOf,
  parseLlamadas,
  pruneLlamadas,
  replaceLlamadas,
} from './llamadas';
import type { LlamadaPropia } from './llamadas';
import { buildLlamada, buildRespuesta } from './pruebas/build-llamada';

const AHORA = 1_000_000;
const propia = (datos = {}): LlamadaPropia => addLlamada([], buildRespuesta(datos), AHORA)[0]!;

it('lets the higher rev win, in whatever order and however often events come', () => {
  const estados: EstadoLlamada[] = ['pendiente', 'en_camino', 'atendido'];
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (revs) => {
      const oidas = revs.reduce<readonly LlamadaPropia[]>(
        (todas, rev) => applyLlamada(todas, buildLlamada({ rev, estado: estados[rev % 3]! }), AHORA),
        [propia({ rev: 0 })],
      );

      const ultima = Math.max(...revs);
      expect(oidas).toMatchObject([{ llamada: { rev: ultima, estado: estados[ultima % 3] } }]);
      expect(oidas[0]?.atendidaEn === null).toBe(estados[ultima % 3] !== 'atendido');
    }),
  );
});

it('is one call, however often it is answered', () => {
  const llamadas = addLlamada([], buildRespuesta(), AHORA);

  expect(addLlamada(llamadas, buildRespuesta({ rev: 2, pago: 'tarjeta' }), AHORA)).toMatchObject([
    { llamada: { rev: 2, pago: 'tarjeta' } },
  ]);
});

it('says where it stands', () => {
  const pendiente = propia();

  expect(describeLlamada([], pendiente)).toBe(
    `Avisado a las ${formatHora([], AHORA)}: en cuanto puedan, vienen`,
  );
  expect(describeLlamada([], propia({ estado: 'en_camino', por: 'Ana' }))).toBe('Ana va para allá');
  expect(describeLlamada([], propia({ estado: 'en_camino' }))).toBe('Ya van para allá');
  expect(describeLlamada([], propia({ estado: 'atendido', por: 'Ana' }))).toBe('Atendido');
});

it('shows the open call before one that was attended', () => {
  const atendida = propia({ _id: 'vieja', estado: 'atendido' });

  expect(llamadaOf([atendida, propia()], 'camarero')?.llamada._id).toBe('llamada-1');
  expect(llamadaOf([atendida], 'camarero')?.llamada._id).toBe('vieja');
  expect(llamadaOf([atendida], 'cuenta')).toBeNull();
});

it('lets go of what was attended a while ago, and of what nobody ever closed', () => {
  const atendida = propia({ estado: 'atendido' });

  expect(pruneLlamadas([atendida], AHORA + VIDA_ATENDIDA - 1)).toEqual([atendida]);
  expect(pruneLlamadas([atendida], AHORA + VIDA_ATENDIDA)).toEqual([]);
  expect(pruneLlamadas([propia()], AHORA + 12 * 3_600_000)).toEqual([]);
});

it('lets go of what the server no longer knows, and keeps what it was not asked for', () => {
  const primera = propia({ _id: 'primera' });
  const segunda = propia({ _id: 'segunda' });
  const nueva = propia({ _id: 'nueva' });

  const quedan = replaceLlamadas(
    [nueva, segunda, primera],
    new Set(['primera', 'segunda']),
    [buildLlamada({ _id: 'segunda', rev: 2, estado: 'en_camino' })],
    AHORA,
  );

  expect(quedan.map(({ llamada: { _id, estado } }) => [_id, estado])).toEqual([
    ['nueva', 'pendiente'],
    ['segunda', 'en_camino'],
  ]);
});

it('reads an empty list from what it does not understand', () => {
  for (const texto of [
    null,
    '',
    '{}',
    '[1]',
    '[{"seguimiento":"x"}]',
    '[{"seguimiento":"x","llamada":{}}]',
  ]) {
    expect(parseLlamadas(texto)).toEqual([]);
  }
  expect(parseLlamadas(JSON.stringify([propia()]))).toEqual([propia()]);
});
