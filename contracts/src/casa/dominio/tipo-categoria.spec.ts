import { TIPOS_PEDIDO, guessTipoCategoria } from './tipo-categoria';

const BEBIDAS = [
  // es
  'Bebidas',
  'BEBIDAS',
  'Bebidas frías',
  'Para beber: bebidas',
  'Carta de bebidas',
  'Menú de bebidas',
  'Vinos tintos',
  'Vino de la casa',
  'Cavas y champán',
  'Espumosos',
  'Nuestra bodega',
  'Cervezas',
  'Cerveza artesana',
  'Cañas y dobles',
  'Refrescos',
  'Aguas',
  'Zumos naturales',
  'Batidos',
  'Cafés',
  'Café helado',
  'Café e infusiones',
  'Cafetería',
  'Tés',
  'Té',
  'Té helado',
  'Tés helados',
  'Tetería',
  'Infusiones',
  'Cócteles',
  'Cóctel del día',
  'Cócteles sin alcohol',
  'Coctelería',
  'Copas',
  'Combinados',
  'Gin tonics',
  'Gintonics',
  'Ron y whisky',
  'Whiskys',
  'Licores',
  'Vermut',
  'Sangría y tinto de verano',
  'Sidra natural',
  'Chupitos',
  'Horchata',
  'Vino a la copa',
  'Vinos para carnes',
  'Mostos',
  'Pacharán',
  'Orujos',
  'Brandis y coñacs',
  'Jereces',
  'Finos y manzanillas',
  'Botellines',
  'Mezcal',
  'Kombucha',
  'Ribera del Duero',
  'Albariños',
  'Energéticas',
  // ca
  'Begudes',
  'Vins blancs',
  'Vi negre',
  'Cerveses',
  'Aigua',
  'Sucs',
  'Cafès i tes',
  'Còctels',
  'Copes',
  'Orxata',
  // en
  'Drinks',
  'Drinks menu',
  'Soft drinks',
  'Hot beverages',
  'Wine list',
  'Beers',
  'Coffee & tea',
  'Cocktails',
  'Mocktails',
  'Juices and smoothies',
  'Spirits',
];

const COMIDAS = [
  // es
  'Raciones',
  'Tapas',
  'Entrantes',
  'Ensaladas',
  'Arroces',
  'Arroz y fideuá',
  'Carnes a la brasa',
  'Pescados',
  'Platos combinados',
  'Menú del día',
  'Menú con bebida',
  'Hamburguesa con bebida',
  'Bocatería',
  'Bocadillos',
  'Desayunos',
  'Sugerencias',
  'Te recomendamos',
  'Copas de helado',
  'Copa de helado',
  'Helados',
  'Sorbete de cava',
  'Tartas',
  'Tarta de café',
  'Pasteles',
  'Postres',
  'Postres y cafés',
  'Quesos',
  'Aguacates',
  'Vinagretas',
  'Sin gluten',
  'Carnes al vino',
  'Pollo a la cerveza',
  'Mejillones a la sidra',
  'Bocadillos y refrescos',
  'Sándwiches y combinados',
  'Aceitunas manzanilla',
  'Chuletas de La Rioja',
  'Barritas energéticas',
  // ca
  'Plats del dia',
  'Pastissos',
  'Gelats',
  'Copes de gelat',
  'Entrepans',
  // en
  'Starters',
  'Steaks',
  'Soft tacos',
  'Smoothie bowls',
  'Coffee cakes',
  'Ice cream',
  'Desserts',
  'Sides',
  // neither
  '',
  'Especialidades 🍕',
  'Tequeños',
  'Cavatelli',
];

describe('the ticket a categoria goes to', () => {
  it.each(BEBIDAS)('%p is for the bar', (nombre) => {
    expect(guessTipoCategoria(nombre)).toBe('bebida');
  });

  it.each(COMIDAS)('%p is for the kitchen', (nombre) => {
    expect(guessTipoCategoria(nombre)).toBe('comida');
  });

  it('is the same whatever the case, the accents and the spaces around', () => {
    for (const nombre of [...BEBIDAS, ...COMIDAS]) {
      const tipo = guessTipoCategoria(nombre);
      expect(guessTipoCategoria(`  ${nombre.toUpperCase()} `)).toBe(tipo);
      expect(guessTipoCategoria(nombre.normalize('NFD'))).toBe(tipo);
    }
  });

  it('is one of two', () => {
    expect(TIPOS_PEDIDO).toEqual(['comida', 'bebida']);
  });
});
