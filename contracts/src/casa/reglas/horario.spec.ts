import * as reglas from './horario';

const on = (dias: unknown, desde: unknown, hasta: unknown): object => ({ dias, desde, hasta });

it.each([
  [null, null],
  [[], null],
  [[on([1, 2], '13:00', '16:00'), on([1], '20:00', '02:00')], null],
  [[on([1], '20:00', '00:00'), on([1], '00:00', '03:00')], null],
  ['siempre', 'El horario no es válido'],
  [['13:00-14:00'], 'El horario no es válido'],
  [[on([1], '1:00', '16:00')], 'Las horas se escriben como 13:00'],
  [[on([1], '13:00', '24:00')], 'Las horas se escriben como 13:00'],
  [[on([1], '13:00', 16)], 'Las horas se escriben como 13:00'],
  [[on([], '13:00', '16:00')], 'Elige al menos un día'],
  [[on([0], '13:00', '16:00')], 'El horario no es válido'],
  [[on([1, 1], '13:00', '16:00')], 'El horario no es válido'],
  [[on('lunes', '13:00', '16:00')], 'El horario no es válido'],
  [[{ dias: [1], desde: '13:00' }], 'El horario no es válido'],
  [[{ ...on([1], '13:00', '14:00'), admin: true }], 'El horario no es válido'],
  [
    [on([1, 3], '20:00', '23:00'), on([2, 3], '13:00', '20:01')],
    'Las horas de un día no pueden cruzarse: miércoles',
  ],
  [[on([7], '20:00', '03:00'), on([7], '01:00', '04:00')], 'Las horas de un día no pueden cruzarse: domingo'],
  [
    ['08', '10', '12', '14'].map((hora) => on([1], `${hora}:00`, `${hora}:30`)),
    'Un día puede tener como máximo 3 tramos: lunes',
  ],
  [Array.from({ length: 22 }, () => on([1], '08:00', '09:00')), 'Puede haber como máximo 21 tramos'],
])('holds the hours of a station to what can be kept: %j', (horas, mensaje) => {
  expect(reglas.horasEstacion(horas)).toBe(mensaje);
});

it('lets a categoría have a few', () => {
  const tramos = [1, 2, 3, 4, 5].map((dia) => on([dia], '08:00', '12:00'));
  expect(reglas.horasCategoria(tramos.slice(1))).toBeNull();
  expect(reglas.horasCategoria(tramos)).toBe('Puede haber como máximo 4 tramos');
});

it.each([
  [[], null],
  [['2026-12-25', '2027-01-01'], null],
  [['2026-12-25', '2026-12-25'], 'Ese día ya está en la lista'],
  [['2026-02-30'], 'La fecha no es válida (AAAA-MM-DD)'],
  [Array.from({ length: 61 }, () => '2026-12-25'), 'Puede haber como máximo 60 días cerrados'],
  ['2026-12-25', 'El horario no es válido'],
])('holds the closed days to days: %j', (dias, mensaje) => {
  expect(reglas.cerrados(dias)).toBe(mensaje);
});
