import fc from 'fast-check';
import { centimos } from '../../../plataforma/dominio/dinero';
import { CUOTAS_MAX, CUOTAS_MIN, cuotasIguales, textoReparto } from './reparto';

it('shares an amount in parts that add up to it, none a céntimo more than another but the first ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }).map(centimos),
      fc.integer({ min: CUOTAS_MIN, max: CUOTAS_MAX }),
      (importe, partes) => {
        const cada = cuotasIguales(importe, partes);

        expect(cada).toHaveLength(partes);
        expect(cada.reduce((suma, parte) => suma + parte, 0)).toBe(importe);
        expect(Math.max(...cada) - Math.min(...cada)).toBeLessThanOrEqual(1);
        expect(cada).toEqual([...cada].sort((a, b) => b - a));
      },
    ),
  );
});

it('says how a bill is shared', () => {
  expect(textoReparto({ modo: 'iguales', partes: 3 })).toBe('A partes iguales entre 3');
  expect(textoReparto({ modo: 'moviles' })).toBe('Lo de cada móvil');
});
