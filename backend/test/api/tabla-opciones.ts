import type { CasoApi, ConEscena, Mala } from './caso-api';

const deOpcion = ({ escena }: ConEscena) => ({ params: { id: escena.opcionId } });
const punto = () => ({
  nombre: 'Punto de la carne',
  min: 1,
  max: 1,
  valores: [
    { nombre: 'Poco hecha', suplemento: 0, alergenos: [], alergenosDeclarados: true },
    { nombre: 'Al punto', suplemento: '0,50' },
  ],
});

const MALAS: readonly Mala[] = [
  ['nombre', undefined, 'El nombre de la opción es obligatorio'],
  ['nombre', ' ', 'El nombre de la opción es obligatorio'],
  ['nombre', 'a'.repeat(61), 'El nombre puede tener como máximo 60 caracteres'],
  ['min', '1', 'Debe ser un número entero entre 0 y 20'],
  ['max', undefined, 'Debe ser un número entero entre 0 y 20'],
  ['max', 0, 'Se debe poder elegir al menos uno'],
  ['max', 3, 'No se pueden elegir más valores de los que hay'],
  ['valores', undefined, 'Una opción puede tener como máximo 20 valores'],
  ['valores', [], 'Añade al menos un valor'],
  ['valores.0.nombre', '', 'El nombre del valor es obligatorio'],
  ['valores.0.suplemento', -1, 'El suplemento debe ser un número mayor o igual a 0'],
  ['valores.0.alergenos', ['plutonio'], 'Los alérgenos no son válidos'],
  ['valores.0.alergenosDeclarados', 'true', 'La declaración de alérgenos no es válida'],
  ['valores.0._id', 'x', 'El identificador no es válido'],
];

export const API_OPCIONES: readonly CasoApi[] = [
  { ruta: 'GET /api/opciones' },
  {
    ruta: 'POST /api/opciones',
    envia: () => ({ body: punto() }),
    status: 201,
    malas: MALAS,
    rechazos: [
      [
        'a name it has already',
        () => ({ body: { ...punto(), nombre: ' GUARNICION ' } }),
        409,
        'Ya existe una opción con ese nombre.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/opciones/:id',
    envia: (entorno) => ({ ...deOpcion(entorno), body: { ...punto(), rev: 0 } }),
    malas: [...MALAS, ['rev', '0', 'La revisión no es válida']],
    rechazos: [
      [
        'one that has changed since',
        (entorno) => ({ ...deOpcion(entorno), body: { ...punto(), rev: 7 } }),
        409,
        'Alguien ha cambiado esta opción mientras tanto.',
      ],
    ],
  },
  {
    ruta: 'DELETE /api/opciones/:id',
    envia: deOpcion,
    tiene: { productos: 1 },
  },
  {
    ruta: 'PUT /api/opciones/:id/disponibilidad',
    envia: (entorno) => ({
      ...deOpcion(entorno),
      body: { valor: entorno.escena.valorId, disponible: false, hasta: 'mañana' },
    }),
    malas: [
      ['valor', undefined, 'El identificador no es válido'],
      ['disponible', 'false', 'La disponibilidad no es válida'],
      ['hasta', 'luego', 'Solo se puede agotar hasta mañana o hasta nuevo aviso'],
    ],
    rechazos: [
      [
        'a value it has not',
        (entorno) => ({ ...deOpcion(entorno), body: { valor: entorno.escena.opcionId, disponible: false } }),
        404,
        'El valor no existe.',
      ],
    ],
  },
];
