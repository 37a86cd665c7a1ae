import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useArrastre } from '../../lib/arrastre';
import capas from '../capas/capas.module.css';
import { NIVEL_PAGINA, NivelProvider, useCapa, useNivel } from '../capas/useCapa';
import { useUltimoAbierto } from '../capas/useUltimoAbierto';
import { CabeceraHoja } from './CabeceraHoja';
import { CuerpoHoja } from './CuerpoHoja';
import css from './HojaInferior.module.css';

/** In px: beyond which letting go closes it, and how far it follows a finger. */
const UMBRAL = 50;
const TOPE = 100;

interface PropsHojaInferior {
  abierta: boolean;
  /**
   * Called when closing starts; the sheet leaves by itself, in 300 ms. Whoever keeps `abierta` keeps the
   * sheet too, for instance to ask about unsaved changes first.
   */
  onClose: () => void;
  titulo?: string;
  subtitulo?: string;
  /** Accessible name of a sheet without a title. */
  etiqueta?: string;
  /** `compacta`: at most 80 % of the viewport's height; `completa`: from 80 % to 100 %. */
  tamano?: 'compacta' | 'completa';
  /** Docked at the right, as high as the window: the page beside it, which leaves it its room, stays in use. */
  anclada?: boolean;
  /** The drag handle; shown by default on compact sheets only. */
  asa?: boolean;
  botonCerrar?: boolean;
  /** Gives the sheet a back button. */
  onVolver?: () => void;
  /** z-index; by default 50, or 10 above the sheet it is rendered in. */
  nivel?: number;
  /** Pixels to drag down before letting go closes. */
  umbral?: number;
  /** Takes the focus on opening, if it is there; else the first that can. */
  foco?: RefObject<HTMLElement | null>;
  /** Stays in view at the bottom, for the sheet's main action. */
  pie?: ReactNode;
  children: ReactNode;
}

/**
 * The bottom sheet (docs/reglas.md#sheets-and-dialogs): closes with Escape, the backdrop, its button, a drag
 * or Back; keeps the page still and the focus inside, and gives the focus back. Keep it mounted and
 * change `abierta`, so that it can leave with its animation.
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
