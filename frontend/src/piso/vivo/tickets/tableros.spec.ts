import { ESTADOS_GRUPO } from '@carta/contracts';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { PRIMEROS, SEGUNDOS, buildMesa, espera, marcha } from '../pruebas/lineas-en-pases';
import { ACCIONES_GRUPO, accionesDe, countOcupados, gruposOf } from './tableros';

const mesas = (grupos: ReturnType<typeof buildGrupo>[]) => grupos.map(({ mesa }) => mesa.numero);

describe('the three boards', () => {
  const activo = buildGrupo({ mesa: 1 });
  const entregado = buildGrupo({ mesa: 2, pedidos: [buildTicket({ lineas: ['entregado'] })] });
  const pagado = buildGrupo({
    mesa: 3,
    pedidos: [buildTicket({ lineas: ['entregado'] })],
    pagadoEn: '2026-03-01T14:00:00.000Z',
  });

  it('share the grupos out, each to one', () => {
    const todos = [activo, entregado, pagado];

    expect(mesas(gruposOf(todos, 'activos'))).toEqual([1]);
    expect(mesas(gruposOf(todos, 'entregados'))).toEqual([2]);
    expect(mesas(gruposOf(todos, 'pagados'))).toEqual([3]);
  });

  it('show a vacía mesa, which counts as none that waits', () => {
    const vacia = { ...activo, grupoMesa: 'v', estadoGrupo: 'vacia' as const };

    expect(gruposOf([activo, vacia], 'activos')).toHaveLength(2);
    expect(countOcupados([activo, vacia, entregado, pagado])).toEqual({ activos: 1, entregados: 1 });
  });

  it('put first the table that has waited longest for something not yet served', () => {
    const a = buildTicket({ createdAt: '2026-03-01T13:00:00.000Z', lineas: ['entregado'] });
    const b = buildTicket({ createdAt: '2026-03-01T13:20:00.000Z', numero: 2 });
    const conSegundaRonda = buildGrupo({ mesa: 1, pedidos: [a, b] });
    const conUnaRonda = buildGrupo({
      mesa: 2,
      pedidos: [buildTicket({ createdAt: '2026-03-01T13:10:00.000Z' })],
    });

    expect(mesas(gruposOf([conSegundaRonda, conUnaRonda], 'activos'))).toEqual([2, 1]);
  });

  it('put the newest payment first', () => {
    const antes = { ...pagado, mesa: { numero: 8 }, grupoMesa: 'x', pagadoEn: '2026-03-01T13:00:00.000Z' };

    expect(mesas(gruposOf([antes, pagado], 'pagados'))).toEqual([3, 8]);
  });

  it('offer their buttons for every state', () => {
    const textos = ESTADOS_GRUPO.map((estado) => ACCIONES_GRUPO[estado].map(({ texto }) => texto));

    expect(textos).toEqual([
      ['Preparar', 'Listo'],
      ['Marcar como Listo'],
      ['Entregado'],
      ['Marcar como Pagado'],
      [],
    ]);
  });
});

describe('a mesa of which something waits its turn', () => {
  const comida = (estado: 'en_preparacion' | 'listo' | 'entregado') =>
    buildMesa([marcha(PRIMEROS, { estado }), espera(SEGUNDOS)]);

  it('stands behind all that asks for somebody while all that is left waits, as old as its first order', () => {
    const [vieja, otra] = [comida('entregado'), { ...comida('entregado'), mesa: { numero: 5 } }];
    const deAyer = { ...otra, primerPedido: '2026-03-01T12:00:00.000Z' };
    const nueva = buildGrupo({
      mesa: 9,
      pedidos: [buildTicket({ createdAt: '2026-03-01T13:10:00.000Z' })],
    });
    const enElPasaplatos = { ...comida('listo'), mesa: { numero: 7 } };
    expect(mesas(gruposOf([vieja, nueva, deAyer, enElPasaplatos], 'activos'))).toEqual([7, 9, 5, 4]);
  });

  it('asks for somebody, from its first order on, once its pase was forgotten', () => {
    const [vieja, nueva] = [
      comida('entregado'),
      buildGrupo({ mesa: 9, primerPedido: '2026-03-01T13:10:00.000Z' }),
    ];
    expect(mesas(gruposOf([nueva, vieja], 'activos', [vieja.grupoMesa]))).toEqual([4, 9]);
  });
});

describe('the buttons of a party', () => {
  const mesa = (numero: number, estado: 'pendiente' | 'en_preparacion' | 'listo') =>
    buildGrupo({ mesa: numero, pedidos: [buildTicket({ lineas: [estado] })] });
  const espera4 = buildMesa([marcha(PRIMEROS, { estado: 'entregado' }), espera(SEGUNDOS)]);
  const botones = (...grupos: ReturnType<typeof buildGrupo>[]) =>
    accionesDe(grupos).map(({ texto, grupos: suyos }) => `${texto}: ${mesas([...suyos]).join()}`);

  it('are those of its tabs, of each estado one, the nearest first, and what waits its turn last', () => {
    expect(botones(mesa(7, 'listo'), mesa(6, 'en_preparacion'), mesa(5, 'pendiente'), espera4)).toEqual([
      'Preparar: 5',
      'Marcar como Listo: 6,5',
      'Entregado: 7',
      'Marchar segundos: 4',
    ]);
    expect(botones(mesa(5, 'pendiente'))).toEqual(['Preparar: 5', 'Listo: 5']);
    expect(botones(espera4)).toEqual(['Marchar segundos: 4']);
  });
});
