import type { TipoUsuario } from '@carta/contracts';

export const PERFIL_EJEMPLO = {
  nombre: 'Casa Lola',
  email: 'hola@casalola.es',
  telefono: '600 123 456',
  ubicacion: 'Calle Mayor 12, Madrid',
};

export const NOMBRE_TIPO = {
  normal: 'Normal',
  premium: 'Premium',
  admin: 'Admin',
  camarero: 'Camarero',
} as const satisfies Record<TipoUsuario, string>;
