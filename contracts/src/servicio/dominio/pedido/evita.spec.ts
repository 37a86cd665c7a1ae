import fc from 'fast-check';
import { ALERGENOS, riesgoOf } from '../../../carta/dominio/alergenos';
import { marcaDeLinea } from './evita';

const lista = fc.uniqueArray(fc.constantFrom(...ALERGENOS));

describe('the mark of a line', () => {
  it('says what the carta says of its dish to whoever avoids the same', () => {
    fc.assert(
      fc.property(fc.option(lista, { nil: undefined }), lista, (alergenos, evita) => {
        const plato = { alergenos: alergenos ?? [], alergenosDeclarados: alergenos !== undefined };

        expect(marcaDeLinea({ alergenos }, evita)?.tipo ?? null).toBe(riesgoOf(plato, evita));
      }),
    );
  });

  it('leaves no undeclared line unmarked while something is avoided', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ALERGENOS), { minLength: 1 }), (evita) => {
        expect(marcaDeLinea({}, evita)).toEqual({ tipo: 'sin_informacion' });
      }),
    );
  });

  it('names every allergen that is in the line and avoided, and no other', () => {
    fc.assert(
      fc.property(lista, lista, (alergenos, evita) => {
        const marca = marcaDeLinea({ alergenos }, evita);
        const nombrados = marca?.tipo === 'contiene' ? marca.alergenos : [];

        expect(nombrados).toEqual(ALERGENOS.filter((a) => alergenos.includes(a) && evita.includes(a)));
      }),
    );
  });

  it('is none on a ticket of before, which says nothing of what is avoided', () => {
    expect(marcaDeLinea({ alergenos: ['gluten'] })).toBeNull();
    expect(marcaDeLinea({})).toBeNull();
  });
});
