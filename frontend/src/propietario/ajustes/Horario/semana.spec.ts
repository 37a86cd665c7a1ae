import fc from 'fast-check';
import { toSemana, toTramos } from './semana';

it('tells once the hours that several days have', () => {
  const comida = { desde: '13:00', hasta: '16:00' };
  const cena = { desde: '20:00', hasta: '00:00' };

  expect(toTramos([[comida], [comida], [], [], [comida, cena], [cena], []])).toEqual([
    { dias: [1, 2, 5], ...comida },
    { dias: [5, 6], ...cena },
  ]);
});

it('shows of every day what was stored of it', () => {
  const hora = fc.constantFrom('08:00', '12:00', '20:00');
  const horas = fc.uniqueArray(fc.record({ desde: hora, hasta: hora }), {
    maxLength: 3,
    selector: ({ desde, hasta }) => desde + hasta,
  });
  fc.assert(
    fc.property(fc.array(horas, { minLength: 7, maxLength: 7 }), (semana) => {
      const vuelta = toSemana(toTramos(semana));
      vuelta.forEach((dia, i) => {
        expect([...dia].map((apertura) => JSON.stringify(apertura)).sort()).toEqual(
          [...(semana[i] ?? [])].map((apertura) => JSON.stringify(apertura)).sort(),
        );
      });
    }),
  );
});
