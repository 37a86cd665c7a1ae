import type { Alergeno } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { anunciado } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useCarrito } from '../useCarrito';
import css from './Recuadro.module.css';

export interface MudanzaCarrito {
  mesa: number;
  /** The mesa before; back there the diner goes on alone. */
  vuelta?: { mesa: number; onVolver: () => void };
  /** Its order was refused for that and is still to be sent. */
  porEnviar?: { evita: readonly Alergeno[] };
}

/** Nothing is ordered at either mesa without being asked. */
export function AvisoMudanza({ mudada }: { mudada: MudanzaCarrito }) {
  const { mesa, vuelta, porEnviar } = mudada;
  const envio = useCarrito((carrito) => carrito.envio);
  const vacio = useCarrito(({ carrito }) => carrito.items.length === 0);
  const confirm = useCarrito((carrito) => carrito.confirm);
  if (!vuelta || vacio || envio !== null) return null;
  return (
    <div className={css.recuadro} ref={anunciado}>
      <p className={css.titulo}>{t('Ahora estáis en la mesa {mesa}', { mesa })}</p>
      <p>{porEnviar ? t('Tu pedido aún no se ha enviado.') : t('Tu carrito ha venido contigo.')}</p>
      <div className="fila">
        {porEnviar && (
          <Boton tamano="compacto" onClick={() => void confirm(porEnviar.evita)}>
            {t('Enviar a la mesa {mesa}', { mesa })}
          </Boton>
        )}
        <Boton tamano="compacto" variante="secundario" onClick={vuelta.onVolver}>
          {t('Seguimos en la mesa {mesa}', { mesa: vuelta.mesa })}
        </Boton>
      </div>
    </div>
  );
}
