import fc from 'fast-check';
import { ALERGENOS, riesgoOf } from '@carta/contracts';
import { buildProducto } from '../../shared/api/pruebas/build-carta';
import { avisoOf } from './avisos';

const lista = fc.uniqueArray(fc.constantFrom(...ALERGENOS));

it('says of a dish what the carta marks it with', () => {
  fc.assert(
    fc.property(lista, fc.boolean(), lista, (alergenos, alergenosDeclarados, evitados) => {
      // a list declares what is in it
      const declarados = alergenosDeclarados || alergenos.length > 0;
      const producto = buildProducto({ alergenos, alergenosDeclarados: declarados });
      const esperado = { contiene: /^Lleva ./, sin_informacion: /^Sin información$/, nada: /^$/ };

      expect(avisoOf(producto, evitados) ?? '').toMatch(esperado[riesgoOf(producto, evitados) ?? 'nada']);
    }),
  );
});

it('names what is in it of what is avoided, and nothing else', () => {
  const producto = buildProducto({ alergenos: ['gluten', 'lacteos', 'huevos'] });

  expect(avisoOf(producto, ['lacteos', 'gluten', 'soja'])).toBe('Lleva gluten, lácteos');
});

it('knows nothing of a dish that is no longer in the carta', () => {
  expect(avisoOf(undefined, ['gluten'])).toBe('Sin información');
  expect(avisoOf(undefined, [])).toBeNull();
});
