import { rutas, rutasGestion } from '@carta/contracts';
import { buildCarta, buildCategoria } from '../../comensal/carta/pruebas/carta-entera';
import { TOKENS, buildRestaurante } from '../../sesion/pruebas/sesiones';
import { buildProducto } from '../../shared/api/pruebas/build-carta';
import { Negativa } from './personal';

export const CASA = buildRestaurante({
  tipoUsuario: 'premium',
  ubicacion: 'Calle Mayor, 1',
  numeroMesas: 12,
});
export const LOCAL = { id: CASA._id, slug: CASA.slug, email: CASA.email ?? '', password: 'demo1234' };

const [PICAR, BEBIDAS] = [
  buildCategoria({ nombre: 'Para picar' }),
  buildCategoria({ nombre: 'Bebidas', tipo: 'bebida', posicion: 1 }),
];
const PLATOS = (
  [
    ['Croquetas', PICAR],
    ['Bravas', PICAR],
    ['Caña', BEBIDAS],
  ] as const
).map(([nombre, { _id }]) => buildProducto({ nombre, categoria: _id }));
const CARTA = buildCarta({
  categorias: [PICAR, BEBIDAS].map((categoria) => ({
    ...categoria,
    productos: PLATOS.filter((plato) => plato.categoria === categoria._id),
  })),
});

/** The server answers these when nothing is wrong. */
export const BIEN: Record<string, unknown> = {
  [`GET ${rutas.me()}`]: CASA,
  [`POST ${rutas.refresh()}`]: TOKENS,
  [`POST ${rutas.logout()}`]: null,
  [`POST ${rutasGestion.verificarEmail()}`]: { disponible: true },
  [`POST ${rutasGestion.olvido()}`]: null,
  [`GET ${rutasGestion.categorias()}`]: [PICAR, BEBIDAS],
  [`GET ${rutasGestion.productos()}`]: PLATOS,
  'GET /api/carta': CARTA,
  [`GET ${rutas.restaurantePorSlug(CASA.slug)}`]: CARTA.restaurante,
  [`GET ${rutas.validarMesa(CASA._id, 4)}`]: {
    valida: true,
    mesa: { numero: 4 },
    restaurante: CARTA.restaurante,
  },
};
/** An account without a verified email gets these answers instead. */
export const SIN_VERIFICAR = {
  [`POST ${rutas.login()}`]: new Negativa(403, {
    message: 'Debes verificar tu email antes de poder iniciar sesión',
  }),
};
