import { Link, Navigate, useLocation } from 'react-router-dom';
import { FormularioLogin } from '../../features/sesion/FormularioLogin';
import { useSesion } from '../../features/sesion/useSesion';
import { ComprobandoSesion } from '../guards';
import { readOrigen } from '../origen';
import { paths } from '../paths';
import css from './LoginPage.module.css';

/** /admin: who is already signed in goes on to where they were going, or to their carta. */
export default function LoginPage() {
  const estado = useSesion((sesion) => sesion.estado);
  const aviso = useSesion((sesion) => sesion.aviso);
  const location = useLocation();

  if (estado === 'comprobando') return <ComprobandoSesion />;
  if (estado === 'abierta') {
    return <Navigate to={readOrigen(location.state) ?? paths.adminCarta()} replace />;
  }
  return (
    <main className={css.pagina}>
      <section className={css.tarjeta} aria-labelledby="titulo-login">
        <header className={css.cabecera}>
          <p className={css.marca}>Carta Digital</p>
          <h1 id="titulo-login">Iniciar sesión</h1>
          <p className={css.texto}>Tu carta y los pedidos de tus mesas.</p>
        </header>
        {aviso !== null && (
          <p className={css.aviso} role="status">
            {aviso}
          </p>
        )}
        <FormularioLogin />
        <nav className={css.enlaces} aria-label="Otras opciones">
          <Link to={paths.olvido()}>¿Olvidaste tu contraseña?</Link>
          <span>
            ¿Aún no tienes cuenta? <Link to={paths.registro()}>Regístrate</Link>
          </span>
        </nav>
      </section>
    </main>
  );
}
