import { ALERGENOS, ETIQUETA_ALERGENO } from './alergenos';

describe('allergens', () => {
  it('are the fourteen of the regulation, each with a label of its own', () => {
    expect(ALERGENOS).toHaveLength(14);
    expect(Object.keys(ETIQUETA_ALERGENO)).toEqual([...ALERGENOS]);
    expect(new Set(Object.values(ETIQUETA_ALERGENO)).size).toBe(14);
  });
});
