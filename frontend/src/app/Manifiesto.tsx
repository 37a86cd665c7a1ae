import { useLocation } from 'react-router-dom';

/** Whose screens a device can keep as an app; what begins with one of these addresses stays in its window. */
const INSTALABLES = ['admin', 'cocina', 'sala'];

/** The link goes with the address, because a tablet is paired and comes to its screen without a new page. */
export function Manifiesto() {
  const [, primera = ''] = useLocation().pathname.split('/');
  return INSTALABLES.includes(primera) && <link rel="manifest" href={`/${primera}.webmanifest`} />;
}
