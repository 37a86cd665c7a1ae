import { useEffect, useState } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { desatendidoDe } from '../vivo/modelo/sin-pantalla';
import type { Desatendido } from '../vivo/modelo/sin-pantalla';
import { useTablero } from '../vivo/useTablero';
import css from './AvisoSinPantalla.module.css';

/** A wall that reloads, or a server just started, has screens again within this time (ms). */
const ESPERA_MS = 2_500;

const NADIE = 'hay pedidos que nadie está viendo';

const TEXTO = {
  cocina: ['La cocina no está conectada', NADIE],
  barra: ['La barra no está conectada', NADIE],
  bebidas: ['Ninguna pantalla muestra las bebidas', NADIE],
  'bebidas-aqui': ['Esta pantalla no muestra las bebidas', 'hay pedidos de barra por hacer'],
} as const satisfies Record<Desatendido, readonly [string, string]>;

interface PropsAvisoSinPantalla {
  /** Shows the bar's orders on this screen too; absent where that is impossible. */
  onVerBarra?: () => void;
}

/**
 * Full width, it says that orders wait where no screen shows them ('La cocina no está conectada'); a screen
 * that has lost the server cannot know, and shows nothing.
 */
export function AvisoSinPantalla({ onVerBarra }: PropsAvisoSinPantalla) {
  const desatendido = useTablero(({ estaciones, pantalla, grupos, conexion, servicio }) =>
    estaciones === null || conexion.estado === 'cortada'
      ? null
      : desatendidoDe({
          estaciones,
          pantalla,
          grupos: grupos.values(),
          sinPantallaBarra: servicio.sinPantallaBarra,
        }),
  );
  const firme = useFirme(desatendido);
  return (
    <div className={firme === null ? undefined : css.aviso} data-falta={firme ?? undefined}>
      <div role="alert">
        {firme !== null && (
          <p className={css.texto}>
            <EyeOff aria-hidden="true" />
            <span>
              {TEXTO[firme][0]}
              <span className={css.detalle}>: {TEXTO[firme][1]}</span>
            </span>
          </p>
        )}
      </div>
      {firme !== null && firme !== 'cocina' && onVerBarra && (
        <button type="button" className={css.respuesta} onClick={onVerBarra}>
          Ver aquí también la barra
        </button>
      )}
    </div>
  );
}

/** A lack is shown once it has lasted a while, its end at once. */
function useFirme<T>(actual: T | null): T | null {
  const [firme, setFirme] = useState<T | null>(null);
  useEffect(() => {
    const reloj = setTimeout(() => setFirme(actual), ESPERA_MS);
    return () => clearTimeout(reloj);
  }, [actual]);
  return firme === actual ? actual : null;
}
