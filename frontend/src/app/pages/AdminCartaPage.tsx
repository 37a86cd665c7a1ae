import { BookOpen, ExternalLink, LogOut } from 'lucide-react';
import { canDo } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { useSesion } from '../../features/sesion/useSesion';
import { BarraPestanas } from '../../features/tablero/componentes/BarraPestanas/BarraPestanas';
import { Boton } from '../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { ENLACES_TABLERO } from '../enlacesTablero';
import { paths } from '../paths';
import css from './AdminCartaPage.module.css';

/** /admin/carta: the restaurant's home behind the login. */
export default function AdminCartaPage() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const logout = useSesion((sesion) => sesion.logout);
  if (restaurante === null) return null;
  return (
    <div className={css.pagina}>
      <header className={css.cabecera}>
        <div>
          <p className={css.nombre}>{restaurante.nombre}</p>
          <h1>Carta</h1>
        </div>
        <Boton
          variante="fantasma"
          tamano="compacto"
          icono={<LogOut aria-hidden="true" />}
          onClick={() => void logout()}
        >
          Cerrar sesión
        </Boton>
      </header>
      <BarraPestanas enlaces={ENLACES_TABLERO} conTableros={canDo(restaurante.tipoUsuario, 'tablero')} />
      <main>
        <EstadoVacio
          titulo="Tu carta está publicada"
          texto="Mírala como la ven tus clientes cuando abren el enlace de su mesa."
          icono={<BookOpen />}
          acciones={
            <Link className={css.enlace} to={paths.menuSlug(restaurante.slug)}>
              <ExternalLink aria-hidden="true" />
              Ver como cliente
            </Link>
          }
        />
      </main>
    </div>
  );
}
