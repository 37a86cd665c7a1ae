import { Dialog } from '@base-ui/react/dialog';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import type { HTMLAttributes, ReactNode } from 'react';
import { t } from '../../lengua/lengua';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import css from './CabeceraHoja.module.css';

interface PropsCabeceraHoja {
  titulo?: ReactNode;
  subtitulo?: ReactNode;
  asa: boolean;
  botonCerrar: boolean;
  onVolver?: (() => void) | undefined;
  /** The whole header is grabbed: the handle is too thin for a thumb. */
  arrastre: HTMLAttributes<HTMLElement>;
}

export function CabeceraHoja({ titulo, subtitulo, asa, botonCerrar, onVolver, arrastre }: PropsCabeceraHoja) {
  return (
    // it is the header of the sheet, not of the page
    <header role="presentation" className={css.cabecera} data-asa={asa ? '' : undefined} {...arrastre}>
      {asa && <span className={css.asa} data-testid="asa" aria-hidden="true" />}
      <div className={`fila ${css.fila}`} data-seguida="">
        {onVolver && (
          <BotonIcono etiqueta={t('Volver')} icono={<ArrowLeft aria-hidden="true" />} onClick={onVolver} />
        )}
        <div className={`crece ${css.titulos}`}>
          {titulo && <Dialog.Title>{titulo}</Dialog.Title>}
          {subtitulo && <Dialog.Description className={css.subtitulo}>{subtitulo}</Dialog.Description>}
        </div>
        {botonCerrar && (
          <Dialog.Close render={<BotonIcono etiqueta={t('Cerrar')} icono={<X aria-hidden="true" />} />} />
        )}
      </div>
    </header>
  );
}
