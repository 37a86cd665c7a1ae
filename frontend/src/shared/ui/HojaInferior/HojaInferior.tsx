import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useArrastre } from '../../lib/arrastre';
import capas from '../capas/capas.module.css';
import { NIVEL_PAGINA, NivelProvider, useCapa, useNivel } from '../capas/useCapa';
import { useUltimoAbierto } from '../capas/useUltimoAbierto';
import { CabeceraHoja } from './CabeceraHoja';
import css from './HojaInferior.module.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Tiron } from '../../lib/tiron';
import { onTiron } from '../../lib/tiron';

/** Px: to drag before releasing closes, and to follow a finger. */
const UMBRAL = 50;
const TOPE = 100;

interface PropsHojaInferior {
  abierta: boolean;
  /**
   * Called when closing starts; the animation takes 300 ms. Keeping `abierta` keeps the sheet open, for
   * instance to ask about unsaved changes.
   */
  onClose: () => void;
  titulo?: ReactNode;
  subtitulo?: ReactNode;
  /** A sheet without a title needs it. */
  etiqueta?: string;
  /** `compacta`: up to 80 % of the viewport's height; `completa`: 80 to 100 %. */
  tamano?: 'compacta' | 'completa';
  /** At the right of a page that stays usable and leaves it room. */
  anclada?: boolean;
  /** Only compact sheets have it by default. */
  asa?: boolean;
  botonCerrar?: boolean;
  onVolver?: () => void;
  /** The default is 50, or 10 above the sheet around it. */
  nivel?: number;
  umbral?: number;
  /** Focused on opening; by default the first that can be. */
  foco?: RefObject<HTMLElement | null>;
  /** It is always in view, for the main action. */
  pie?: ReactNode;
  children: ReactNode;
}

/**
 * The bottom sheet (docs/reglas/limites.md#sheets-and-dialogs). Escape, the backdrop, its button, a drag and Back
 * close it; it holds the page still and the focus inside. Keep it mounted and change `abierta`, so that its
 * closing is animated.
 */
export function HojaInferior(props: PropsHojaInferior) {
  const { abierta, onClose, tamano = 'compacta', anclada = false, botonCerrar = true } = props;
  const { asa = tamano === 'compacta' } = props;
  const nivel = useNivel(anclada ? NIVEL_PAGINA : props.nivel);
  const handleOpenChange = useCapa(abierta, nivel, onClose);
  const {
    hojaRef,
    asa: arrastre,
    tiron,
  } = useArrastre({
    umbral: anclada ? Infinity : (props.umbral ?? UMBRAL),
    tope: anclada ? 0 : TOPE,
    onDismiss: onClose,
  });
  const vista = useUltimoAbierto(abierta, props);

  return (
    <Dialog.Root
      open={abierta}
      onOpenChange={handleOpenChange}
      modal={!anclada}
      disablePointerDismissal={anclada}
    >
      <Dialog.Portal className={capas.capa} style={{ zIndex: nivel }}>
        {!anclada && <Dialog.Backdrop className={capas.velo} forceRender />}
        <Dialog.Popup
          ref={hojaRef}
          className={css.hoja}
          data-tamano={tamano}
          data-anclada={anclada ? '' : undefined}
          aria-label={vista.titulo ? undefined : vista.etiqueta}
          initialFocus={props.foco ?? true}
        >
          <CabeceraHoja
            titulo={vista.titulo}
            subtitulo={vista.subtitulo}
            asa={asa}
            botonCerrar={botonCerrar}
            onVolver={vista.onVolver}
            arrastre={arrastre}
          />
          <NivelProvider value={nivel}>
            <CuerpoHoja tiron={tiron}>{vista.children}</CuerpoHoja>
            {vista.pie && (
              <footer role="presentation" className={css.pie}>
                {vista.pie}
              </footer>
            )}
          </NivelProvider>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PropsCuerpoHoja {
  tiron: Tiron;
  children: ReactNode;
}

/** At its top a finger drags the whole sheet. */
function CuerpoHoja({ tiron, children }: PropsCuerpoHoja) {
  const cuerpo = useRef<HTMLDivElement>(null);
  const isArriba = useEffectEvent(() => tiron.isArriba());
  const draw = useEffectEvent((recorrido: number) => tiron.draw(recorrido));
  const drop = useEffectEvent((recorrido: number | null) => tiron.drop(recorrido));

  useEffect(() => {
    if (!cuerpo.current) return undefined;
    return onTiron(cuerpo.current, {
      isArriba: () => isArriba(),
      draw: (recorrido) => draw(recorrido),
      drop: (recorrido) => drop(recorrido),
    });
  }, []);

  return (
    <div ref={cuerpo} className={css.cuerpo}>
      {children}
    </div>
  );
}
