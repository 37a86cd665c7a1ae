import { mesasDeSala, resumenMesas } from './mesas-escritas';

it.each([
  ['1-12, 20', 30, 'Son 13 mesas: 1–12, 20.'],
  ['7', 12, 'Es 1 mesa: 7.'],
  ['3,2,1', 12, 'Son 3 mesas: 1–3.'],
  ['1-12, 20', 12, 'Son 13 mesas: 1–12, 20. Una no existe todavía: tienes 12 mesas.'],
  ['5-9', 6, 'Son 5 mesas: 5–9. 3 no existen todavía: tienes 6 mesas.'],
  ['', 12, null],
  ['1-', 12, null],
])('«%s» of %s mesas: %s', (texto, numeroMesas, resumen) => {
  expect(resumenMesas(texto, numeroMesas)).toBe(resumen);
});

it('the Sala has the mesas of no zona, as far as there are any', () => {
  const zonas = [
    { _id: 'a', nombre: 'Terraza', mesas: '1-4' },
    { _id: 'b', nombre: 'Barra', mesas: '10-14' },
  ];
  expect(mesasDeSala(zonas, 12)).toBe(5);
  expect(mesasDeSala([], 12)).toBe(12);
});
