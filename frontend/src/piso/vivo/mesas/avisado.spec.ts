import type { Grupo } from '@carta/contracts';
import { avisadoDe } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { avisosOf } from './avisado';

const toldAt = (de: string | number, ...tabs: Grupo[]) => avisadoDe(avisosOf(tabs).get(de) ?? []);
const tab = (mesa: number, cambios: Parameters<typeof buildTicket>[0], grupo: object = {}) =>
  buildGrupo({ mesa, pedidos: [buildTicket(cambios)], ...grupo });
const NADA = { evita: [], notas: [] };

it('is told at a mesa and to each of its tickets, from the view that the staff have', () => {
  const segunda = buildTicket({ numero: 2 });
  const mesa = buildGrupo({
    pedidos: [
      buildTicket({ evita: ['gluten'], lineas: [buildLinea({ notas: 'alergia al kiwi' })] }),
      segunda,
    ],
  });

  const todo = { evita: ['gluten'], notas: ['alergia al kiwi'] };
  expect([toldAt(4, mesa), toldAt(segunda._id, mesa)]).toEqual([todo, todo]);
});

it('is of a party while it is joined, at every mesa of it, and then of each mesa again', () => {
  const cuatro = tab(4, { evita: ['gluten'] });
  const cinco = tab(5, { notas: 'Soy alérgico al huevo' });
  const [ticket] = cinco.pedidos;
  const todo = { evita: ['gluten', 'huevos'], notas: ['Soy alérgico al huevo'] };

  const juntas = { ...cuatro, mesasJuntas: [4, 5, 6] };
  for (const de of [4, 5, 6, ticket?._id ?? '']) expect(toldAt(de, juntas, cinco)).toEqual(todo);

  expect(toldAt(4, cuatro, cinco)).toEqual({ evita: ['gluten'], notas: [] });
  expect(toldAt(5, cuatro, cinco)).toEqual({ evita: ['huevos'], notas: ['Soy alérgico al huevo'] });
  expect(toldAt(6, cuatro, cinco)).toEqual(NADA);
});

it('is nothing once the mesa is paid, nor of those who sat there before it was vacía', () => {
  const pagada = tab(
    4,
    { evita: ['gluten'] },
    { estadoGrupo: 'pagado', pagadoEn: '2026-03-01T14:00:00.000Z' },
  );
  expect(toldAt(4, pagada)).toEqual(NADA);

  const cancelada = { motivo: 'se van', por: 'Ana', en: '2026-03-01T13:10:00.000Z' };
  const vacia = buildGrupo({
    pedidos: [
      buildTicket({ evita: ['gluten'], lineas: [buildLinea({ cancelada })] }),
      buildTicket({ createdAt: '2026-03-01T13:20:00.000Z' }),
    ],
  });
  expect(toldAt(4, vacia)).toEqual(NADA);
});
