import type { CasoApi, ConEscena } from './caso-api';

const NO_SE_TRADUCE = 'La carta no se traduce a esa lengua.';

const alIngles = { params: { lengua: 'en' } };
const textos = ({ escena }: ConEscena) => ({
  textos: [{ original: 'Tortilla', texto: 'Spanish omelette', de: `${escena.productoId}.nombre` }],
});

export const API_TEXTOS: readonly CasoApi[] = [
  { ruta: 'GET /api/textos' },
  {
    ruta: 'GET /api/textos/:lengua',
    envia: () => alIngles,
    tiene: { lengua: 'en' },
    rechazos: [
      ['a language it has not', () => ({ params: { lengua: 'xx' } }), 404, NO_SE_TRADUCE],
      ['its own', () => ({ params: { lengua: 'es' } }), 404, NO_SE_TRADUCE],
    ],
  },
  {
    ruta: 'PUT /api/textos/:lengua',
    envia: (entorno) => ({ ...alIngles, body: textos(entorno) }),
    malas: [
      ['textos', undefined, 'No hay ningún texto que guardar'],
      ['textos', [], 'No hay ningún texto que guardar'],
      ['textos', Array(201).fill({}), 'Se pueden guardar como máximo 200 textos a la vez'],
      ['textos.0.original', '', 'Falta el texto en español'],
      ['textos.0.texto', undefined, 'Un texto puede tener como máximo 1000 caracteres'],
      ['textos.0.texto', 'x'.repeat(1_001), 'Un texto puede tener como máximo 1000 caracteres'],
      ['textos.0.texto', 'x'.repeat(121), 'Un nombre puede tener como máximo 120 caracteres'],
      ['textos.0.de', 'nombre', 'No se sabe de qué es el texto'],
    ],
    rechazos: [
      [
        'a language it has not',
        (entorno) => ({ params: { lengua: 'es' }, body: textos(entorno) }),
        404,
        NO_SE_TRADUCE,
      ],
    ],
  },
];
