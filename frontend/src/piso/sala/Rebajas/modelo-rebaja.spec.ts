import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { SIN_ELEGIR, rebajablesOf, importeDePedido, pedidoDe } from './modelo-rebaja';
import type { EleccionRebaja } from './modelo-rebaja';

const canas = buildLinea({ nombre: 'Caña', cantidad: 3, precio: 2.2, rebaja: 0.1 });
const pulpo = buildLinea({ nombre: 'Pulpo', precio: 18.5 });
const rebajables = rebajablesOf(buildGrupo({ pedidos: [buildTicket({ lineas: [canas, pulpo] })] }));

const sumaDe = (tipo: 'invitar' | 'descuento' | 'devolver', eleccion: Partial<EleccionRebaja>) => {
  const pedido = pedidoDe(tipo, { ...SIN_ELEGIR, ...eleccion }, rebajables);
  return pedido && importeDePedido(pedido, rebajables);
};

it('knows before the tap what an adjustment takes off', () => {
  expect(sumaDe('invitar', { unidades: new Map([[pulpo._id, 1]]) })).toBe(1_850);
  // three cost 6,50 € together: the last two bear 2,17 € and 2,16 €
  expect(sumaDe('devolver', { unidades: new Map([[canas._id, 2]]) })).toBe(433);
  expect(sumaDe('descuento', { cuanto: '10' })).toBe(250);
  expect(sumaDe('descuento', { cuanto: '10', linea: pulpo._id })).toBe(185);
  expect(sumaDe('descuento', { cuanto: '3,50', en: '€' })).toBe(350);
  expect(sumaDe('descuento', { cuanto: '' })).toBeNull();
});
