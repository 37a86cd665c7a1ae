import { Suspense, useMemo } from 'react';
import { Cargando } from '../shared/ui/Cargando/Cargando';
import { pantalla } from './pantalla-perezosa';
import { parseMesa } from '@carta/contracts/comensal';
import type { CargaCarta } from '../comensal/carta/carga';
import { MenuCliente } from '../comensal/mesa/MenuCliente';
import { loadConReintento } from '../shared/lib/piezas';

/** Its page comes with the carta, so how to ask for one is loaded only where it did not. */
const loadCarga = () => loadConReintento(() => import('../comensal/carta/carga'));

const AvisoLegal = pantalla(() => import('../comensal/legal/AvisoLegal'), 'AvisoLegal');

const Accesibilidad = pantalla(() => import('../comensal/legal/Accesibilidad'), 'Accesibilidad');

const AppPersonal = pantalla(async () => {
  const personal = await import('./AppPersonal');
  personal.startPersonal();
  return { AppPersonal: personal.AppPersonal };
}, 'AppPersonal');

export type Direccion = Readonly<Pick<Location, 'pathname' | 'search'>>;

const MENU = /^\/menu(?:\/(?<slug>[^/]+)(?:\/(?<hoja>legal|accesibilidad))?)?\/?$/;

/**
 * Screens by address (docs/reglas/limites.md#screens). A diner's come with the first script and without a router,
 * because they are opened once, on a bad line; the rest load on demand.
 */
export function Pantalla({ direccion }: { direccion: Direccion }) {
  return <Suspense fallback={<Cargando />}>{pantallaAt(direccion)}</Suspense>;
}

function pantallaAt({ pathname, search }: Direccion) {
  const menu = MENU.exec(pathname);
  if (menu === null) return <AppPersonal />;
  const { slug, hoja } = menu.groups ?? {};
  if (slug === undefined) return <MenuPorMesaPage search={search} />;
  if (hoja === undefined) return <MenuPorSlugPage slug={decode(slug)} />;
  return hoja === 'legal' ? <AvisoLegal slug={decode(slug)} /> : <Accesibilidad slug={decode(slug)} />;
}

/** A malformed address throws. */
function decode(parte: string): string {
  try {
    return decodeURIComponent(parte);
  } catch {
    return parte;
  }
}

function MenuPorMesaPage({ search }: { search: string }) {
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const carga = useMemo<CargaCarta>(
    () => async (signal) => (await loadCarga()).cargaPorMesa(params)(signal),
    [params],
  );
  const mesa = parseMesa(params.get('mesa')?.trim());
  return <MenuCliente carga={carga} mesa={mesa} firma={params.get('t') || null} />;
}

function MenuPorSlugPage({ slug }: { slug: string }) {
  const carga = useMemo<CargaCarta>(
    () => async (signal) => (await loadCarga()).cargaPorSlug(slug)(signal),
    [slug],
  );
  return <MenuCliente carga={carga} mesa={null} firma={null} />;
}
