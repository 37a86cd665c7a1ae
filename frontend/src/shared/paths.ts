const q = encodeURIComponent;

/** The addresses of the screens (docs/reglas.md#screens), so that none is written twice. */
export const paths = {
  inicio: () => '/',
  menuMesa: (restauranteId: string, mesa: number) => `/menu?restaurante=${q(restauranteId)}&mesa=${mesa}`,
  menuSinDatos: () => '/menu',
  menuSlug: (slug: string) => `/menu/${q(slug)}`,
  login: () => '/admin',
  registro: () => '/register',
  olvido: () => '/forgot-password',
  cambiarPassword: () => '/change-password',
  adminCarta: () => '/admin/carta',
  ajustes: () => '/admin/settings',
  hojaQr: () => '/admin/settings/qr',
  dispositivos: () => '/admin/settings/dispositivos',
  servicio: () => '/admin/settings/servicio',
  emparejar: () => '/emparejar',
  perfil: () => '/admin/profile',
  pedidos: () => '/admin/pedidos',
  entregados: () => '/admin/entregados',
  pagados: () => '/admin/pagados',
  cocina: (puesto?: 'cocina' | 'barra') => `/cocina${puesto ? `?puesto=${puesto}` : ''}`,
  sala: () => '/sala',
  salaMesas: () => '/sala?vista=mesas',
  salaMesa: (mesa: number) => `/sala/mesa/${mesa}`,
  salaPedir: (mesa: number) => `/sala/mesa/${mesa}/pedir`,
  estadisticas: () => '/admin/estadisticas',
} as const;
