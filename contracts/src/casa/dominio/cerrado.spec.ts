import { cerradoEn } from './cerrado';
import type { Servido } from './cerrado';
import type { Horario } from './horario';

const TODOS = [1, 2, 3, 4, 5, 6, 7];
const HORARIO: Horario = {
  cocina: [{ dias: TODOS, desde: '13:00', hasta: '16:00' }],
  cerrados: [],
};
const CROQUETAS: Servido = { tipo: 'comida' };
const TOSTADA: Servido = {
  tipo: 'comida',
  servida: { nombre: 'Desayunos', horas: [{ dias: TODOS, desde: '08:00', hasta: '14:00' }] },
};

/** This is a Monday, in winter. */
const at = (hora: string): Date => new Date(`2026-11-23T${hora}+01:00`);
const hora = (instante: Date | null | undefined): string | null =>
  instante?.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).slice(5, 16) ?? null;
const cerrado = (plato: Servido, cuando: string, horario: Horario | undefined = HORARIO) => {
  const estado = cerradoEn({ horario }, plato, at(cuando));
  return estado && [estado.motivo, hora(estado.abre), hora(estado.gracia)];
};

it('is ordered while its station is open, and by who had begun for ten minutes more', () => {
  expect(cerrado(CROQUETAS, '12:59:59.999')).toEqual(['La cocina abre a las 13:00', '11-23 13:00', null]);
  expect(cerrado(CROQUETAS, '13:00')).toBeNull();
  expect(cerrado(CROQUETAS, '16:00')).toEqual([
    'La cocina abre mañana a las 13:00',
    '11-24 13:00',
    '11-23 16:10',
  ]);
  expect(cerrado(CROQUETAS, '16:09:59.999')?.[2]).toBe('11-23 16:10');
  expect(cerrado(CROQUETAS, '16:10')?.[2]).toBeNull();
});

it('says of a categoría its hours, and when it can be had again: with its station open too', () => {
  expect(cerrado(TOSTADA, '13:30')).toBeNull();
  expect(cerrado(TOSTADA, '09:00')).toEqual(['La cocina abre a las 13:00', '11-23 13:00', null]);
  expect(cerrado(TOSTADA, '14:05')).toEqual(['Desayunos: de 8:00 a 14:00', '11-24 13:00', '11-23 14:10']);
  expect(cerrado(TOSTADA, '20:00')).toEqual(['Desayunos: de 8:00 a 14:00', '11-24 13:00', null]);
});

it('is always ordered where nobody has said any hours, and what the bar makes by its own', () => {
  expect(cerradoEn({}, CROQUETAS, at('03:00'))).toBeNull();
  expect(cerrado({ tipo: 'bebida' }, '03:00')).toBeNull();
  expect(cerrado({ tipo: 'bebida' }, '03:00', { ...HORARIO, barra: [] })).toEqual([
    'La barra está cerrada',
    null,
    null,
  ]);
});
