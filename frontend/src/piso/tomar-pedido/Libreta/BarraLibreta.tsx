import { unidades } from '@carta/contracts';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../../pedir/carrito-store';
import { PALABRAS } from '../../../pedir/palabras';
import { TEXTO } from '../../../pedir/textos-envio';
import { textoTotal } from '../../../pedir/total';
import { tellAlto } from '../../../shared/lib/alto';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { ListaCategorias } from '../../../shared/ui/BarraCategorias/ListaCategorias';
import type { Enlazada } from '../../../shared/ui/BarraCategorias/ListaCategorias';
import css from './BarraLibreta.module.css';
import { useSyncExternalStore } from 'react';

export const ID_BARRA = 'comanda';
const tellBarra = tellAlto('--alto-barra-inferior');
const { sala } = PALABRAS;

interface PropsBarraLibreta {
  carrito: CarritoStore;
  /** Search results are one list, so it is empty then. */
  secciones: readonly Enlazada[];
  actual: string | undefined;
  onSaltar: (ancla: string) => void;
  onVer: () => void;
  onEnviar: () => void;
}

/** It is in thumb's reach, and stays above a phone's keyboard. */
export function BarraLibreta({ carrito, secciones, actual, onSaltar, onVer, onEnviar }: PropsBarraLibreta) {
  const cuantos = useStore(carrito, (estado) => unidades(estado.carrito));
  const vacio = useStore(carrito, (estado) => estado.carrito.items.length === 0);
  const total = useStore(carrito, (estado) => textoTotal(estado.carrito));
  const fase = useStore(carrito, (estado) => estado.fase);
  const enCamino = useStore(carrito, ({ envio }) => envio !== null);
  const teclado = useAltoTeclado();
  const pendiente = fase === 'sin_respuesta' || fase === 'caducado';
  return (
    <div
      ref={tellBarra}
      id={ID_BARRA}
      role="region"
      aria-label={sala.titulo}
      tabIndex={-1}
      className={css.barra}
      style={{ bottom: teclado }}
    >
      {teclado === 0 && (
        <div className={css.categorias}>
          <ListaCategorias secciones={secciones} actual={actual} onSaltar={onSaltar} />
        </div>
      )}
      <div className={`renglon ${css.fila}`}>
        {vacio && !enCamino ? (
          <p className={`suave ${css.vacia}`}>{sala.ayuda}</p>
        ) : (
          <button
            type="button"
            className={`renglon ${css.ver}`}
            data-hueco="3"
            data-pendiente={pendiente ? '' : undefined}
            aria-haspopup="dialog"
            onClick={onVer}
          >
            <span className={`${css.cuantos} cifras`}>
              {cuantos}
              <span className="solo-lectores">{cuantos === 1 ? ' producto' : ' productos'}</span>
            </span>
            <span className="crece">
              <span className={css.titulo} data-cuerpo="s">
                {enCamino ? textoEnCamino(pendiente, fase) : sala.ver}
              </span>{' '}
              <span className={`${css.total} cifras`}>{total}</span>
            </span>
            <ChevronUp aria-hidden="true" />
          </button>
        )}
        {!enCamino && (
          <Boton className={css.enviar} disabled={vacio} onClick={onEnviar}>
            {sala.seguir}
          </Boton>
        )}
      </div>
    </div>
  );
}

function textoEnCamino(pendiente: boolean, fase: string): string {
  if (pendiente) return TEXTO.sinConfirmar;
  return fase === 'enviando' ? TEXTO.enviando : TEXTO.comprobando;
}

/** Smaller changes (px) come from the browser's bars. */
const MINIMO = 120;

/** Returns px at the foot of the page; 0 without a keyboard. */
function useAltoTeclado(): number {
  return useSyncExternalStore(subscribe, readAlto, () => 0);
}

function subscribe(onCambio: () => void): () => void {
  const visible = window.visualViewport;
  visible?.addEventListener('resize', onCambio);
  visible?.addEventListener('scroll', onCambio);
  return () => {
    visible?.removeEventListener('resize', onCambio);
    visible?.removeEventListener('scroll', onCambio);
  };
}

/** A zoomed page shows less too, without a keyboard. */
function readAlto(): number {
  const visible = window.visualViewport;
  if (!visible || visible.scale > 1.01) return 0;
  const cubierto = Math.round(window.innerHeight - visible.height - visible.offsetTop);
  return cubierto >= MINIMO ? cubierto : 0;
}
