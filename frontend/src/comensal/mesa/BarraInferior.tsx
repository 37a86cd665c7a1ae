import type { ReactNode } from 'react';
import { t } from '../../shared/lengua/lengua';
import { useAnuncio } from '../../shared/lib/anunciar';
import { tellAlto } from '../../shared/lib/alto';
import { tellPie } from '../../shared/lib/pie';
import { Salto } from '../../shared/ui/Salto/Salto';
import css from './BarraInferior.module.css';

const ID_BARRA = 'tu-mesa';
const tellBarra = tellAlto('--alto-barra-inferior');
const tellReservada = tellPie('data-pie-mesa');

interface PropsBarraInferior {
  /** Null: it can. */
  motivo?: string | null;
  /** Keeps room for what has not loaded yet. */
  reservada?: boolean;
  children: ReactNode;
}

/** Opaque, so that nothing is touched through it. */
export function BarraInferior({ motivo = null, reservada = false, children }: PropsBarraInferior) {
  useAnuncio(motivo ?? '');
  return (
    <div
      ref={tellBarra}
      id={ID_BARRA}
      role="region"
      aria-label={t('Tu mesa')}
      tabIndex={-1}
      className={`${css.barra} no-imprimir`}
    >
      <div
        ref={reservada ? tellReservada : undefined}
        className={`fila ${css.fila}`}
        data-reservada={reservada ? '' : undefined}
      >
        {children}
      </div>
      {motivo !== null && <p className={css.motivo}>{motivo}</p>}
    </div>
  );
}

export function SaltoBarra() {
  return <Salto a={ID_BARRA}>{t('Saltar al carrito y a tu pedido')}</Salto>;
}

/** Null: it can. */
export function motivoOf(mesa: number | null, pausado: boolean): string | null {
  if (pausado) return t('Los pedidos desde la mesa están en pausa. Avisa a un camarero, por favor.');
  return mesa === null ? t('Para pedir, escanea el código QR de tu mesa.') : null;
}
