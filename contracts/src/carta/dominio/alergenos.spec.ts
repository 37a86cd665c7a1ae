import fc from 'fast-check';
import { ALERGENOS, ETIQUETA_ALERGENO, declaracionOf, riesgoOf, textoAlergenos } from './alergenos';

describe('allergens', () => {
  it('are the fourteen of the regulation, each with a label of its own', () => {
    expect(ALERGENOS).toHaveLength(14);
    expect(Object.keys(ETIQUETA_ALERGENO)).toEqual([...ALERGENOS]);
    expect(new Set(Object.values(ETIQUETA_ALERGENO)).size).toBe(14);
  });
});

describe('what a dish declares', () => {
  it.each([
    [[], false, 'sin_declarar'],
    [[], true, 'ninguno'],
    [['gluten'], true, 'contiene'],
    [['gluten'], false, 'contiene'],
  ] as const)('%j, vouched for: %s, is %s', (alergenos, alergenosDeclarados, declaracion) => {
    expect(declaracionOf({ alergenos, alergenosDeclarados })).toBe(declaracion);
  });

  it('leaves no dish unmarked that is undeclared or contains what somebody avoids', () => {
    const lista = fc.uniqueArray(fc.constantFrom(...ALERGENOS));
    fc.assert(
      fc.property(lista, fc.boolean(), lista, (alergenos, alergenosDeclarados, evitados) => {
        const riesgo = riesgoOf({ alergenos, alergenosDeclarados }, evitados);
        const contiene = alergenos.some((alergeno) => evitados.includes(alergeno));
        const isUndeclared = alergenos.length === 0 && !alergenosDeclarados;

        if (evitados.length === 0) expect(riesgo).toBeNull();
        else if (isUndeclared) expect(riesgo).toBe('sin_informacion');
        else expect(riesgo).toBe(contiene ? 'contiene' : null);
      }),
    );
  });
});

describe('allergens in words', () => {
  it('are all told, in the order of the regulation, whatever their own', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...ALERGENOS)), (alergenos) => {
        const palabras = textoAlergenos(alergenos).split(', ').filter(Boolean);
        expect(palabras).toEqual(
          ALERGENOS.filter((a) => alergenos.includes(a)).map((a) => ETIQUETA_ALERGENO[a].toLowerCase()),
        );
      }),
    );
    expect(textoAlergenos(['frutos_de_cascara', 'gluten'])).toBe('gluten, frutos de cáscara');
  });
});
