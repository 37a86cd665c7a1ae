// Longer than most: all that a page says to search engines, of one carta.
import fc from 'fast-check';
import type { Carta, Lengua, Producto, RestaurantePublico } from '@carta/contracts';
import { presentacionOf } from './presentacion';
import { readPlantilla, toPagina } from './plantilla';

const BASE = 'https://carta.ejemplo.es';
const plantilla = readPlantilla(
  '<html><head><!--marca--><title>Carta Digital</title><!--marca--><!--marca--></head><body></body></html>',
  { guiones: [], estilos: [] },
  () => '',
);

const buildPlato = (cambios: Partial<Producto> = {}): Producto => ({
  _id: 'p',
  nombre: 'Croquetas',
  descripcion: '',
  precio: 8.5,
  categoria: null,
  imagen: null,
  imagenPrevia: null,
  ingredientes: [],
  alergenos: [],
  alergenosDeclarados: true,
  disponible: true,
  estado: 'disponible',
  ...cambios,
});

function buildCarta(
  secciones: Record<string, Producto[]>,
  restaurante: Partial<RestaurantePublico> = {},
): Carta {
  return {
    version: 'v1',
    restaurante: {
      _id: 'r',
      nombre: 'La Tasca',
      slug: 'la-tasca-abc123',
      tipoUsuario: 'premium',
      ubicacion: 'Calle Mayor, 1',
      telefono: '600 000 000',
      numeroMesas: 12,
      pausado: false,
      ...restaurante,
    },
    categorias: Object.entries(secciones).map(([nombre, productos], i) => ({
      _id: `c${i}`,
      nombre,
      posicion: i,
      tipo: 'comida',
      productos,
    })),
    sinCategoria: [],
  };
}

/** What a reader of the page finds in its tags and in its data; '<' and '"' would end either. */
function read(html: string) {
  const toTexto = (valor: string): string =>
    valor.replace(/&#(\d+);/g, (_, codigo: string) => String.fromCharCode(Number(codigo)));
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
  return {
    etiquetas: Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"<>]*)">/g)].map(
        ([, nombre = '', valor = '']) => [nombre, toTexto(valor)],
      ),
    ),
    datos: JSON.parse(json) as unknown,
  };
}

const readCarta = (carta: Carta) => read(toPagina(plantilla, '', { carta, mesa: null, base: BASE }));

it('says of what is sold by its weight the price of its unit', () => {
  const porPeso = { unidad: '100 g', gramosEstimados: 300 } as const;
  const { datos } = readCarta(buildCarta({ Pescados: [buildPlato({ precio: 6.5, porPeso })] }));

  expect(JSON.stringify(datos)).toContain(
    '"offers":[{"@type":"Offer","priceSpecification":{"@type":"UnitPriceSpecification","price":6.5,"priceCurrency":"EUR","unitText":"100 g"}}]',
  );
});

it('says who it is, what there is and what it costs, with whole addresses', () => {
  const carta = buildCarta({
    Tapas: [
      buildPlato({ descripcion: 'De jamón' }),
      buildPlato({
        nombre: 'Bravas',
        precio: 4,
        formatos: [
          { _id: 'm', nombre: 'Media', precio: 4, disponible: true },
          { _id: 'r', nombre: 'Ración', precio: 7.5, disponible: true },
        ],
      }),
    ],
    Postres: [buildPlato({ nombre: 'Flan', precio: 5 })],
  });
  const oferta = (price: number, name?: string) => ({
    '@type': 'Offer',
    ...(name ? { name } : {}),
    price,
    priceCurrency: 'EUR',
  });

  expect(readCarta(carta)).toEqual({
    etiquetas: {
      description: 'La carta de La Tasca, Calle Mayor, 1: Tapas, Postres',
      'og:type': 'website',
      'og:locale': 'es_ES',
      'og:url': 'https://carta.ejemplo.es/menu/la-tasca-abc123',
      'og:title': 'La Tasca',
      'og:description': 'La carta de La Tasca, Calle Mayor, 1: Tapas, Postres',
      'og:image': 'https://carta.ejemplo.es/vista-previa.png',
      'twitter:card': 'summary_large_image',
    },
    datos: {
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'La Tasca',
      url: 'https://carta.ejemplo.es/menu/la-tasca-abc123',
      image: 'https://carta.ejemplo.es/vista-previa.png',
      address: 'Calle Mayor, 1',
      telephone: '600 000 000',
      currenciesAccepted: 'EUR',
      hasMenu: {
        '@type': 'Menu',
        inLanguage: 'es',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Tapas',
            hasMenuItem: [
              { '@type': 'MenuItem', name: 'Croquetas', description: 'De jamón', offers: [oferta(8.5)] },
              { '@type': 'MenuItem', name: 'Bravas', offers: [oferta(4, 'Media'), oferta(7.5, 'Ración')] },
            ],
          },
          {
            '@type': 'MenuSection',
            name: 'Postres',
            hasMenuItem: [{ '@type': 'MenuItem', name: 'Flan', offers: [oferta(5)] }],
          },
        ],
        hasMenuItem: [],
      },
    },
  });
});

it('leaves out what nobody can have now, and a section of nothing else', () => {
  const punto = { _id: 'o', nombre: 'Punto', min: 1, max: 1, valores: [] };
  const carta = {
    ...buildCarta({
      Tapas: [
        buildPlato({ nombre: 'Bravas', disponible: false }),
        buildPlato({ nombre: 'Solomillo', opciones: ['o'] }),
      ],
      Vinos: [
        buildPlato({
          nombre: 'Tinto',
          formatos: [
            { _id: 'c', nombre: 'Copa', precio: 3, disponible: false },
            { _id: 'b', nombre: 'Botella', precio: 18, disponible: true },
          ],
        }),
      ],
    }),
    opciones: [punto],
  };
  const { etiquetas, datos } = readCarta(carta);

  expect(etiquetas.description).toBe('La carta de La Tasca, Calle Mayor, 1: Vinos');
  expect(JSON.stringify(datos)).toContain('Botella');
  expect(JSON.stringify(datos)).not.toMatch(/Tapas|Bravas|Solomillo|Copa/);
});

it('shows the cover of a house, and says nothing that it does not know', () => {
  const imagen = '/uploads/0123456789abcdef0123456789abcdef.png';
  const portada = { imagen, ancho: 800, alto: 400, color: '#ffffff' };
  const carta = buildCarta({}, { ubicacion: 'Sin especificar', telefono: '', aspecto: { portada } });
  const { etiquetas, datos } = readCarta(carta);

  expect(etiquetas).toMatchObject({
    description: 'La carta de La Tasca',
    'og:image': 'https://carta.ejemplo.es/uploads/0123456789abcdef0123456789abcdef-1200x630.jpg',
  });
  expect(Object.keys(datos as object)).not.toContain('address');
  expect(JSON.stringify(datos)).not.toMatch(/telephone|suitableForDiet/);
});

it('cuts a long description between two words', () => {
  const secciones = Array.from({ length: 30 }, (_, i): [string, Producto[]] => [
    `Sección ${i}`,
    [buildPlato()],
  ]);
  const { etiquetas } = readCarta(buildCarta(Object.fromEntries(secciones)));

  expect(etiquetas.description).toMatch(/^La carta de La Tasca, .*, Sección(?: \d+)?…$/);
  expect(etiquetas.description?.length).toBeLessThanOrEqual(160);
});

const texto = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        '</script><script>alert(1)</script>',
        '<!--',
        '">',
        "' onload='",
        '&quot;',
        '\u2028',
        '$&',
        '\\',
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((partes) => partes.join('')),
);

it('cannot be broken by what a house writes, nor by the address it was asked under', () => {
  fc.assert(
    fc.property(texto, texto, texto, texto, texto, (nombre, ubicacion, seccion, plato, host) => {
      const base = `http://${host}`;
      const carta = buildCarta(
        { [seccion]: [buildPlato({ nombre: plato, descripcion: plato })] },
        { nombre, ubicacion },
      );
      const { etiquetas, datos } = read(toPagina(plantilla, '', { carta, mesa: null, base }));

      expect(etiquetas).toMatchObject({ 'og:title': nombre, 'og:image': `${base}/vista-previa.png` });
      expect(Object.keys(etiquetas)).toHaveLength(8);
      expect(datos).toEqual(JSON.parse(JSON.stringify(presentacionOf({ carta, base }).datos)));
      expect(datos).toMatchObject({
        name: nombre,
        address: ubicacion,
        hasMenu: { hasMenuSection: [{ name: seccion, hasMenuItem: [{ name: plato, description: plato }] }] },
      });
    }),
  );
});

it('is said in the language of the carta, beside the addresses of the others, which no other house has', () => {
  const lenguas: Lengua[] = ['ca', 'es', 'en'];
  const carta = buildCarta({ Tapes: [buildPlato({ nombre: 'Truita' })] }, { lenguas });
  const htmlOf = (lengua: Lengua | undefined, elegida: boolean) =>
    toPagina(plantilla, '', {
      carta: { ...carta, ...(lengua && { lengua }) },
      mesa: null,
      base: BASE,
      elegida,
    });
  const url = `${BASE}/menu/la-tasca-abc123`;
  const alternas = (html: string) =>
    [...html.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lengua, href]) => [lengua, href]);

  expect(read(htmlOf('en', true)).etiquetas).toMatchObject({
    description: 'The menu of La Tasca, Calle Mayor, 1: Tapes',
    'og:locale': 'en_GB',
    'og:url': `${url}?lang=en`,
  });
  expect(read(htmlOf('en', true)).datos).toMatchObject({
    hasMenu: { inLanguage: 'en' },
    url: `${url}?lang=en`,
  });
  expect(htmlOf('ca', false)).toContain(`<link rel="canonical" href="${url}">`);
  expect(htmlOf(undefined, true)).toContain(`<link rel="canonical" href="${url}?lang=es">`);
  for (const lengua of [undefined, 'ca', 'en'] as const) {
    expect(alternas(htmlOf(lengua, true))).toEqual([
      ...lenguas.map((una) => [una, `${url}?lang=${una}`]),
      ['x-default', url],
    ]);
  }
  expect(toPagina(plantilla, '', { carta: buildCarta({}), mesa: null, base: BASE })).not.toContain(
    'hreflang',
  );
});

it('is on no page but that of a carta by its name', () => {
  const carta = buildCarta({ Tapas: [buildPlato()] });
  for (const contenido of [{ carta, mesa: 4, base: BASE }, { error: 'Restaurante no encontrado' }]) {
    const html = toPagina(plantilla, '', contenido);
    expect(html).not.toContain('ld+json');
    expect(html).not.toContain('property="og:');
    expect(html).not.toContain(BASE);
  }
});
