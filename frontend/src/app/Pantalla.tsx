import { Suspense } from 'react';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { pantalla } from './pantalla-perezosa';
import { MenuPorMesaPage } from './pages/MenuPorMesaPage';
import { MenuPorSlugPage } from './pages/MenuPorSlugPage';

const AvisoLegal = pantalla(() => import('../comensal/legal/AvisoLegal'), 'AvisoLegal');

const AppPersonal = pantalla(async () => {
  const personal = await import('./AppPersonal');
  personal.startPersonal();
  return { AppPersonal: personal.AppPersonal };
}, 'AppPersonal');

/** Where a page was opened, as `window.location` tells it. */
export type Direccion = Readonly<Pick<Location, 'pathname' | 'search'>>;

const MENU = /^\/menu(?:\/(?<slug>[^/]+)(?<legal>\/legal)?)?\/?$/;

/**
 * Every screen by its address (docs/reglas.md#screens). A diner's come with the first script, and without a
 * router: they are opened once, on a bad line, and left by a link. Everybody else's are loaded when asked for.
 */
export function Pantalla({ direccion }: { direccion: Direccion }) {
  return <Suspense fallback={<Cargando />}>{pantallaAt(direccion)}</Suspense>;
}

function pantallaAt({ pathname, search }: Direccion) {
  const menu = MENU.exec(pathname);
  if (menu === null) return <AppPersonal />;
  const { slug, legal } = menu.groups ?? {};
  if (slug === undefined) return <MenuPorMesaPage search={search} />;
  return legal === undefined ? <MenuPorSlugPage slug={decode(slug)} /> : <AvisoLegal slug={decode(slug)} />;
}

/** An address can be typed wrongly. */
function decode(parte: string): string {
  try {
    return decodeURIComponent(parte);
  } catch {
    return parte;
  }
}
