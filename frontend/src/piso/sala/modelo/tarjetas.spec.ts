import { buildGrupo, buildLlamada, buildTicket } from '../../vivo/pruebas/fabrica';
import { PRIMEROS, SEGUNDOS, espera, marcha } from '../../vivo/pruebas/lineas-en-pases';
import { radarOf } from './radar';
import { asuntosOf, porMesa, tarjetasOf } from './tarjetas';

const comida = buildTicket({ lineas: ['listo'], estado: 'listo' });
const bebida = buildTicket({ lineas: ['listo'], estado: 'listo', tipoPedido: 'bebida' });
const grupos = [
  buildGrupo({ mesa: 12, pedidos: [comida, bebida] }),
  buildGrupo({ mesa: 3, pedidos: [buildTicket({ lineas: ['listo'], estado: 'listo' })] }),
];
const llamadas = [buildLlamada({ mesa: 12 })];
const tarjetas = tarjetasOf(radarOf({ grupos, llamadas, ahora: 0 }));

it('is one card for each mesa, where the first thing of it stands', () => {
  expect(tarjetas.map(({ mesas, entradas }) => [mesas, entradas.map(({ tipo }) => tipo)])).toEqual([
    [[12], ['camarero', 'listo', 'listo']],
    [[3], ['listo']],
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

describe('a party', () => {
  const haComido = () =>
    buildTicket({ lineas: [marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)] });
  const listo = () => buildTicket({ lineas: ['listo'] });
  const [cuatro, cinco, seis] = [
    buildGrupo({ mesa: 4, mesasJuntas: [4, 5, 6], pedidos: [haComido()] }),
    buildGrupo({ mesa: 5, pedidos: [haComido(), listo()] }),
    buildGrupo({ mesa: 6, pedidos: [listo()] }),
  ];
  const juntas = tarjetasOf(
    radarOf({ grupos: [cuatro, cinco, seis], llamadas: [buildLlamada({ mesa: 6 })], ahora: Date.now() }),
  );

  it('is one card, with one tap for all its tickets, and one for the pases whose turn it is', () => {
    expect(juntas.map(({ mesas }) => mesas)).toEqual([[4, 5, 6]]);
    const [tarjeta] = juntas as [(typeof juntas)[number]];
    const deAsunto = asuntosOf(tarjeta, []).map(({ id, entradas }) => [
      entradas[0].tipo,
      id === 'marchar',
      entradas.map(({ mesa }) => mesa),
    ]);
    expect(deAsunto).toEqual([
      ['camarero', false, [6]],
      ['listo', false, [5, 6]],
      ['por_marchar', true, [4, 5]],
    ]);
    expect(
      porMesa(tarjeta.entradas).map((suyas) => suyas.map(({ mesa, tipo }) => `${mesa} ${tipo}`)),
    ).toEqual([['6 camarero', '6 listo'], ['5 listo', '5 por_marchar'], ['4 por_marchar']]);
  });
});
