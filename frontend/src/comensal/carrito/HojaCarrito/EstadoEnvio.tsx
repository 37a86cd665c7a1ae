import { useSyncExternalStore } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useHora } from '../../../shared/lib/hora';
import { TEXTO } from '../../../pedir/textos-envio';
import { useCarrito } from '../useCarrito';
import css from './Recuadro.module.css';

export const VOLATIL = 'Este navegador no guarda nada: no cierres esta página hasta que lo confirmemos';
const SIN_SENAL = 'Guardado. Se enviará solo al volver la señal.';
const TRANQUILIDAD = 'No se perderá ni se pedirá dos veces, aunque cierres la página.';

export function EstadoEnvio() {
  const formatHora = useHora();
  const fase = useCarrito((carrito) => carrito.fase);
  const creado = useCarrito(({ envio }) => envio?.creado ?? null);
  const retry = useCarrito((carrito) => carrito.retry);
  const discard = useCarrito((carrito) => carrito.discard);
  const volatil = useCarrito((carrito) => carrito.volatil);
  const sinServidor = useCarrito((carrito) => carrito.sinSenal);
  const sinRed = useSyncExternalStore(followSenal, () => !navigator.onLine);
  const tranquilidad = volatil ? `${t(VOLATIL)}.` : t(TRANQUILIDAD);
  const guardado = (sinServidor || sinRed) && !volatil;
  if (fase === 'libre' || creado === null) return null;

  if (fase === 'sin_respuesta') {
    return (
      <div key={fase} ref={bringIntoView} className={css.recuadro} data-tono="peligro" role="alert">
        <p className={css.titulo}>{t(TEXTO.fallo)}</p>
        <p>
          {guardado
            ? t(SIN_SENAL)
            : `${t('Aún no sabemos si ha llegado a la cocina y lo seguimos intentando.')} ${tranquilidad}`}
        </p>
        <Boton tamano="compacto" onClick={retry}>
          {t('Reintentar')}
        </Boton>
      </div>
    );
  }
  if (fase === 'caducado') {
    return (
      <div key={fase} ref={bringIntoView} className={css.recuadro} data-tono="peligro" role="alert">
        <p className={css.titulo}>
          {t('Tu pedido de las {hora} se quedó sin confirmar', { hora: formatHora(creado) })}
        </p>
        <p>{t('No sabemos si llegó a la cocina. Si ya te lo sirvieron, enviarlo no lo repite.')}</p>
        <div className="fila">
          <Boton tamano="compacto" onClick={retry}>
            {t('Enviar ahora')}
          </Boton>
          <Boton tamano="compacto" variante="secundario" onClick={discard}>
            {t('Descartar')}
          </Boton>
        </div>
      </div>
    );
  }
  return (
    <div ref={tellEnVista} className={css.recuadro}>
      <p className={css.titulo}>{t(fase === 'enviando' ? TEXTO.enviando : TEXTO.comprobando)}</p>
      <p>{guardado ? t(SIN_SENAL) : tranquilidad}</p>
    </div>
  );
}

/** Somebody may be writing further down. */
function bringIntoView(recuadro: HTMLElement | null): void {
  // jsdom has no scrolling
  recuadro?.scrollIntoView?.({ block: 'nearest' });
}

function tellEnVista(recuadro: HTMLElement | null) {
  bringIntoView(recuadro);
  return anunciado(recuadro);
}

function followSenal(onCambio: () => void): () => void {
  window.addEventListener('online', onCambio);
  window.addEventListener('offline', onCambio);
  return () => {
    window.removeEventListener('online', onCambio);
    window.removeEventListener('offline', onCambio);
  };
}
