import type { Alergeno, Carta } from '@carta/contracts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/lengua/lengua';
import { TOAST_PEDIDO, TEXTO } from '../../../pedir/textos-envio';
import { isAlmacenFirme } from '../../../shared/lib/almacen-firme';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { useAvisos } from '../avisos';
import { CarritoQuieto } from '../CarritoQuieto';
import { useCarrito } from '../useCarrito';
import { HojaConfirmar } from './HojaConfirmar';

interface PropsHojaEnviar {
  abierta: boolean;
  mesa: number;
  carta: Carta;
  evitados: readonly Alergeno[];
  avisoMesa: ReactNode;
  onClose: () => void;
}

/** For screens that show the order already. */
export function HojaEnviar(props: PropsHojaEnviar) {
  return (
    <CarritoQuieto abierta={props.abierta}>
      <Confirmacion {...props} />
    </CarritoQuieto>
  );
}

function Confirmacion({ abierta, mesa, carta, evitados, avisoMesa, onClose }: PropsHojaEnviar) {
  const avisos = useAvisos(carta, evitados);
  const noteVolatil = useCarrito((carrito) => carrito.noteVolatil);
  useEffect(() => {
    if (abierta) noteVolatil(!isAlmacenFirme());
  }, [abierta, noteVolatil]);

  function handleCancelar() {
    onClose();
    showToast({ id: TOAST_PEDIDO, texto: t(TEXTO.cancelado) });
  }

  return (
    <HojaConfirmar
      abierta={abierta}
      mesa={mesa}
      avisos={avisos}
      avisoMesa={avisoMesa}
      pausado={false}
      onClose={onClose}
      onCancelar={handleCancelar}
    />
  );
}
