import { textoCuando, textoEstacionCerrada } from './horario-textos';
import { textoCategoriaCerrada, textoHoras } from './horas-texto';

const TODOS = [1, 2, 3, 4, 5, 6, 7];
const horas = (tramo: string, dias = TODOS) => {
  const [desde = '', hasta = ''] = tramo.split('-');
  return { dias, desde, hasta };
};

it.each([
  [[horas('08:00-12:00')], 'de 8:00 a 12:00'],
  [[horas('05:00-12:00')], 'hasta las 12:00'],
  [[horas('20:00-05:00')], 'desde las 20:00'],
  [[horas('20:00-01:30')], 'de 20:00 a 1:30'],
  [[horas('05:00-05:00', [6, 7])], 'sábados y domingos, todo el día'],
  [[horas('13:00-16:00', [5, 1, 2, 3, 4])], 'de lunes a viernes, de 13:00 a 16:00'],
  [[horas('13:00-16:00', [1, 3, 5])], 'lunes, miércoles y viernes, de 13:00 a 16:00'],
  [[horas('13:00-16:00', [7])], 'domingos, de 13:00 a 16:00'],
  [[horas('08:00-12:00'), horas('17:00-20:00')], 'de 8:00 a 12:00 y de 17:00 a 20:00'],
  [
    [horas('08:00-12:00', [6]), horas('07:00-11:00', [1])],
    'sábados, de 8:00 a 12:00; lunes, de 7:00 a 11:00',
  ],
])('says the hours of a categoría: %j', (horas, esperado) => {
  expect(textoHoras(horas)).toBe(esperado);
  expect(textoCategoriaCerrada('Desayunos', horas)).toBe(`Desayunos: ${esperado}`);
});

it.each([
  ['2026-11-23T10:00+01:00', '2026-11-23T13:00+01:00', 'a las 13:00'],
  ['2026-11-23T23:00+01:00', '2026-11-24T01:00+01:00', 'a la 1:00'],
  ['2026-11-23T01:00+01:00', '2026-11-23T13:00+01:00', 'a las 13:00'],
  ['2026-11-23T23:00+01:00', '2026-11-24T08:30+01:00', 'mañana a las 8:30'],
  ['2026-11-23T23:00+01:00', '2026-11-27T13:00+01:00', 'el viernes a las 13:00'],
  ['2026-11-23T10:00+01:00', '2026-11-30T13:00+01:00', 'el 30 de noviembre a las 13:00'],
])('at %s says %s so: %s', (ahora, cuando, esperado) => {
  expect(textoCuando([], new Date(cuando), new Date(ahora))).toBe(esperado);
  const despues = (instante: string) => new Date(Date.parse(instante) + 3_600_000);
  const canarias = [{ desde: '1970-01-02', huso: 'Atlantic/Canary' }] as const;
  expect(textoCuando(canarias, despues(cuando), despues(ahora))).toBe(esperado);
});

it('tells hours by the clock that was chosen, before its first service day too', () => {
  const cambiado = [{ desde: '2026-11-24', huso: 'Atlantic/Canary' }] as const;
  expect(textoCuando(cambiado, new Date('2026-11-23T20:00Z'), new Date('2026-11-23T19:30Z'))).toBe(
    'a las 20:00',
  );
});

it('says which station opens, or that nobody knows when', () => {
  const ahora = new Date('2026-11-23T10:00+01:00');
  expect(textoEstacionCerrada([], 'cocina', new Date('2026-11-23T13:00+01:00'), ahora)).toBe(
    'La cocina abre a las 13:00',
  );
  expect(textoEstacionCerrada([], 'barra', null, ahora)).toBe('La barra está cerrada');
});
