import type { MesaEnVivo, Ticket } from '@carta/contracts';
import { cuentaDe } from './cuenta';
import { CANCELADA, buildLinea, buildRespuesta, buildTicket } from './pruebas/build-seguido';
import { rondaOf } from './rondas';
import type { Ronda } from './rondas';

const rondaDe = (...tickets: Ticket[]): Ronda => rondaOf('clave', 4, buildRespuesta(...tickets), 0);
const mesaDe = (pedidos: Ticket[], cambios: Partial<MesaEnVivo> = {}): MesaEnVivo => ({
  grupoMesa: 'grupo',
  rev: 1,
  pagado: false,
  pedidos,
  ...cambios,
});
const propio = buildTicket({ _id: 'a', linea: { cantidad: 2, precio: 3 } });
const ajeno = buildTicket({ _id: 'b', movil: '2', linea: { precio: 5 } });
const delCamarero = buildTicket({ _id: 'c', linea: { precio: 1.5 } });

it('is told by phone, this one first, and comes to what the mesa costs less what is charged', () => {
  const cuenta = { cobrado: 6.5, lineas: [{ linea: 'a-linea', unidades: 1 }] };
  const vista = cuentaDe([rondaDe(propio)], [mesaDe([delCamarero, ajeno, propio], { cuenta })]);

  expect(vista).toMatchObject({ mesa: 4, total: 1_250, cobrado: 650, falta: 600 });
  expect(vista?.apartados.map(({ nombre, total }) => [nombre, total])).toEqual([
    ['Este móvil', 600],
    ['Móvil 2', 500],
    ['Lo apuntó el camarero', 150],
  ]);
  expect(vista?.apartados[0]?.lineas).toMatchObject([{ importe: 600, cobradas: 1 }]);
});

it('counts what is taken off a line, nothing that was cancelled, and a menu with its dishes on both tickets', () => {
  const menu = buildLinea({ _id: 'm', nombre: 'Menú', precio: 12, esMenu: true });
  const plato = buildLinea({ _id: 'p', nombre: 'Entrecot', precio: 3, deMenu: 'm', paseMenu: 'Segundo' });
  const comida = buildTicket({ _id: 'a', productos: [menu, plato] });
  const bebida = buildTicket({
    _id: 'd',
    tipoPedido: 'bebida',
    productos: [
      buildLinea({ _id: 'v', nombre: 'Vino', precio: 2, deMenu: 'm', paseMenu: 'Bebida' }),
      buildLinea({ _id: 'x', ...CANCELADA }),
      buildLinea({ _id: 'y', precio: 4, rebaja: 1 }),
    ],
  });

  const vista = cuentaDe([rondaDe(comida, bebida)], [mesaDe([])]);

  expect(vista).toMatchObject({ total: 2_000, cobrado: 0, falta: 2_000 });
  expect(vista?.apartados).toMatchObject([{ lineas: [{ importe: 1_700 }, { importe: 300 }] }]);
});

it('is an estimate while something of it is not weighed, of whoever ordered it and of the mesa', () => {
  const porPeso = { unidad: '100 g', precio: 6.5, gramosEstimados: 300 } as const;
  const pescado = (gramos?: number) =>
    buildTicket({ _id: 'e', movil: '2', linea: { precio: 19.5, porPeso, ...(gramos ? { gramos } : {}) } });
  const read = (ticket: Ticket) => {
    const vista = cuentaDe([rondaDe(propio)], [mesaDe([ticket])]);
    return [vista?.isEstimada, vista?.apartados.map(({ isEstimada }) => isEstimada)];
  };

  expect(read(pescado())).toEqual([true, [false, true]]);
  expect(read(pescado(300))).toEqual([false, [false, false]]);
});

it('is none where the owner shares nothing, once the mesa is paid, and of another tab', () => {
  expect(cuentaDe([rondaDe(propio)], [])).toBeNull();
  expect(cuentaDe([rondaDe(propio)], [mesaDe([], { pagado: true })])).toBeNull();
  expect(cuentaDe([{ ...rondaDe(propio), pagado: true }], [mesaDe([])])).toBeNull();
  expect(cuentaDe([rondaDe(propio)], [mesaDe([ajeno], { grupoMesa: 'otro' })])).toBeNull();
});
