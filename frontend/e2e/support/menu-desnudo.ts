import type { Page } from 'playwright-core';
import type { Mundo } from './paginas';

/** A phone to which menus come as when the database is away: the screen has to ask for everything itself. */
export async function openNavegadorDesnudo({ openNavegador, producto }: Mundo): Promise<Page> {
  const context = await openNavegador();
  await context.route(
    ({ pathname }) => pathname.startsWith('/menu'),
    async (route) => route.fulfill({ response: await route.fetch({ url: producto.url }) }),
  );
  return context.newPage();
}
