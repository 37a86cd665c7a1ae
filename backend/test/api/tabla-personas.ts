import { NADIE } from '../support/factories';
import type { CasoApi } from './caso-api';

const CON_PIN = 'El PIN debe tener de 4 a 6 cifras';

const EVA = { nombre: 'Eva', rol: 'encargado', activa: true };

/** A request under this key is to be approved. */
const CLAVE = '5f0c5c1e-6d0b-4b5e-9c55-0f6a1d0f6a1d';
const aprobar = (persona: string, pin: string) => ({ persona, pin, acto: 'anular', clave: CLAVE });

export const API_PERSONAS: readonly CasoApi[] = [
  { ruta: 'GET /api/personas', tiene: [{ nombre: 'Ana', rol: 'camarero', activa: true }, EVA] },
  {
    ruta: 'POST /api/personas',
    envia: () => ({ body: { nombre: ' Luis ', pin: '7733', rol: 'encargado' } }),
    status: 201,
    tiene: [{ nombre: 'Ana' }, EVA, { nombre: 'Luis', rol: 'encargado', activa: true }],
    malas: [
      ['nombre', undefined, 'El nombre es obligatorio'],
      ['nombre', '  ', 'El nombre es obligatorio'],
      ['nombre', 'x'.repeat(31), 'El nombre puede tener como máximo 30 caracteres'],
      ['nombre', 'persona  BORRADA', 'Ese nombre no se puede usar'],
      ['pin', undefined, 'El PIN es obligatorio'],
      ['pin', 4821, 'El PIN es obligatorio'],
      ['pin', '123', CON_PIN],
      ['pin', '1234567', CON_PIN],
      ['pin', '12a4', CON_PIN],
      ['pin', '١٢٣٤', CON_PIN],
      ['rol', undefined, 'El rol no es válido'],
      ['rol', 'propietario', 'El rol no es válido'],
    ],
    rechazos: [
      [
        'a name that somebody has',
        () => ({ body: { nombre: 'ANÁ', pin: '7733', rol: 'camarero' } }),
        422,
        'Ya hay una persona con ese nombre.',
      ],
      [
        'a PIN that somebody has',
        () => ({ body: { nombre: 'Luis', pin: '4821', rol: 'camarero' } }),
        422,
        'Ese PIN ya lo tiene otra persona.',
      ],
    ],
  },
  {
    ruta: 'PUT /api/personas/:id',
    envia: ({ escena }) => ({ params: { id: escena.personaId }, body: { rol: 'encargado' } }),
    tiene: [{ nombre: 'Ana', rol: 'encargado', activa: true }, EVA],
    malas: [
      ['nombre', '', 'El nombre es obligatorio'],
      ['pin', '12', CON_PIN],
      ['rol', 7, 'El rol no es válido'],
      ['activa', 'no', 'El valor debe ser verdadero o falso'],
    ],
    rechazos: [
      ['a person nobody has', () => ({ params: { id: NADIE }, body: {} }), 404, 'Persona no encontrada'],
    ],
  },
  {
    ruta: 'DELETE /api/personas/:id',
    envia: ({ escena }) => ({ params: { id: escena.personaId } }),
    tiene: [EVA],
    rechazos: [['a person nobody has', () => ({ params: { id: NADIE } }), 404, 'Persona no encontrada']],
  },
  {
    ruta: 'GET /api/turno',
    como: 'dispositivo',
    tiene: { personas: [{ nombre: 'Ana' }, { nombre: 'Eva' }], turno: null },
  },
  {
    ruta: 'POST /api/turno',
    como: 'dispositivo',
    envia: ({ escena }) => ({ body: { persona: escena.personaId, pin: '4821' } }),
    tiene: { turno: { nombre: 'Ana', rol: 'camarero' } },
    malas: [
      ['persona', undefined, 'El identificador no es válido'],
      ['persona', 7, 'El identificador no es válido'],
      ['pin', undefined, 'El PIN es obligatorio'],
      ['pin', '48 21', CON_PIN],
    ],
    rechazos: [
      [
        'a wrong PIN',
        ({ escena }) => ({ body: { persona: escena.personaId, pin: '0000' } }),
        422,
        'El PIN no es correcto.',
      ],
      [
        'the PIN of nobody here',
        () => ({ body: { persona: NADIE, pin: '4821' } }),
        422,
        'El PIN no es correcto.',
      ],
    ],
  },
  { ruta: 'DELETE /api/turno', como: 'dispositivo', tiene: { turno: null } },
  {
    ruta: 'POST /api/aprobaciones',
    como: 'dispositivo',
    envia: ({ escena }) => ({ body: aprobar(escena.encargadoId, '9999') }),
    status: 201,
    tiene: { acto: 'anular' },
    malas: [
      ['persona', undefined, 'El identificador no es válido'],
      ['sobre', 'todo', 'Lo que se aprueba no es válido'],
      ['pin', undefined, 'El PIN es obligatorio'],
      ['pin', '48 21', CON_PIN],
      ['acto', undefined, 'El acto no es válido'],
      ['acto', 'cobrar', 'El acto no es válido'],
      ['clave', undefined, 'La clave no es válida'],
      ['clave', 'la-misma', 'La clave no es válida'],
    ],
    rechazos: [
      [
        'a wrong PIN',
        ({ escena }) => ({ body: aprobar(escena.encargadoId, '0000') }),
        422,
        'El PIN no es correcto.',
      ],
      [
        'who is no encargado',
        ({ escena }) => ({ body: aprobar(escena.personaId, '4821') }),
        422,
        'Ana no es encargado.',
      ],
    ],
  },
];
