import { openVisita } from './mensajes';
import type { Fila, Grupo } from './mensajes';
import type { REGLAS } from './mensajes-catalogo';
import { openPasswordNueva, openRecuperacion } from './mensajes-codigos';
import { escritas } from './mensajes-escritos';
import { CATEGORIA, IMAGEN, MESA, PEDIDO, PRODUCTO } from './mensajes-reglas-carta';

/** Rules of the forms before the login, and with them every form of the catalogue. */

const CORTA = 'La contraseña debe tener al menos 6 caracteres';
const DISTINTAS = 'Las contraseñas no coinciden';
const SEIS = 'El código debe tener 6 dígitos';
const [PASSWORD, NUEVA, OTRA_VEZ] = ['Contraseña', 'Nueva contraseña', 'Confirmar contraseña'] as const;

const newPassword = (vacia: string): Fila[] =>
  escritas('Cambiar contraseña', { [NUEVA]: 'croqueta-2', [OTRA_VEZ]: 'croqueta-2' }, [
    [NUEVA, { [NUEVA]: '', [OTRA_VEZ]: '' }, vacia],
    [NUEVA, { [NUEVA]: '12345', [OTRA_VEZ]: '12345' }, CORTA],
    [OTRA_VEZ, { [OTRA_VEZ]: 'croqueta-3' }, DISTINTAS],
  ]);

/** Every form of the catalogue, once for each screen it is on. */
export const FORMULARIOS: Readonly<Record<keyof typeof REGLAS, readonly Grupo[]>> = {
  Order: PEDIDO,
  'Table number': MESA,
  'Verification code': [
    {
      pantalla: 'the code dialog',
      abrir: openRecuperacion,
      filas: [
        ...escritas('Verificar', {}, [
          ['Código', { Código: '' }, 'Por favor, ingresa el código de verificación'],
          ['Código', { Código: 'doce 345' }, SEIS],
        ]),
        {
          porque: 'ten minutes have gone by',
          mensaje: 'El código ha expirado. Solicita uno nuevo.',
          async provocar({ page }) {
            await page.clock.fastForward('10:00');
          },
        },
      ],
    },
  ],
  Register: [
    {
      pantalla: 'the registration',
      abrir: (teatro) => openVisita(teatro, '/register'),
      filas: escritas(
        'Crear cuenta',
        {
          'Nombre del establecimiento': 'Casa Ana',
          Email: 'ana@ejemplo.es',
          [PASSWORD]: 'croqueta-1',
          [OTRA_VEZ]: 'croqueta-1',
        },
        [
          [
            'Nombre del establecimiento',
            { 'Nombre del establecimiento': '   ' },
            'El nombre del restaurante es obligatorio',
          ],
          ['Email', { Email: ' ' }, 'El email es obligatorio'],
          ['Email', { Email: 'ana' }, 'El email no es válido'],
          [PASSWORD, { [PASSWORD]: '12345', [OTRA_VEZ]: '12345' }, CORTA],
          [OTRA_VEZ, { [OTRA_VEZ]: 'croqueta-2' }, DISTINTAS],
        ],
      ),
    },
  ],
  Forgot: [
    {
      pantalla: 'the forgotten password',
      abrir: (teatro) => openVisita(teatro, '/forgot-password'),
      filas: escritas('Enviar código', {}, [
        ['Email', { Email: '' }, 'El email es obligatorio'],
        ['Email', { Email: 'ana' }, 'El email no es válido'],
      ]),
    },
  ],
  'Reset password': [
    {
      pantalla: 'the new password, after the dialog',
      abrir: openPasswordNueva,
      filas: newPassword('La contraseña es obligatoria'),
    },
  ],
  'Change password': [
    {
      pantalla: 'the new password, by its page',
      abrir: (teatro) => openVisita(teatro, '/change-password?email=ana@ejemplo.es&code=123456'),
      filas: newPassword('La nueva contraseña es obligatoria'),
    },
  ],
  'Reset code page': [
    {
      pantalla: 'the code page',
      abrir: (teatro) => openVisita(teatro, '/reset-password?email=ana@ejemplo.es'),
      filas: escritas('Continuar', {}, [
        ['Código', { Código: '' }, 'El código es obligatorio'],
        ['Código', { Código: '12a34-5' }, SEIS],
      ]),
    },
  ],
  Category: CATEGORIA,
  Product: PRODUCTO,
  Image: IMAGEN,
};
