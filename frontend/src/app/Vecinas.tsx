import { Outlet } from 'react-router-dom';
import { usePreload } from '../shared/ui/Perezoso/perezoso';
import type { Perezoso } from '../shared/ui/Perezoso/perezoso';

/** Around the routes of screens that lead to each other: whichever is open, the others open without a network too. */
export function Vecinas({ pantallas }: { pantallas: readonly Perezoso<object>[] }) {
  usePreload(...pantallas);
  return <Outlet />;
}
