// Longer than most: it is a table of sheets and texts as other programs write them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCarta, readTabla, splitLineas } from './leer-carta';

interface Caso {
  que: string;
  texto: string;
  /** 'categoría | nombre | precio', by weight '7000/kg', formats 'Media 600 · Ración 1000'. */
  filas: string[];
  /** What is asked of the columns. */
  preguntas?: string[];
  /** What is said of no row, and of rows. */
  dudas?: string[];
}

const WOO =
  'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"Tax status","In stock?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)"';

const CASOS: readonly Caso[] = [
  {
    que: 'a unit of its own column',
    texto:
      'Familia;Artículo;PVP;Unidad\nBrasa;Chuletón;62,00;€/kg\nBrasa;Gamba;9,00;100 gr\nBrasa;Pan;1,50;ud.',
    filas: ['Brasa | Chuletón | 6200/kg', 'Brasa | Gamba | 900/100 g', 'Brasa | Pan | 150'],
  },
  {
    que: 'what is sold by person or by the dozen',
    texto: 'name,price,price_unit\nPaella,14.00,per person\nOstras,30.00,docena\nPan,1.00,unit',
    filas: [' | Paella | 1400', ' | Ostras | 3000', ' | Pan | 100'],
    dudas: [
      'El precio es por «per person»: mira de cuánto es.',
      'El precio es por «docena»: mira de cuánto es.',
    ],
  },
  {
    que: 'prices by the piece and by the dozen, which are no unit',
    texto: 'Marisco;Nombre;Unidad;Docena\n;Ostra;3,50;38,00\n;Zamburiña;2,80;30,00',
    filas: [' | Ostra | Unidad 350 · Docena 3800', ' | Zamburiña | Unidad 280 · Docena 3000'],
  },
  {
    que: 'the export of Loyverse, in English, with a place in its headings',
    texto:
      'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,Available for sale [Centro],Price [Centro],In stock [Centro]\nburger,1,Burger,Carnes,"<p>Con jam&oacute;n &amp; queso</p>",N,Tamaño,Simple,2,,Y,8.50,\nburger,2,,,,N,,Doble,3,,Y,11.00,\njamon,3,Jamón,Ibéricos,,Y,,,0,,Y,120.00,',
    filas: ['Carnes | Burger | Simple 850 · Doble 1100', 'Ibéricos | Jamón | 12000/kg'],
  },
  {
    que: 'the export of WooCommerce, with variations',
    texto: `${WOO}\n1,simple,,Gazpacho,1,0,,"<b>Frío</b>",taxable,1,,,6.50,"Comida > Entrantes, Verano",,,,0,,\n2,variable,,Tortilla,1,0,,,taxable,1,,,,Comida > Tapas,,,,0,Tamaño,"Pincho, Entera"\n3,variation,,Tortilla - Pincho,1,0,,,taxable,1,,,2.50,,,,id:2,0,Tamaño,Pincho\n4,variation,,Tortilla - Entera,1,0,,,taxable,1,,,12.00,,,,id:2,0,Tamaño,Entera`,
    filas: ['Entrantes | Gazpacho | 650', 'Tapas | Tortilla | Pincho 250 · Entera 1200'],
  },
  {
    que: 'a price on sale beside the usual one',
    texto: 'Nombre,Precio normal,Precio rebajado\nPan,1.00,0.80\nVino,9.00,',
    filas: [' | Pan | 100', ' | Vino | 900'],
    preguntas: ['La columna «Precio rebajado» no se lee.'],
  },
  {
    que: 'the export of Odoo',
    texto:
      'id,name,list_price,categ_id,pos_categ_ids,uom_id,default_code,available_in_pos\n__export__.a,Croquetas,9.5,All / Saleable,Tapas,Units,CR,TRUE\n__export__.b,Queso,24,All / Saleable,Quesos,kg,QU,TRUE',
    filas: ['Saleable | Croquetas | 950', 'Saleable | Queso | 2400/kg'],
    preguntas: ['La columna «pos_categ_ids» no se lee.'],
  },
  {
    que: 'the export of Square of 2025',
    texto:
      'Reference Handle,Token,Item Name,Customer-facing Name,Variation Name,Unit and Precision,SKU,Description,Categories,Reporting Category,GTIN,Item Type,Archived,Sellable,Contains Alcohol,Price,Tax - IVA (10%),Current Quantity Bar,Enabled Bar\n#1,T1,Tinto,Tinto,Copa,,,De la casa,Vinos (T2B3ROTJ3HFGVBO22QLOOJDE),Vinos (T2B3ROTJ3HFGVBO22QLOOJDE),,Food and beverage,N,Y,Y,3.00,Y,,Y\n#1,T1,Tinto,Tinto,Botella,,,De la casa,Vinos (T2B3ROTJ3HFGVBO22QLOOJDE),Vinos (T2B3ROTJ3HFGVBO22QLOOJDE),,Food and beverage,N,Y,Y,15.00,Y,,Y',
    filas: ['Vinos | Tinto | Copa 300 · Botella 1500'],
  },
  ...(
    [
      ['Catalan', 'Secció;Plat;Descripció;Preu;Al·lèrgens'],
      ['Basque', 'Saila;Izena;Azalpena;Prezioa;Alergenoak'],
      ['Galician', 'Sección;Prato;Descrición;Prezo;Alérxenos'],
      ['English', 'Section;Dish;Description;Price;Allergens'],
      ['French', 'Rubrique;Plat;Description;Prix;Allergènes'],
      ['German', 'Kategorie;Gericht;Beschreibung;Preis;Allergene'],
      ['Italian', 'Categoria;Piatto;Descrizione;Prezzo;Allergeni'],
      ['Portuguese', 'Categoria;Prato;Descrição;Preço;Alergénios'],
      ['Dutch', 'Categorie;Gerecht;Omschrijving;Prijs;Allergenen'],
    ] as const
  ).map(([lengua, cabecera]) => ({
    que: `headings in ${lengua}`,
    texto: `${cabecera}\nSopas;Caldo;Con fideos;4,50;apio\nPostres;Flan;Casero;3,00;huevo`,
    filas: ['Sopas | Caldo | 450', 'Postres | Flan | 300'],
  })),
  {
    que: 'names in several languages',
    texto:
      'Categoría;Nombre ES;Name EN;Nom (FR);Precio (IVA incl.)\nTapas;Pulga;Roll;Petit pain;2,00\nTapas;Oreja;Ear;Oreille;6,00',
    filas: ['Tapas | Pulga | 200', 'Tapas | Oreja | 600'],
    dudas: ['Está en varios idiomas: «Name EN», «Nom (FR)» se ponen en «Traducir la carta».'],
  },
  {
    que: 'a name that nobody knows beside a description that is known',
    texto: 'Familia;Elaboración;Descripción;PVP\nTapas;Oreja;A la plancha;6,00\nTapas;Morro;Frito;7,00',
    filas: ['Tapas | Oreja | 600', 'Tapas | Morro | 700'],
    preguntas: ['No se sabe qué columna es el nombre.'],
  },
  {
    que: 'a price that nobody knows',
    texto: 'Familia;Nombre;Valor\nTapas;Oreja;6,00\nTapas;Morro;7,00',
    filas: ['Tapas | Oreja | 600', 'Tapas | Morro | 700'],
    preguntas: ['No se sabe qué columna es el precio.'],
  },
  {
    que: 'a column that nobody knows, once for all its rows',
    texto: `Nombre;Precio;Ubicación;Coste;SKU\n${['Pan', 'Oreja', 'Morro'].map((nombre) => `${nombre};3,00;Barra 2;1,00;X1`).join('\n')}`,
    filas: [' | Pan | 300', ' | Oreja | 300', ' | Morro | 300'],
    preguntas: ['La columna «Ubicación» no se lee.'],
  },
  {
    que: 'a labelled price beside the price',
    texto: 'Plato;½ ración;Precio\nRabas;7,00;12,00\nMorro;;9,00\nLacón;8,00;',
    filas: [' | Rabas | ½ ración 700 · Ración 1200', ' | Morro | 900', ' | Lacón | 800'],
    dudas: ['El único precio es el de «½ ración».'],
  },
  {
    que: 'a glass beside a price that may be the bottle’s or not',
    texto: 'Vino;Copa;Precio\nTinto;3,00;15,00',
    filas: [' | Tinto | Copa 300 · Precio 1500'],
    preguntas: ['Hay varios precios («Copa», «Precio»): di cuáles se leen.'],
  },
  {
    que: 'formats in the cell of the price',
    texto: 'Nombre;Precio\nMorcilla;Media 5 / Ración 9\nPan;1,00',
    filas: [' | Morcilla | Media 500 · Ración 900', ' | Pan | 100'],
  },
  {
    que: 'two blocks side by side',
    texto: 'Bocatas;;;Copas;\nLomo;5,00;;Ginebra;7,00\nPanceta;5,50;;Ron;7,50',
    filas: ['Bocatas | Lomo | 500', 'Bocatas | Panceta | 550', 'Copas | Ginebra | 700', 'Copas | Ron | 750'],
    dudas: ['Hay 2 tablas, una al lado de la otra: se leen todas.'],
  },
  {
    que: 'two blocks under the same headings',
    texto: 'Nombre;Precio;Nombre;Precio\nLomo;5,00;Ginebra;7,00\nPanceta;5,50;Ron;7,50',
    filas: [' | Lomo | 500', ' | Panceta | 550', ' | Ginebra | 700', ' | Ron | 750'],
    dudas: ['Hay 2 tablas, una al lado de la otra: se leen todas.'],
  },
  {
    que: 'a column of traces',
    texto: 'Nombre;Precio;Contiene;Puede contener\nBizcocho;4,00;gluten;sésamo\nFruta;3,00;;',
    filas: [' | Bizcocho | 400', ' | Fruta | 300'],
    dudas: ['Habla de trazas: mira sus alérgenos.'],
  },
  {
    que: 'titles in rows of their own, and what may be a dish without a price',
    texto: 'Nombre;Precio\nTapas;\nPan;1,00\nPaella;\nFideuá;',
    filas: ['Tapas | Pan | 100'],
    dudas: ['Sin precio ni platos debajo no se leen: «Paella», «Fideuá».'],
  },
  {
    que: 'rows without a name, once',
    texto: 'Nombre;Precio\nPan;1,00\n;2,00\n;3,00',
    filas: [' | Pan | 100'],
    dudas: ['2 filas no tienen nombre (3, 4).'],
  },
  {
    que: 'tables beneath their titles',
    texto:
      '## Fríos\n\n| Plato | Precio |\n|---|---:|\n| Salpicón | 7 € |\n\n## Calientes\n\n| Plato | Media | Ración |\n|---|---|---|\n| Callos | 5 € | 9 € |',
    filas: ['Fríos | Salpicón | 700', 'Calientes | Callos | Media 500 · Ración 900'],
  },
  {
    que: 'a text copied from a web',
    texto:
      'CARNES\n\nSecreto ......... 14 €\n\nCon patatas.\n\nPluma ......... 15 €\n\nA la brasa.\n\nPOSTRES\n\nTorrija ......... 5 €\n\nCon helado.\n\n',
    filas: ['Carnes | Secreto | 1400', 'Carnes | Pluma | 1500', 'Postres | Torrija | 500'],
  },
  {
    que: 'the source of a page',
    texto: '<h2>Postres</h2>\n<li>Lim&oacute;n helado 4,50 &euro;</li>\n<li>Flan <b>casero</b> 3 &euro;</li>',
    filas: ['Postres | Limón helado | 450', 'Postres | Flan casero | 300'],
  },
  {
    que: 'sizes in one letter',
    texto: 'BOCADILLOS\nCalamares P 3,50 G 5,50\nPanceta P 3 G 4,80',
    filas: [
      'Bocadillos | Calamares | Pequeño 350 · Grande 550',
      'Bocadillos | Panceta | Pequeño 300 · Grande 480',
    ],
  },
  {
    que: 'the euro in the place of a comma',
    texto: 'Plato;Precio\nMosto;1€80\nVermú;3 €',
    filas: [' | Mosto | 180', ' | Vermú | 300'],
  },
  {
    que: 'what may be two formats or two dishes',
    texto: 'CERVEZAS\nCaña 1,60 / Jarra 4,50\nTercio 2,80',
    filas: ['Cervezas | Cerveza | Caña 160 · Jarra 450', 'Cervezas | Tercio | 280'],
    dudas: ['Pueden ser formatos de un mismo plato o platos distintos.'],
  },
];

it.each(CASOS)('reads $que', ({ texto, filas, preguntas = [], dudas = [] }) => {
  const leida = readCarta(texto);

  expect(
    leida.filas.map(({ categoria, nombre, precio, formatos, porPeso }) => {
      const cuanto = formatos
        ? formatos.map((formato) => `${formato.nombre} ${formato.precio}`).join(' · ')
        : `${precio}${porPeso ? `/${porPeso.unidad}` : ''}`;
      return `${categoria} | ${nombre} | ${cuanto}`;
    }),
  ).toEqual(filas);
  expect(leida.tabla?.porques ?? []).toEqual(preguntas);
  expect([...leida.dudas, ...leida.filas.flatMap((fila) => fila.dudas)].map(({ porque }) => porque)).toEqual(
    dudas,
  );
});

it('reads the columns as its owner says that they are', () => {
  const texto = 'Familia;Elaboración;Nota;Valor\nTapas;Oreja;A la plancha;6,00';

  expect(readCarta(texto, ['categoria', 'nombre', 'descripcion', 'precio'])).toEqual({
    filas: [
      { linea: 2, categoria: 'Tapas', nombre: 'Oreja', descripcion: 'A la plancha', precio: 600, dudas: [] },
    ],
    dudas: [],
    tabla: {
      porques: [],
      columnas: [
        { titulo: 'Familia', campo: 'categoria' },
        { titulo: 'Elaboración', campo: 'nombre' },
        { titulo: 'Nota', campo: 'descripcion' },
        { titulo: 'Valor', campo: 'precio' },
      ],
      muestra: [['Tapas', 'Oreja', 'A la plancha', '6,00']],
    },
  });
});

it.each([
  ['Nombre;Precio;Alérgenos\nFruta;3,00;Sin alérgenos', []],
  ['Nombre;Precio;Alérgenos\nFruta;3,00;Ninguno', []],
  ['Nombre;Precio;Alérgenos\nFruta;3,00;-', undefined],
  ['Nombre;Precio;Alérgenos\nFruta;3,00;no', undefined],
  ['POSTRES\nFruta ..... 3 € (sin alérgenos)', []],
  ['POSTRES\nFruta ..... 3 €\nAlérgenos: ninguno', []],
  ['POSTRES\nFruta ..... 3 €\nSin alérgenos', []],
])('takes an explicit none for a declaration, and a dash for nothing: %j', (texto, alergenos) => {
  expect(readCarta(texto).filas.map((fila) => fila.alergenos)).toEqual([alergenos]);
});

it('reads again what the carta was exported as', () => {
  const texto = readFileSync(join(__dirname, 'pruebas/carta-exportada.tsv'), 'utf8');

  const { filas, dudas } = readTabla(splitLineas(texto.trimEnd()).map((linea) => linea.split('\t')));

  expect(dudas).toEqual([]);
  expect(filas.map(({ linea: _, ...fila }) => fila)).toEqual([
    { categoria: 'Raciones', nombre: 'Jamón; de bellota', precio: 950, alergenos: [], dudas: [] },
    {
      categoria: 'Raciones',
      nombre: 'Croquetas',
      descripcion: 'De la abuela, caseras',
      precio: 600,
      formatos: [
        { nombre: 'Media', precio: 600 },
        { nombre: 'Ración', precio: 1150 },
      ],
      alergenos: ['gluten', 'huevos', 'lacteos'],
      dudas: [],
    },
    {
      categoria: 'Pescados',
      nombre: 'Percebes',
      precio: 1200,
      porPeso: { unidad: '100 g' },
      alergenos: ['crustaceos'],
      dudas: [],
    },
  ]);
});
