// Longer than most: it is a table of menus as houses write them.
import { readMenu, printMenu } from './menu-texto';

/** '|' ends a line. `leido` is as it would be printed; where it is read otherwise, `dudas` names every line that is wrong. */
const MENUS: readonly { texto: string; leido: string; dudas?: number[] }[] = [
  {
    texto:
      'De primero | -Garbanzos | -Crema de puerro | De segundo | -Chuleta | -Rodaballo | Pan y vino | 13 €',
    leido:
      'DE PRIMERO | Garbanzos | Crema de puerro | | DE SEGUNDO | Chuleta | Rodaballo | | Incluye: pan, vino | | Precio: 13 €',
  },
  {
    texto: 'PRIMEROS | Acelgas | SEGUNDOS | Morcillo | Jurel | + PAN, BEBIDA, CAFÉ | 12,50 €',
    leido:
      'PRIMEROS | Acelgas | | SEGUNDOS | Morcillo | Jurel | | Incluye: pan, bebida, café | | Precio: 12,50 €',
  },
  {
    texto: 'PRIMEROS | Acelgas | SEGUNDOS | Morcillo | VINO, POSTRE Y PAN | 12,50 €',
    leido: 'PRIMEROS | Acelgas | | SEGUNDOS | Morcillo | | Incluye: vino, postre, pan | | Precio: 12,50 €',
  },
  {
    texto: 'MENÚ | Para compartir: | Anchoas | Tomate | A elegir: | Presa | Corvina | 28 €',
    leido: 'PARA COMPARTIR | Anchoas | Tomate | | A elegir: | Presa | Corvina | | Precio: 28 €',
  },
  {
    texto: 'Primeros | A elegir: | Sopa | Ensalada | Segundos | A elegir | Pollo | 11 €',
    leido: 'PRIMEROS | Sopa | Ensalada | | SEGUNDOS | Pollo | | Precio: 11 €',
  },
  {
    texto: 'Primero: Puré, Judías | Segundo: Conejo, Dorada, Secreto (+3), Pulpo (+4 €) | 14 €',
    leido:
      'PRIMERO | Puré | Judías | | SEGUNDO | Conejo | Dorada | Secreto (+3 €) | Pulpo (+4 €) | | Precio: 14 €',
  },
  {
    texto: 'Primero: Alubias (con o sin compango), Puré | Segundo: Conejo | 14 €',
    leido: 'PRIMERO | Alubias (con o sin compango) | Puré | | SEGUNDO | Conejo | | Precio: 14 €',
  },
  {
    texto: 'MENÚ VEGETARIANO 13,90 € | PRIMEROS | Hummus | SEGUNDOS | Lasaña | Pan y agua',
    leido: 'PRIMEROS | Hummus | | SEGUNDOS | Lasaña | | Incluye: pan, agua | | Precio: 13,90 €',
  },
  {
    texto: 'Menú ejecutivo: 18€ | Entrantes | Cecina | Principales | Lubina | Postres | Torrija',
    leido: 'ENTRANTES | Cecina | | PRINCIPALES | Lubina | | POSTRES | Torrija | | Precio: 18 €',
  },
  {
    texto: 'PRIMEROS | Gazpachuelo | SEGUNDOS | Jureles | No servimos menú en la terraza | 12 €',
    leido: 'PRIMEROS | Gazpachuelo | | SEGUNDOS | Jureles | | Precio: 12 €',
  },
  {
    texto: 'PRIMEROS | Gazpachuelo | SEGUNDOS | Jureles | Se puede pedir media ración | 12 €',
    leido: 'PRIMEROS | Gazpachuelo | | SEGUNDOS | Jureles | | Precio: 12 €',
  },
  {
    texto: 'Para empezar | Salpicón | Para seguir | Magret | Para terminar | Piña | Precio por persona: 21 €',
    leido: 'PARA EMPEZAR | Salpicón | | PARA SEGUIR | Magret | | PARA TERMINAR | Piña | | Precio: 21 €',
  },
  {
    texto:
      'PRIMERS | Escudella | Amanida verda | SEGONS | Botifarra | Bacallà | POSTRES | Mel i mató | Preu: 13,50 €',
    leido:
      'PRIMERS | Escudella | Amanida verda | | SEGONS | Botifarra | Bacallà | | POSTRES | Mel i mató | | Precio: 13,50 €',
  },
  {
    texto: 'PRIMEIROS | Caldo | SEGUNDOS | Raxo | SOBREMESAS | Filloas | Prezo 12 €',
    leido: 'PRIMEIROS | Caldo | | SEGUNDOS | Raxo | | SOBREMESAS | Filloas | | Precio: 12 €',
  },
  {
    texto: '1.-Primeros | Pisto | Arroz caldoso | 2.-Segundos | Callos | Solo 9,90€',
    leido: 'PRIMEROS | Pisto | Arroz caldoso | | SEGUNDOS | Callos | | Precio: 9,90 €',
    dudas: [0, 3],
  },
  {
    texto: '-PRIMEROS- | Pisto | -SEGUNDOS- | Callos | -12 €-',
    leido: 'PRIMEROS | Pisto | | SEGUNDOS | Callos | | Precio: 12 €',
  },
  {
    texto: 'Primeros | Sopa de ajo | Segundos | Pollo / Merluza / Lomo / Huevos | 10 €',
    leido: 'PRIMEROS | Sopa de ajo | | SEGUNDOS | Pollo | Merluza | Lomo | Huevos | | Precio: 10 €',
    dudas: [3],
  },
  {
    texto: 'Primeros | Sopa de ajo | Segundos | Pollo, merluza, lomo, huevos rotos | 10 €',
    leido: 'PRIMEROS | Sopa de ajo | | SEGUNDOS | Pollo | Merluza | Lomo | Huevos rotos | | Precio: 10 €',
    dudas: [3],
  },
  {
    texto: 'PRIMEROS      SEGUNDOS | Sopa          Pollo | Pisto         Bonito | 12 €',
    leido: 'PRIMEROS | Sopa | Pisto | | SEGUNDOS | Pollo | Bonito | | Precio: 12 €',
    dudas: [0, 1, 2],
  },
  {
    texto: 'Primeros | Espinacas con | garbanzos y bacalao | Segundos | Atún | 13 euros IVA incluido',
    leido: 'PRIMEROS | Espinacas con garbanzos y bacalao | | SEGUNDOS | Atún | | Precio: 13 €',
    dudas: [2],
  },
  {
    texto: 'PRIMEROS | Lentejas | Contiene apio | SEGUNDOS | Cinta de lomo | Contiene lácteos | PVP 11,90 €',
    leido: 'PRIMEROS | Lentejas | | SEGUNDOS | Cinta de lomo | | Precio: 11,90 €',
  },
  {
    texto: 'Primeros | Fideos | Segundos | PAELLA DE LA CASA | Panceta | 12€',
    leido: 'PRIMEROS | Fideos | | SEGUNDOS | PAELLA DE LA CASA | Panceta | | Precio: 12 €',
    dudas: [3],
  },
  {
    texto: 'Primeros | Fideos | Segundos | Panceta | Bebida, pan, postre o café: 12,90 €',
    leido:
      'PRIMEROS | Fideos | | SEGUNDOS | Panceta | | Incluye: bebida, pan, postre o café | | Precio: 12,90 €',
  },
  {
    texto: 'PRIMEROS | Fideos | SEGUNDOS | Panceta | Medio menú 8 € | Menú completo 12 €',
    leido: 'PRIMEROS | Fideos | | SEGUNDOS | Panceta | | Precio: 12 €',
  },
  {
    texto: 'IVA incluido 13,50 € | Primeros | Fideos | Segundos | Panceta | Reservas en el 600 111 222',
    leido: 'PRIMEROS | Fideos | | SEGUNDOS | Panceta | | Precio: 13,50 €',
  },
  {
    texto: 'Primeros | Fideos | Segundos | Panceta | Vino o agua | Postre o café | Por solo 10,50€',
    leido:
      'PRIMEROS | Fideos | | SEGUNDOS | Panceta | | POSTRE O CAFÉ | | Incluye: vino o agua | | Precio: 10,50 €',
  },
  {
    texto: 'Hoy: | Primeros | lentejas | sopa | Segundos | pollo | Del lunes al viernes 12 €',
    leido: 'PRIMEROS | lentejas | sopa | | SEGUNDOS | pollo | | Precio: 12 €',
  },
  {
    texto: 'STARTERS | Soup | MAIN COURSES | Cod | DESSERTS | Flan | Price 15 €',
    leido: 'STARTERS | Soup | | MAIN COURSES | Cod | | DESSERTS | Flan | | Precio: 15 €',
  },
  {
    texto: 'Primeros | Coliflor | Segundos | Alitas | Café incluido | No incluye bebida | 12€50',
    leido: 'PRIMEROS | Coliflor | | SEGUNDOS | Alitas | | Incluye: café | | Precio: 12,50 €',
  },
  {
    texto:
      'Menú fin de semana | Aperitivo | Primero | Arroz negro | Segundo | Rabo de toro | Surtido de postres | 25 € por persona',
    leido:
      'PRIMERO | Arroz negro | | SEGUNDO | Rabo de toro | Surtido de postres | | Incluye: aperitivo | | Precio: 25 €',
    dudas: [0, 1],
  },
];

const lineas = (texto: string): string => texto.replace(/ ?\| ?/g, '\n');

describe('thirty menus from outside', () => {
  const leidos = MENUS.map((menu) => {
    const { menu: escrito, dudas } = readMenu(lineas(menu.texto));
    return { ...menu, escrito, conDuda: new Set(dudas.map(({ linea }) => linea)) };
  });

  it.each(leidos)('publishes nothing silently wrong of $texto', ({ leido, escrito, conDuda, dudas = [] }) => {
    const impreso = printMenu(escrito).replaceAll('\n', ' | ').replaceAll(' |  | ', ' | | ');
    if (dudas.length === 0) expect(impreso).toBe(leido);
    expect(dudas.filter((linea) => !conDuda.has(linea))).toEqual([]);
  });

  it('finds the price of nearly all of them', () => {
    const sinPrecio = leidos.filter(({ leido, escrito }) => {
      const precio = printMenu({
        pases: [],
        incluye: [],
        ...(escrito.precio === undefined ? {} : { precio: escrito.precio }),
      });
      return precio === '' || !leido.endsWith(precio);
    });
    expect(leidos).toHaveLength(30);
    expect(sinPrecio.map(({ texto }) => texto).slice(3)).toEqual([]);
  });
});
