const q = encodeURIComponent;

/** The addresses of the screens (specification §2), so that none is written twice. */
export const paths = {
  inicio: () => '/',
  menuMesa: (restauranteId: string, mesa: number) => `/menu?restaurante=${q(restauranteId)}&mesa=${mesa}`,
  menuSlug: (slug: string) => `/menu/${q(slug)}`,
  login: () => '/admin',
  registro: () => '/register',
  olvido: () => '/forgot-password',
  adminCarta: () => '/admin/carta',
  ajustes: () => '/admin/settings',
  perfil: () => '/admin/profile',
  pedidos: () => '/admin/pedidos',
  entregados: () => '/admin/entregados',
  pagados: () => '/admin/pagados',
} as const;
