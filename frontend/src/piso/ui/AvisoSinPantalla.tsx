import { useEffect, useState } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { avisoSinPantallasDe } from '../vivo/modelo/sin-pantalla';
import { useTablero } from '../vivo/useTablero';
import css from './AvisoSinPantalla.module.css';

/** A wall that reloads, or a server just started, is no kitchen without screens: ms until it is said. */
const ESPERA_MS = 2_500;

/**
 * Full width, when orders wait at a station whose screens do not answer ('La cocina no está
 * conectada'); nothing while somebody looks, nor on a screen that has lost the server and cannot know.
 */
export function AvisoSinPantalla() {
  const aviso = useTablero(({ estaciones, pantalla, grupos, conexion }) =>
    estaciones === null || conexion.estado === 'cortada'
      ? null
      : avisoSinPantallasDe(estaciones, pantalla, grupos.values()),
  );
  const firme = useFirme(aviso);
  return (
    <div role="alert">
      {firme !== null && (
        <p className={css.aviso}>
          <EyeOff aria-hidden="true" />
          <span>
            {firme}
            <span className={css.detalle}>: hay pedidos que nadie está viendo</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** What is said, once it has been so for a while; that it is over is said at once. */
function useFirme(actual: string | null): string | null {
  const [firme, setFirme] = useState<string | null>(null);
  useEffect(() => {
    const reloj = setTimeout(() => setFirme(actual), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [actual]);
  return firme === actual ? actual : null;
}
