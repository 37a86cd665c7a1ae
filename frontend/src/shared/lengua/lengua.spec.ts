import { ALERGENOS, ETIQUETA_ALERGENO } from '@carta/contracts';
import { loadLengua } from './cargar';
import { learnResto, lengua, speak, t, tn } from './lengua';

// nobody rests here
jest.mock('../lib/ocio', () => ({ onOcio: () => undefined }));

/** Words of no list. */
const decir = t<string>;
const cuantos = tn<string>;

const EN = {
  Cerrar: 'Close',
  'Mesa {n}': 'Table {n}',
  '{n} plato': '{n} dish',
  '{n} platos': '{n} dishes',
};

afterEach(() => speak('es'));

it('speaks Spanish unless told otherwise', () => {
  expect(lengua).toBe('es');
  expect(decir('Cerrar')).toBe('Cerrar');
  expect(decir('Mesa {n}', { n: 'T 3' })).toBe('Mesa T 3');
  expect(cuantos(1, '{n} plato', '{n} platos')).toBe('1 plato');
  expect(cuantos(0, '{n} plato', '{n} platos')).toBe('0 platos');
});

it('speaks what it was told, and Spanish again after', () => {
  speak('en', EN);
  expect([lengua, decir('Cerrar'), decir('Mesa {n}', { n: 7 })]).toEqual(['en', 'Close', 'Table 7']);
  speak('es');
  expect([lengua, decir('Cerrar')]).toEqual(['es', 'Cerrar']);
});

it('says in Spanish what the dictionary lacks, and keeps a gap that nothing fills', () => {
  speak('en', EN);
  expect(decir('Cerrado hoy')).toBe('Cerrado hoy');
  expect(decir('Mesa {n}', { mesa: 7 })).toBe('Table {n}');
});

it('puts a value where it stands, whatever is in it', () => {
  expect(decir('Mesa {n}', { n: '$& {n}' })).toBe('Mesa $& {n}');
});

it('follows each language’s own plurals', () => {
  speak('fr', { '{n} plato': '{n} plat', '{n} platos': '{n} plats' });
  expect([0, 1, 2].map((n) => cuantos(n, '{n} plato', '{n} platos'))).toEqual([
    '0 plat',
    '1 plat',
    '2 plats',
  ]);
  speak('ro', { '{n} plato': '{n} fel', '{n} platos#few': '{n} feluri', '{n} platos': '{n} de feluri' });
  expect([1, 2, 20].map((n) => cuantos(n, '{n} plato', '{n} platos'))).toEqual([
    '1 fel',
    '2 feluri',
    '20 de feluri',
  ]);
});

describe('a dictionary', () => {
  it('has the words of later pieces only once these have come', async () => {
    await loadLengua('en');
    expect([decir('Mesa'), decir('Total')]).toEqual(['Table', 'Total']);
    expect(decir('Deshacer')).toBe('Deshacer');
    await learnResto();
    expect([decir('Mesa'), decir('Deshacer')]).toEqual(['Table', 'Undo']);
  });

  it('is not needed for Spanish', async () => {
    await loadLengua('es');
    await learnResto();
    expect([lengua, decir('Mesa')]).toEqual(['es', 'Mesa']);
  });
});

/** Annex II of Regulation (EU) 1169/2011, in the order of ALERGENOS: what it calls each of the fourteen. */
const ANEXO_II: Readonly<Record<string, readonly string[]>> = {
  en: [
    'cereals containing gluten',
    'crustaceans',
    'eggs',
    'fish',
    'peanuts',
    'soybeans',
    'milk',
    'nuts',
    'celery',
    'mustard',
    'sesame seeds',
    'sulphur dioxide and sulphites',
    'lupin',
    'molluscs',
  ],
  fr: [
    'céréales contenant du gluten',
    'crustacés',
    'œufs',
    'poissons',
    'arachides',
    'soja',
    'lait',
    'fruits à coque',
    'céleri',
    'moutarde',
    'graines de sésame',
    'anhydride sulfureux et sulfites',
    'lupin',
    'mollusques',
  ],
  de: [
    'glutenhaltiges getreide',
    'krebstiere',
    'eier',
    'fische',
    'erdnüsse',
    'sojabohnen',
    'milch',
    'schalenfrüchte',
    'sellerie',
    'senf',
    'sesamsamen',
    'schwefeldioxid und sulfite',
    'lupinen',
    'weichtiere',
  ],
  it: [
    'cereali contenenti glutine',
    'crostacei',
    'uova',
    'pesce',
    'arachidi',
    'soia',
    'latte',
    'frutta a guscio',
    'sedano',
    'senape',
    'semi di sesamo',
    'anidride solforosa e solfiti',
    'lupini',
    'molluschi',
  ],
  pt: [
    'cereais que contêm glúten',
    'crustáceos',
    'ovos',
    'peixes',
    'amendoins',
    'soja',
    'leite',
    'frutos de casca rija',
    'aipo',
    'mostarda',
    'sementes de sésamo',
    'dióxido de enxofre e sulfitos',
    'tremoço',
    'moluscos',
  ],
  nl: [
    'glutenbevattende granen',
    'schaaldieren',
    'eieren',
    'vis',
    'aardnoten (pinda’s)',
    'soja',
    'melk',
    'noten',
    'selderij',
    'mosterd',
    'sesamzaad',
    'zwaveldioxide en sulfieten',
    'lupine',
    'weekdieren',
  ],
};

it.each(Object.entries(ANEXO_II))(
  'names allergens by the words of Annex II, in %s',
  async (codigo, oficiales) => {
    await loadLengua(codigo);
    const nombres = ALERGENOS.map((alergeno) => decir(ETIQUETA_ALERGENO[alergeno]).toLowerCase());
    expect(nombres.filter((nombre, i) => !oficiales[i]?.includes(nombre))).toEqual([]);
  },
);
