import { useEffect, useState } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { sinPantallaDe } from '../vivo/modelo/sin-pantalla';
import { useTablero } from '../vivo/useTablero';
import css from './AvisoSinPantalla.module.css';

/** A wall that reloads, or a server just started, is no kitchen without screens: ms until it is said. */
const ESPERA_MS = 2_500;

const TEXTO = {
  cocina: 'La cocina no está conectada',
  barra: 'La barra no está conectada',
} as const;

interface PropsAvisoSinPantalla {
  /** Shows the bar's orders on this screen too; absent where there is no such thing. */
  onVerBarra?: () => void;
}

/**
 * Full width, when orders wait at a station whose screens do not answer ('La cocina no está
 * conectada'); nothing while somebody looks, nor on a screen that has lost the server and cannot know.
 */
export function AvisoSinPantalla({ onVerBarra }: PropsAvisoSinPantalla) {
  const estacion = useTablero(({ estaciones, pantalla, grupos, conexion }) =>
    estaciones === null || conexion.estado === 'cortada'
      ? null
      : sinPantallaDe(estaciones, pantalla, grupos.values()),
  );
  const firme = useFirme(estacion);
  return (
    <div className={firme === null ? undefined : css.aviso} data-estacion={firme ?? undefined}>
      <div role="alert">
        {firme !== null && (
          <p className={css.texto}>
            <EyeOff aria-hidden="true" />
            <span>
              {TEXTO[firme]}
              <span className={css.detalle}>: hay pedidos que nadie está viendo</span>
            </span>
          </p>
        )}
      </div>
      {firme === 'barra' && onVerBarra && (
        <button type="button" className={css.respuesta} onClick={onVerBarra}>
          Ver aquí también la barra
        </button>
      )}
    </div>
  );
}

/** What is missing, once it has been so for a while; that it is over is said at once. */
function useFirme<T>(actual: T | null): T | null {
  const [firme, setFirme] = useState<T | null>(null);
  useEffect(() => {
    const reloj = setTimeout(() => setFirme(actual), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [actual]);
  return firme === actual ? actual : null;
}
