import { buildCobro, buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { cuentasPorMovil, lineasDeCuenta } from './cuenta-mesa';
import { porCobrarDe, toCuerpo } from './eleccion-cobro';
import type { EleccionCobro } from './eleccion-cobro';

const canas = buildLinea({ nombre: 'Caña', cantidad: 3, precio: 2.2 });
const pulpo = buildLinea({ nombre: 'Pulpo', precio: 18 });
const pan = buildLinea({ nombre: 'Pan', precio: 1.5 });
const at = (minuto: number) => `2026-03-01T13:0${minuto}:00.000Z`;

/** Two phones and a waiter have ordered for 26,10 €. */
const mesa = (cambios: Parameters<typeof buildGrupo>[0] = {}) =>
  buildGrupo({
    totalGrupo: 26.1,
    pendiente: 26.1,
    pedidos: [
      buildTicket({ createdAt: at(1), movil: 'a', lineas: [canas] }),
      buildTicket({ createdAt: at(2), movil: 'b', lineas: [pulpo] }),
      buildTicket({ createdAt: at(3), lineas: [pan] }),
    ],
    ...cambios,
  });
const cobrada = (unidades: number, importe: number) =>
  mesa({
    pendiente: 26.1 - importe,
    cobros: [buildCobro({ importe, lineas: [{ linea: canas._id, unidades }] })],
  });
const choose = (eleccion: Partial<EleccionCobro>): EleccionCobro => ({
  modo: 'platos',
  personas: 2,
  unidades: new Map(),
  movil: null,
  texto: '',
  ...eleccion,
});
const ask = (grupo: ReturnType<typeof mesa>, eleccion: Partial<EleccionCobro>) =>
  porCobrarDe([grupo], choose(eleccion));

it('charges one of three cañas', () => {
  expect(ask(mesa(), { unidades: new Map([[canas._id, 1]]) })).toEqual({
    importe: 220,
    lineas: [{ linea: canas._id, unidades: 1 }],
  });
});

it('charges no unit that somebody has charged meanwhile', () => {
  const unidades = new Map([[canas._id, 3]]);
  expect(ask(cobrada(2, 4.4), { unidades })).toEqual({
    importe: 220,
    lineas: [{ linea: canas._id, unidades: 1 }],
  });
  expect(ask(cobrada(3, 6.6), { unidades })).toBeNull();
});

it('charges dishes as an amount where part of them has been paid otherwise', () => {
  const grupo = mesa({ pendiente: 5, cobros: [buildCobro({ importe: 21.1 })] });
  expect(ask(grupo, { unidades: new Map([[pulpo._id, 1]]) })).toEqual({ importe: 500 });
});

it('charges what one phone ordered, of what is left', () => {
  expect(ask(cobrada(2, 4.4), { modo: 'moviles', movil: 'a' })).toEqual({
    importe: 220,
    lineas: [{ linea: canas._id, unidades: 1 }],
  });
  expect(ask(mesa(), { modo: 'moviles', movil: '' })?.importe).toBe(150);
  expect(ask(mesa(), { modo: 'moviles' })).toBeNull();
});

it('names the phones by who ordered first, also at several mesas, and keeps those that were paid for', () => {
  const siete = buildGrupo({
    mesa: 7,
    pedidos: [buildTicket({ createdAt: at(4), movil: 'c', lineas: [buildLinea({ precio: 3 })] })],
  });
  expect(
    cuentasPorMovil([siete, cobrada(3, 6.6)]).map(({ nombre, id, importe }) => [nombre, id, importe]),
  ).toEqual([
    ['Móvil 1', 'a', 0],
    ['Móvil 2', 'b', 1800],
    ['Móvil 3', 'c', 300],
    ['Sin móvil', '', 150],
  ]);
});

it('leaves out what was cancelled', () => {
  const cancelada = { motivo: 'Se ha acabado', en: at(5), por: 'Ana' };
  const grupo = buildGrupo({ pedidos: [buildTicket({ lineas: [buildLinea({ cancelada })] })] });
  expect(cuentasPorMovil([grupo])).toEqual([]);
});

it('charges no amount that is more than is left', () => {
  expect(ask(mesa(), { modo: 'importe', texto: '26,11' })).toBeNull();
  expect(ask(mesa(), { modo: 'importe', texto: '26,10' })).toEqual({ importe: 2610 });
});

it('sends an amount in euros, or the units', () => {
  expect(toCuerpo({ importe: ask(mesa(), { modo: 'iguales' })!.importe })).toEqual({ importe: 13.05 });
  const lineas = [{ linea: 'a', unidades: 1 }];
  expect(toCuerpo({ importe: ask(mesa(), { modo: 'iguales' })!.importe, lineas })).toEqual({ lineas });
});

describe('a menú with a supplement', () => {
  const menu = buildLinea({ nombre: 'Menú del día', precio: 14.5, esMenu: true });
  const entrecot = buildLinea({ nombre: 'Entrecot', precio: 3, deMenu: menu._id, paseMenu: 'Segundo' });
  const vino = buildLinea({ nombre: 'Vino', precio: 1, deMenu: menu._id, paseMenu: 'Bebida' });
  const conMenu = buildGrupo({
    totalGrupo: 18.5,
    pendiente: 18.5,
    pedidos: [
      buildTicket({ movil: 'a', lineas: [menu, entrecot] }),
      buildTicket({ movil: 'a', tipoPedido: 'bebida', lineas: [vino] }),
    ],
  });
  const entero = {
    importe: 1850,
    lineas: [menu, entrecot, vino].map(({ _id }) => ({ linea: _id, unidades: 1 })),
  };

  it('is one line of the bill, and is charged with all its supplements', () => {
    expect(lineasDeCuenta([conMenu]).map(({ linea }) => linea.nombre)).toEqual(['Menú del día']);
    expect(ask(conMenu, { unidades: new Map([[menu._id, 1]]) })).toEqual(entero);
    expect(ask(conMenu, { modo: 'moviles', movil: 'a' })).toEqual(entero);
  });
});
