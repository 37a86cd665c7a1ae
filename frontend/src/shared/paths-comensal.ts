const q = encodeURIComponent;

/** The diner's, and what is open to anybody: a first load carries no other. */
export const pathsComensal = {
  inicio: () => '/',
  menuMesa: (restauranteId: string, mesa: number) => `/menu?restaurante=${q(restauranteId)}&mesa=${mesa}`,
  menuSinDatos: () => '/menu',
  menuSlug: (slug: string) => `/menu/${q(slug)}`,
  avisoLegal: (slug: string) => `/menu/${q(slug)}/legal`,
  accesibilidad: (slug: string) => `/menu/${q(slug)}/accesibilidad`,
} as const;
