import { buildGrupo, buildLlamada, buildTicket } from '../../vivo/pruebas/fabrica';
import { radarOf } from './radar';
import { asuntosOf, tarjetasOf } from './tarjetas';

const comida = buildTicket({ lineas: ['listo'], estado: 'listo' });
const bebida = buildTicket({ lineas: ['listo'], estado: 'listo', tipoPedido: 'bebida' });
const grupos = [
  buildGrupo({ mesa: 12, pedidos: [comida, bebida] }),
  buildGrupo({ mesa: 3, pedidos: [buildTicket({ lineas: ['listo'], estado: 'listo' })] }),
];
const llamadas = [buildLlamada({ mesa: 12 })];
const tarjetas = tarjetasOf(radarOf({ grupos, llamadas, ahora: 0 }));

it('is one card for each mesa, where the first thing of it stands', () => {
  expect(tarjetas.map(({ mesa, entradas }) => [mesa, entradas.map(({ tipo }) => tipo)])).toEqual([
    [12, ['camarero', 'listo', 'listo']],
    [3, ['listo']],
  ]);
});

it('takes with one tap what the same person brings, and each other thing by itself', () => {
  const [doce] = tarjetas;
  const asuntos = (van: (string | null)[]) =>
    doce && asuntosOf(doce, van).map(({ va, entradas }) => [va, entradas.length]);
  expect(asuntos([null, null, null])).toEqual([
    [null, 1],
    [null, 2],
  ]);
  expect(asuntos([null, 'Luis', null])).toEqual([
    [null, 1],
    ['Luis', 1],
    [null, 1],
  ]);
});
