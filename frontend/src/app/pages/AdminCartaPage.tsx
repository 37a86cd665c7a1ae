import { canDo, reglasEstablecimiento } from '@carta/contracts';
import ExternalLink from 'lucide-react/icons/external-link';
import Settings from 'lucide-react/icons/settings';
import { Link, useNavigate } from 'react-router-dom';
import { CartaAdmin } from '../../propietario/carta/CartaAdmin/CartaAdmin';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { tellPie } from '../../shared/lib/pie';
import { useTitulo } from '../../shared/lib/useTitulo';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import css from './AdminCartaPage.module.css';

const tellCarta = tellPie('data-pie-admin-carta');

const CompletarInformacion = perezoso(
  () => import('../../propietario/ajustes/CompletarInformacion'),
  'CompletarInformacion',
);

/** /admin/carta: the restaurant's home behind the login. */
export default function AdminCartaPage() {
  useTitulo('Carta');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const navigate = useNavigate();
  if (restaurante === null) return null;
  const { _id, nombre, slug, tipoUsuario } = restaurante;
  const puedeEditar = canDo(tipoUsuario, 'carta.editar');
  const comoCliente = _id && nombre ? paths.menuSlug(slug) : paths.menuSinDatos();
  return (
    <div ref={tellCarta} className={css.pagina}>
      <header className={css.cabecera}>
        <div className={css.titulos}>
          <p className={css.nombre}>{nombre}</p>
          <h1>Carta</h1>
        </div>
        <div className={css.enlaces}>
          <a className={css.cliente} href={comoCliente} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            Ver como cliente
          </a>
          <Link className={css.ajustes} to={paths.ajustes()} aria-label="Ajustes">
            <Settings aria-hidden="true" />
          </Link>
        </div>
      </header>
      <main className={css.contenido}>
        <CartaAdmin puedeEditar={puedeEditar} />
      </main>
      {puedeEditar && reglasEstablecimiento.isIncompleto(restaurante) && (
        <CompletarInformacion onContinuar={() => void navigate(paths.ajustes())} onClose={() => undefined} />
      )}
    </div>
  );
}
