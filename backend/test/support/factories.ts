import { randomBytes } from 'node:crypto';
import { centimos, rutas } from '@carta/contracts';
import type { LoginResponse, NombrePlan, Producto, Rol, Tokens } from '@carta/contracts';
import { ProductosService } from '../../src/carta/productos/lista/productos.service';
import type { ProductoNuevo } from '../../src/carta/productos/lista/productos.service';
import { Hasher } from '../../src/casa/acceso/hasher.service';
import { SesionesService } from '../../src/casa/acceso/sesiones/sesiones.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import type { TestApp } from './app';

/** An id that nobody has. */
export const NADIE = 'f'.repeat(24);

/** Every account of the tests has this one. */
export const PASSWORD = 'contraseña de prueba';

export interface RestauranteDePrueba {
  id: string;
  nombre: string;
  slug: string;
  email: string;
  password: string;
}

interface DatosRestaurante {
  nombre?: string;
  passwordHash?: string;
  email?: string;
  plan?: NombrePlan;
  numeroMesas?: number;
  emailVerificado?: boolean;
}

let passwordHash: Promise<string> | undefined;

/** An account of a restaurant nobody else has; normal and verified unless the test says otherwise. */
export async function buildRestaurante(
  { app }: TestApp,
  datos: DatosRestaurante = {},
): Promise<RestauranteDePrueba> {
  const unico = randomBytes(4).toString('hex');
  const { nombre = `Casa ${unico}`, numeroMesas = 12, ...deLaCuenta } = datos;
  const { id, slug, cuenta } = await app.get(RestaurantesService).createConCuenta(
    { nombre, telefono: '600 000 000', ubicacion: 'Calle Mayor, 1', numeroMesas },
    {
      email: `casa-${unico}@ejemplo.es`,
      passwordHash: await (passwordHash ??= app.get(Hasher).hash(PASSWORD, { turno: 'prueba' })),
      plan: 'normal',
      emailVerificado: true,
      ...deLaCuenta,
    },
  );
  return { id, nombre, slug, email: cuenta.email, password: PASSWORD };
}

/** A tortilla of 8.50 € with nothing in it and in no categoría, but for what a test says. */
export function buildProducto(
  { app }: Pick<TestApp, 'app'>,
  restauranteId: string,
  datos: Partial<ProductoNuevo> = {},
): Promise<Producto> {
  return app.get(ProductosService).createProducto(restauranteId, {
    nombre: 'Tortilla',
    descripcion: '',
    precio: centimos(850),
    categoriaId: null,
    ingredientes: [],
    alergenos: [],
    disponible: true,
    agotadoHasta: null,
    ...datos,
  });
}

/** The tokens of a login over HTTP. */
export async function login(
  app: TestApp,
  { email, password }: Pick<RestauranteDePrueba, 'email' | 'password'>,
): Promise<LoginResponse> {
  const { status, body } = await app.post<LoginResponse>(rutas.login(), { body: { email, password } });
  if (status !== 200) throw new Error(`login answered ${status}: ${body.message}`);
  return body.data;
}

/** The tokens of a waiter's device of this restaurant. */
export function buildCamarero(app: TestApp, restauranteId: string): Promise<Tokens> {
  return openSesion(app, restauranteId, 'dispositivo');
}

/** The tokens of a session of this restaurant, without the time that a login costs. */
export async function openSesion(
  { app }: Pick<TestApp, 'app'>,
  restauranteId: string,
  rol: Rol = 'propietario',
): Promise<Tokens> {
  const local = await app.get(RestaurantesService).findLocal(restauranteId);
  if (!local) throw new Error(`there is no restaurant ${restauranteId}`);
  return app.get(SesionesService).openSesion(local, rol, '127.0.0.1');
}
