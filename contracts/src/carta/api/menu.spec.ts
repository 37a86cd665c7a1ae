import { textoIncluye } from './menu';

it.each([
  [[], null],
  [['pan'], 'Incluye pan'],
  [['pan', 'bebida', 'postre o café'], 'Incluye pan, bebida y postre o café'],
  [['pan', 'infusión'], 'Incluye pan e infusión'],
  [['pan', 'hielo'], 'Incluye pan y hielo'],
])('says that %j comes with a menu', (incluye, texto) => {
  expect(textoIncluye({ incluye })).toBe(texto);
});
