import { buildLinea } from '../../vivo/pruebas/fabrica';
import { lineasPlegadas } from './plegado';

const lineas = (cuantas: number) => Array.from({ length: cuantas }, () => buildLinea({}));

it('leaves a ticket as it is that a screen holds', () => {
  expect(lineasPlegadas(lineas(16))).toHaveLength(16);
  expect(lineasPlegadas(lineas(17))).toHaveLength(12);
});

it('shows also of the rest what nobody may miss', () => {
  const cancelada = { motivo: 'No hay', en: '2026-03-01T13:00:00.000Z', por: 'Ana' };
  const todas = [
    ...lineas(40),
    buildLinea({ notas: 'alergia al marisco' }),
    buildLinea({ cancelada }),
    buildLinea({ cancelada, enterado: { en: '2026-03-01T13:01:00.000Z', por: 'Ana' } }),
  ];
  expect(lineasPlegadas(todas)).toEqual([...todas.slice(0, 12), todas[40], todas[41]]);
});

it('shows of the rest a line of which units were cancelled, until its station knows of the last of them', () => {
  const enterado = { en: '2026-03-01T13:01:00.000Z', por: 'Cocina' };
  const retirada = { unidades: 1, motivo: 'No hay', en: '2026-03-01T13:00:00.000Z', por: 'Ana' };
  const sabida = { ...retirada, enterado };
  const todas = [
    ...lineas(40),
    buildLinea({ cantidad: 2, retiradas: [retirada] }),
    buildLinea({ cantidad: 2, retiradas: [sabida] }),
    buildLinea({ cantidad: 1, retiradas: [sabida, retirada] }),
  ];
  expect(lineasPlegadas(todas)).toEqual([...todas.slice(0, 12), todas[40], todas[42]]);
});
