// Longer than most: it is a table of menus as people write them.
import { reglasMenu } from '@carta/contracts';
import { readMenu, parseMenu, printMenu } from './menu-texto';
import type { Duda } from './menu-texto';
import { reviewMenu } from './menu-revisado';

/** '|' ends a line. `leido` is as it would be printed; what is said of a line begins with its number, from 1. */
const MENUS: readonly { texto: string; leido: string; dudas?: string[]; faltas?: string[] }[] = [
  {
    texto: 'PRIMEROS | Lentejas | SEGUNDOS | Merluza | I4,5O €',
    leido: 'PRIMEROS | Lentejas | | SEGUNDOS | Merluza | | Precio: 14,50 €',
    dudas: ['5: Se lee 14,50 € de «I4,5O»: mira si es así.'],
  },
  {
    texto:
      'Menú del día 14€ | PRIMEROS | Lentejas | Ensalada mixta | SEGUNDOS | Merluza a la plancha | Entrecot (+3 €) | Pan, bebida y postre incluidos',
    leido:
      'PRIMEROS | Lentejas | Ensalada mixta | | SEGUNDOS | Merluza a la plancha | Entrecot (+3 €) | | Incluye: pan, bebida, postre | | Precio: 14 €',
  },
  {
    texto:
      '*MENÚ DEL DÍA* | *Primeros* | _Lentejas estofadas_ | ~Gazpacho~ | *Segundos* | • Pollo asado | • ~~Bacalao~~ | *12,50€ IVA incl.*',
    leido:
      'PRIMEROS | Lentejas estofadas | Gazpacho · agotado | | SEGUNDOS | Pollo asado | Bacalao · agotado | | Precio: 12,50 €',
  },
  {
    texto:
      'Buenos días! Hoy tenemos: | | 🥗 Ensalada César | 🍲 Cocido madrileño | | De segundo: | 🐟 Lubina | 🥩 Secreto ibérico +2€ | | 13,90 €',
    leido:
      'Platos: | Ensalada César | Cocido madrileño | | DE SEGUNDO | Lubina | Secreto ibérico (+2 €) | | Precio: 13,90 €',
    dudas: ['1: Esta línea no se publica.', '3: No tiene título encima: va en «Platos».'],
  },
  {
    texto:
      'Viernes 28 de noviembre | | Primeros (a elegir) | 1. Crema de calabaza | 2. Arroz a banda | | Segundos (a elegir) | 1. Albóndigas | 2. Dorada | | Postre: flan | | Incluye pan y bebida. 15 €',
    leido:
      'PRIMEROS | Crema de calabaza | Arroz a banda | | SEGUNDOS | Albóndigas | Dorada | | POSTRE | Flan | | Incluye: pan, bebida | | Precio: 15 €',
    dudas: ['13: El precio del menú se lee de aquí: 15 €.'],
  },
  {
    texto:
      'MENU 28/11 | PRIMER PLATO | SOPA DE PICADILLO | MACARRONES | SEGUNDO PLATO | LOMO CON PATATAS | HUEVOS ROTOS | POSTRE O CAFE | 11,50',
    leido:
      'PRIMER PLATO | - SOPA DE PICADILLO | - MACARRONES | | SEGUNDO PLATO | - LOMO CON PATATAS | - HUEVOS ROTOS | | POSTRE O CAFE | | Precio: 11,50 €',

    faltas: ['8: No tiene platos. Si va incluido, escribe «Incluye: postre o cafe».'],
  },
  {
    texto:
      'Primero: lentejas, sopa de fideos o ensalada | Segundo: filete de ternera o merluza | Postre: fruta del tiempo | Pan y bebida incluidos | Precio: 12 euros',
    leido:
      'PRIMERO | Lentejas | Sopa de fideos | Ensalada | | SEGUNDO | Filete de ternera | Merluza | | POSTRE | Fruta del tiempo | | Incluye: pan, bebida | | Precio: 12 €',
    dudas: [
      '1: Se leen 3 platos. Si es uno solo, ponlo en su línea.',
      '2: Se leen 2 platos. Si es uno solo, ponlo en su línea.',
    ],
  },
  {
    texto:
      'PRIMEROS | Espárragos con mahonesa | Paella | | SEGUNDOS | Solomillo 4 € | Rape (suplemento) | | Menú 16 €',
    leido:
      'PRIMEROS | Espárragos con mahonesa | Paella | | SEGUNDOS | Solomillo 4 € | Rape (suplemento) | | Precio: 16 €',
    dudas: [
      '6: Lleva un precio en el nombre. Si es un suplemento, escribe «(+2 €)».',
      '7: Habla de un suplemento y no se lee cuánto es: escribe «(+2 €)» al final del plato.',
    ],
  },
  {
    texto: 'Entrantes | Croquetas | Entrantes | Jamón | 14 €',
    leido: 'ENTRANTES | Croquetas | | ENTRANTES | Jamón | | Precio: 14 €',

    faltas: ['3: Hay dos pases con el mismo nombre'],
  },
  {
    texto:
      '1º | Fabada | Menestra | 2º | Ternera guisada | Bonito con tomate | Postre | Arroz con leche | | 14,50 € por persona',
    leido:
      'PRIMEROS | Fabada | Menestra | | SEGUNDOS | Ternera guisada | Bonito con tomate | | POSTRE | Arroz con leche | | Precio: 14,50 €',
  },
  {
    texto:
      '1️⃣ Salmorejo | 2️⃣ Espinacas con garbanzos | | *SEGUNDOS A ELEGIR:* | ✅ Pechuga empanada | ❌ Chipirones | | 💶 12,90€ (pan, bebida y postre incluidos)',
    leido:
      'Platos: | Salmorejo | Espinacas con garbanzos | | SEGUNDOS | Pechuga empanada | Chipirones · agotado | | Incluye: pan, bebida, postre | | Precio: 12,90 €',
    dudas: ['1: No tiene título encima: va en «Platos».', '6: La cruz se lee como «agotado».'],
  },
  {
    texto: 'Primeros: | Lentejas | Lentejas | Segundos: | lentejas | Precio 13',
    leido: 'PRIMEROS | Lentejas | Lentejas | | SEGUNDOS | lentejas | | Precio: 13 €',
    dudas: [
      '5: Empieza en minúscula. Si sigue el de arriba, ponlo en su línea.',
      '5: También está en Primeros.',
    ],
    faltas: ['3: Hay dos platos con el mismo nombre en un pase'],
  },
  {
    texto:
      'Primeros | Alubias | con sacramentos | Segundos | 2 huevos fritos con patatas | Trucha | Pan | 10,50 €',
    leido:
      'PRIMEROS | Alubias | con sacramentos | | SEGUNDOS | 2 huevos fritos con patatas | Trucha | Pan | | Precio: 10,50 €',
    dudas: [
      '3: Se lee como un plato. Si sigue el de arriba, ponlo en su línea.',
      '5: El número se lee como parte del nombre.',
      '7: Se lee como un plato que se elige. Si va incluido, escribe «Incluye: pan».',
    ],
  },
  {
    texto:
      '*De cuchara* | Cocido | *Del mar* | Pulpo a feira (+4€) | *De la huerta* | Pisto | Incluye: pan, vino o agua, postre casero | 18€',
    leido:
      'De cuchara: | Cocido | | Del mar: | Pulpo a feira (+4 €) | | De la huerta: | Pisto | | Incluye: pan, vino o agua, postre casero | | Precio: 18 €',
    dudas: [
      '1: Por ir en negrita se lee como un título.',
      '3: Por ir en negrita se lee como un título.',
      '5: Por ir en negrita se lee como un título.',
    ],
  },
  {
    texto:
      "--- MENÚ --- | -- Primeros -- | Vichyssoise | ------ | -- Segundos -- | Conejo al ajillo | ------ | 14'50€",
    leido: 'PRIMEROS | Vichyssoise | | SEGUNDOS | Conejo al ajillo | | Precio: 14,50 €',
  },
  {
    texto: 'Menú del día | Primeros | | Segundos | Merluza | 12 €',
    leido: 'PRIMEROS | | SEGUNDOS | Merluza | | Precio: 12 €',

    faltas: ['2: Añade al menos un plato a cada pase'],
  },
  {
    texto: 'Primeros | Ensalada | Segundos | Pollo | | 12 € | Medio menú 9 € | Menú fin de semana 18 €',
    leido: 'PRIMEROS | Ensalada | | SEGUNDOS | Pollo | | Precio: 12 €',
    dudas: [
      '7: Aquí cabe un solo menú: esta línea no se publica.',
      '8: Aquí cabe un solo menú: esta línea no se publica.',
    ],
  },
  {
    texto: 'Menú de hoy: 13,50 € | Bebida no incluida | Primeros | Ensaladilla | Segundos | Lomo',
    leido: 'PRIMEROS | Ensaladilla | | SEGUNDOS | Lomo | | Precio: 13,50 €',
    dudas: ['2: Lo que no va incluido no se dice aquí: esta línea no se publica.'],
  },
  {
    texto:
      'PRIMEROS | - Gazpacho (AGOTADO) | - Tortilla · no queda | - Ajoblanco agotado +1 | SEGUNDOS | - Bacalao (3 € de suplemento) | - Cochinillo (supl. 6) | BEBIDA: incluida | 15 €',
    leido:
      'PRIMEROS | Gazpacho · agotado | Tortilla · agotado | Ajoblanco (+1 €) · agotado | | SEGUNDOS | Bacalao (+3 €) | Cochinillo (+6 €) | | Incluye: bebida | | Precio: 15 €',
  },
  {
    texto: 'Carne | Albóndigas | Pescado | Merluza | 12€',
    leido: 'Platos: | Carne | Albóndigas | Pescado | Merluza | | Precio: 12 €',
    dudas: [
      '1: Se lee como un plato. Si es un título, acábalo en dos puntos.',
      '1: No tiene título encima: va en «Platos».',
      '3: Se lee como un plato. Si es un título, acábalo en dos puntos.',
    ],
  },
  {
    texto: 'Carnes: | Albóndigas | Pescados: | Merluza | 12€',
    leido: 'Carnes: | Albóndigas | | Pescados: | Merluza | | Precio: 12 €',
  },
  {
    texto:
      'PRIMEROS | Pescado: boquerones en vinagre | Ensalada de pasta* | SEGUNDOS | Cachopo** | *Suplemento 5 € | 14 €',
    leido:
      'PRIMEROS | Pescado: boquerones en vinagre | Ensalada de pasta | | SEGUNDOS | Cachopo | | Precio: 14 €',
    dudas: [
      '2: Se lee como un plato. Si «Pescado» es un título, ponlo solo en su línea.',
      '3: El asterisco no se publica.',
      '5: El asterisco no se publica.',
      '6: Un suplemento va al final de su plato, «(+2 €)»: esta línea no se publica.',
    ],
  },
  {
    texto:
      'Restaurante La Parra | Reservas 912 345 678 | De lunes a viernes de 13:00 a 16:00 | Primeros | Judías verdes | Segundos | Costillas | Menú completo: 13€ IVA incluido',
    leido:
      'Platos: | Restaurante La Parra | | PRIMEROS | Judías verdes | | SEGUNDOS | Costillas | | Precio: 13 €',
    dudas: [
      '1: No tiene título encima: va en «Platos».',
      '2: Parece un contacto: no se publica.',
      '3: Cuándo se sirve no se lee de aquí: se dice en «Cuándo se sirve».',
    ],
  },
  {
    texto: 'PRIMEROS | Alcachofas | SEGUNDOS | Cordero | 1450',
    leido: 'PRIMEROS | Alcachofas | | SEGUNDOS | Cordero | | Precio: 1450 €',
    dudas: ['5: Son 1.450,00 €: mira si falta una coma.'],
  },
  {
    texto:
      'Entrantes para compartir | Croquetas | Primeros | Fideuá | Segundos | Sepia | Postres | Natillas | Cafés | Solo | Bebidas | Agua | Licores: | Orujo | 20 €',
    leido:
      'ENTRANTES PARA COMPARTIR | Croquetas | | PRIMEROS | Fideuá | | SEGUNDOS | Sepia | | POSTRES | Natillas | | CAFÉS | Solo | | BEBIDAS | Agua | | Licores: | Orujo | | Precio: 20 €',

    faltas: ['13: Un menú puede tener como máximo 6 pases'],
  },
  {
    texto:
      'Primeros | ✔️ Lentejas | ✔️ Crema | ➡️ Segundos | ✔️ Pollo | ✔️ Pescado del día | 👉 Precio: 11,90 € pan, bebida y café',
    leido:
      'PRIMEROS | Lentejas | Crema | | SEGUNDOS | Pollo | Pescado del día | | Incluye: pan, bebida, café | | Precio: 11,90 €',
  },
  {
    texto: 'ENSALADA | SOPA | POLLO | MERLUZA | FLAN | 10€',
    leido: 'Platos: | - ENSALADA | - SOPA | - POLLO | - MERLUZA | - FLAN | | Precio: 10 €',
    dudas: ['1: No tiene título encima: va en «Platos».'],
  },
  {
    texto:
      'Primeros | * Ensalada de *ventresca* | * ~Crema~ Sopa de ajo | Segundos | * Callos | * Postres | Total: 12€',
    leido:
      'PRIMEROS | Ensalada de ventresca | Sopa de ajo | | SEGUNDOS | Callos | - Postres | | Precio: 12 €',
    dudas: [
      '3: Lo tachado se deja fuera.',
      '6: Con la viñeta es un plato. Si «Postres» es un título, quítasela.',
    ],
  },
  {
    texto:
      'PRIMEROS | Melón con jamón | SEGUNDOS | Entrecot a la brasa ......... +3,50€ | Con pan, agua y vino | Precio 14,00 €',
    leido:
      'PRIMEROS | Melón con jamón | | SEGUNDOS | Entrecot a la brasa (+3,50 €) | | Incluye: pan, agua, vino | | Precio: 14 €',
    dudas: ['5: Se lee como incluido en el precio. Si se elige, escribe cada cosa en su línea.'],
  },
  {
    texto:
      'Hoy para comer | Primeros a elegir uno | Potaje | Segundos a elegir uno | Calamares | Elige uno de cada | IVA incluido | 12,50 EUR/persona',
    leido: 'PRIMEROS | Potaje | | SEGUNDOS | Calamares | | Precio: 12,50 €',
    dudas: ['1: Esta línea no se publica.'],
  },
  {
    texto:
      'De primero | Sopa castellana | De segundo | Carrilleras | De postre | Flan o fruta | 14 € de lunes a viernes',
    leido:
      'DE PRIMERO | Sopa castellana | | DE SEGUNDO | Carrilleras | | DE POSTRE | Flan o fruta | | Precio: 14 €',
    dudas: [
      '6: Se lee como un solo plato. Si son dos, uno en cada línea.',
      '7: Solo se lee el precio: «de lunes a viernes» se deja fuera.',
    ],
  },
  {
    texto:
      'PRIMEROS | Lentejas (con o sin chorizo) | SEGUNDOS | Milanesa | Incluye: pan, agua, vino, gaseosa, café, chupito, pipas | 12 €',
    leido:
      'PRIMEROS | Lentejas (con o sin chorizo) | | SEGUNDOS | Milanesa | | Incluye: pan, agua, vino, gaseosa, café, chupito, pipas | | Precio: 12 €',

    faltas: ['5: Un menú puede incluir como máximo 6 cosas'],
  },
];

const lineas = (texto: string): string => texto.replace(/ ?\| ?/g, '\n');
const dichas = (dudas: readonly Duda[]): string[] =>
  dudas.map(({ linea, texto }) => (linea === null ? texto : `${linea + 1}: ${texto}`));

it.each(MENUS)('reads $texto', ({ texto, leido, dudas = [], faltas = [] }) => {
  const revisado = reviewMenu(lineas(texto));

  expect(printMenu(revisado.menu)).toBe(lineas(leido));
  expect(dichas(revisado.dudas)).toEqual(dudas);
  expect(dichas(revisado.faltas)).toEqual(faltas);
  expect(parseMenu(lineas(leido))).toEqual(revisado.menu);
});

it('says what every line became', () => {
  const leido = readMenu('Menú del día\n\nPostre: flan\n12 €, con pan');

  expect(leido.lineas).toEqual([
    { linea: 0, texto: 'Menú del día', piezas: [{ es: 'nada', porque: 'Encabezado' }] },
    {
      linea: 2,
      texto: 'Postre: flan',
      piezas: [
        { es: 'pase', nombre: 'Postre' },
        { es: 'plato', plato: { nombre: 'Flan' } },
      ],
    },
    {
      linea: 3,
      texto: '12 €, con pan',
      piezas: [
        { es: 'precio', precio: 1_200 },
        { es: 'incluye', incluye: ['pan'] },
      ],
    },
  ]);
  expect(leido.pases).toEqual([
    { nombre: 'Postre', linea: 2, platos: [{ plato: { nombre: 'Flan' }, linea: 2 }] },
  ]);
});

it('says where a menu is too long, once', () => {
  const platos = Array.from(
    { length: reglasMenu.LIMITES_MENU.platosMax + 2 },
    (_, i) => `Plato ${'abcdefghijklmnopqrstuvwxyz'[i]}`,
  );
  const pases = Array.from({ length: reglasMenu.LIMITES_MENU.pasesMax + 2 }, (_, i) => `Pase ${i}:\nPlato`);

  expect(dichas(reviewMenu(['PRIMEROS', ...platos, '12 €'].join('\n')).faltas)).toEqual([
    '22: Un pase puede tener como máximo 20 platos',
  ]);
  expect(dichas(reviewMenu([...pases, '12 €'].join('\n')).faltas)).toEqual([
    '13: Un menú puede tener como máximo 6 pases',
  ]);
  expect(dichas(reviewMenu(`Primeros\n${'a'.repeat(130)}\n12 €`).faltas)).toEqual([
    '2: El nombre puede tener como máximo 120 caracteres',
  ]);
  expect(dichas(reviewMenu('').faltas)).toEqual([
    'Escribe al menos un pase con un plato.',
    'Falta el precio: escribe «14,50 €» en una línea.',
  ]);
});
