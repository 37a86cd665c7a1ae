import { canceladasPorVer, unidadesVivas, vivasOf } from './vivas';

interface Linea {
  id: string;
  cancelada?: unknown;
  enterado?: unknown;
  retiradas?: { enterado?: unknown }[];
}

const viva: Linea = { id: 'viva' };
const cancelada: Linea = { id: 'cancelada', cancelada: { motivo: 'Se ha caído' } };
const sabida: Linea = { ...cancelada, id: 'sabida', enterado: { por: 'Ana' } };
const menos: Linea = { id: 'menos', retiradas: [{ enterado: { por: 'Ana' } }, {}] };
const menosSabida: Linea = { id: 'menosSabida', retiradas: [{ enterado: { por: 'Ana' } }] };

it('leaves out what was cancelled', () => {
  expect(vivasOf([viva, cancelada, sabida, menos])).toEqual([viva, menos]);
  expect(unidadesVivas({ cantidad: 2 })).toBe(2);
  expect(unidadesVivas({ cantidad: 2, cancelada: {} })).toBe(0);
});

it('names what was cancelled until its station knows', () => {
  expect(canceladasPorVer([viva, cancelada, sabida, menos, menosSabida])).toEqual([cancelada, menos]);
});
