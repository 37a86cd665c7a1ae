import { useEffect, useState } from 'react';
import EyeOff from 'lucide-react/icons/eye-off';
import { estacionDe } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';
import { desatendidoDe } from '../vivo/tickets/sin-pantalla';
import { useTablero } from '../vivo/tablero/useTablero';
import { useCasa } from './Mesas/useCasa';
import type { FrasePiso } from '../lenguas/frases';
import { t } from '../lenguas/t';
import css from './AvisoSinPantalla.module.css';

/** A wall that reloads, or a server just started, has screens again within this time (ms). */
const ESPERA_MS = 2_500;

const NADIE = 'hay pedidos que nadie está viendo' as const;

interface Falta<Texto extends string = string> {
  titulo: Texto;
  detalle: Texto;
  /** It is missed, and called so in the middle of a sentence. */
  estacion: string;
  nombre: Texto;
}

const COCINA = { estacion: estacionDe('comida'), nombre: 'la cocina' } as const;
const BARRA = { estacion: estacionDe('bebida'), nombre: 'la barra' } as const;
const FALTAS: Readonly<Record<string, Falta<FrasePiso>>> = {
  cocina: { ...COCINA, titulo: 'La cocina no está conectada', detalle: NADIE },
  barra: { ...BARRA, titulo: 'La barra no está conectada', detalle: NADIE },
  bebidas: { ...BARRA, titulo: 'Ninguna pantalla muestra las bebidas', detalle: NADIE },
  'bebidas-aqui': {
    ...BARRA,
    titulo: 'Esta pantalla no muestra las bebidas',
    detalle: 'hay pedidos de barra por hacer',
  },
};

interface PropsAvisoSinPantalla {
  /** Shows a station's orders on this screen too; absent where that is impossible. */
  onVer?: (estacion: string) => void;
}

/**
 * Full width, it says that orders wait where no screen shows them ('La cocina no está conectada'); a screen
 * that has lost the server cannot know, and shows nothing.
 */
export function AvisoSinPantalla({ onVer }: PropsAvisoSinPantalla) {
  const { estaciones: casa = [] } = useCasa();
  const solo = useTablero((tablero) => tablero.solo);
  const desatendido = useTablero(({ estaciones, pantalla, grupos, conexion, servicio }) =>
    estaciones === null || conexion.estado === 'cortada'
      ? null
      : desatendidoDe({
          estaciones,
          pantalla,
          solo,
          casa,
          grupos: grupos.values(),
          sinPantallaBarra: servicio.sinPantallaBarra,
        }),
  );
  const firme = useFirme(desatendido);
  const propia = casa.find(({ _id }) => _id === firme);
  const falta = firme === null ? undefined : (decirFalta(FALTAS[firme]) ?? (propia && faltaDe(propia)));
  // a bar's wall does not take over the kitchen
  const isOfrecida = firme !== 'cocina' || solo !== null;
  return (
    <div className={falta && css.aviso} data-falta={firme ?? undefined}>
      <div role="alert">
        {falta && (
          <p className={`renglon ${css.texto}`} data-hueco="3">
            <EyeOff aria-hidden="true" />
            <span>
              {falta.titulo}: <span className="medio">{falta.detalle}</span>
            </span>
          </p>
        )}
      </div>
      {falta && isOfrecida && onVer && (
        <button type="button" className={css.respuesta} onClick={() => onVer(falta.estacion)}>
          {t('Ver aquí también {que}', { que: falta.nombre })}
        </button>
      )}
    </div>
  );
}

const decirFalta = (falta: Falta<FrasePiso> | undefined): Falta | undefined =>
  falta && {
    ...falta,
    titulo: t(falta.titulo),
    detalle: t(falta.detalle),
    nombre: t(falta.nombre),
  };

function faltaDe({ _id, nombre }: EstacionCasa): Falta {
  return {
    titulo: t('La pantalla de {estacion} no está conectada', { estacion: nombre }),
    detalle: t(NADIE),
    estacion: _id,
    nombre,
  };
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
