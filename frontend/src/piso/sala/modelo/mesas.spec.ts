import { buildLlamada, buildGrupo, buildTicket } from '../../vivo/pruebas/fabrica';
import { mesasOf } from './mesas';

const estados = (...datos: Parameters<typeof mesasOf>) =>
  mesasOf(...datos).map(({ numero, estado }) => `${numero} ${estado}`);
const mesa = (numero: number, ...lineas: Parameters<typeof buildTicket>[0][]) =>
  buildGrupo({ mesa: numero, pedidos: lineas.map(buildTicket) });

it('says of every mesa what it needs first', () => {
  const grupos = [
    mesa(2, { lineas: ['pendiente'] }, { lineas: ['listo'] }),
    mesa(3, { lineas: ['en_preparacion'] }, { lineas: ['entregado'] }),
    mesa(4, { lineas: ['entregado'] }),
    mesa(5, { lineas: ['listo'] }),
  ];

  const llamadas = [
    buildLlamada({ mesa: 5 }),
    buildLlamada({ mesa: 5, tipo: 'cuenta' }),
    buildLlamada({ mesa: 6, tipo: 'cuenta' }),
  ];
  expect(estados(6, grupos, llamadas)).toEqual([
    '1 libre',
    '2 listo',
    '3 pedido',
    '4 por_cobrar',
    '5 llama',
    '6 cuenta',
  ]);
});

it('says with whom a mesa sits, also one that has ordered nothing', () => {
  const lider = buildGrupo({ mesa: 2, mesasJuntas: [1, 2] });

  expect(mesasOf(3, [lider], []).map(({ juntas }) => juntas)).toEqual([[1, 2], [1, 2], undefined]);
});

it('takes a mesa for free once it is paid and its calls are attended', () => {
  const pagada = buildGrupo({ mesa: 1, pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(estados(1, [pagada], [buildLlamada({ mesa: 1, estado: 'atendido' })])).toEqual(['1 libre']);
});

it('goes on showing a mesa that no longer exists while something of it is open', () => {
  expect(estados(1, [mesa(9, { lineas: ['listo'] })], [buildLlamada({ mesa: 8 })])).toEqual([
    '1 libre',
    '8 llama',
    '9 listo',
  ]);
});
