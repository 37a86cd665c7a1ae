import { canceladasPorVer, vivasOf } from './vivas';

interface Linea {
  id: string;
  cancelada?: unknown;
  enterado?: unknown;
}

const viva: Linea = { id: 'viva' };
const cancelada: Linea = { id: 'cancelada', cancelada: { motivo: 'Se ha caído' } };
const sabida: Linea = { ...cancelada, id: 'sabida', enterado: { por: 'Ana' } };

it('leaves out what was cancelled', () => {
  expect(vivasOf([viva, cancelada, sabida])).toEqual([viva]);
});

it('names what was cancelled until its station knows', () => {
  expect(canceladasPorVer([viva, cancelada, sabida])).toEqual([cancelada]);
});
