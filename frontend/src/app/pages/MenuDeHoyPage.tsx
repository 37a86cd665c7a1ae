import Printer from 'lucide-react/icons/printer';
import { Link, useSearchParams } from 'react-router-dom';
import { FalloCarga } from '../../propietario/ajustes/FalloCarga';
import { MenuDeHoy } from '../../propietario/carta/MenuDeHoy/MenuDeHoy';
import { isMenu } from '../../propietario/carta/MenuDeHoy/es-menu';
import { useCategorias, useProductos } from '../../propietario/carta/datos/listas';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { PaginaConVuelta } from './PaginaConVuelta';
import css from './MenuDeHoyPage.module.css';

export default function MenuDeHoyPage() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const [busqueda] = useSearchParams();
  const categorias = useCategorias();
  const productos = useProductos();
  if (restaurante === null) return null;
  const menus = (productos.data ?? []).filter(isMenu);
  const producto = menus.find(({ _id }) => _id === busqueda.get('producto')) ?? menus[0] ?? null;
  const listas = categorias.data && productos.data;
  const error = categorias.error ?? productos.error;
  return (
    <PaginaConVuelta titulo="Menú de hoy" volverA={paths.adminCarta()}>
      {listas && (
        <MenuDeHoy
          key={producto?._id ?? 'nuevo'}
          restaurante={restaurante}
          producto={producto}
          productos={productos.data ?? []}
          categorias={categorias.data ?? []}
          imprimir={
            producto && (
              <Link className={`junto ${css.imprimir}`} to={paths.menuImpreso(producto._id)}>
                <Printer aria-hidden="true" />
                Imprimir
              </Link>
            )
          }
        />
      )}
      {!listas && error === null && <Cargando />}
      {!listas && error !== null && (
        <FalloCarga
          error={error}
          onReintentar={() => Promise.all([categorias.refetch(), productos.refetch()])}
        />
      )}
    </PaginaConVuelta>
  );
}
