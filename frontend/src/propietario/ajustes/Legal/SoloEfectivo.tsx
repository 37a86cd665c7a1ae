import type { Restaurante } from '@carta/contracts';
import { useState } from 'react';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { FilaInterruptor } from '../Servicio/FilaInterruptor';
import { falloDeAjustes, saveRestaurante } from '../ajustes-api';

interface PropsSoloEfectivo {
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
}

/** Takes effect at once. */
export function SoloEfectivo({ restaurante, onGuardado }: PropsSoloEfectivo) {
  const { _id, soloEfectivo = false } = restaurante;
  const [pedido, setPedido] = useState<boolean | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);

  async function handleChange(nuevo: boolean) {
    setPedido(nuevo);
    setFallo(null);
    try {
      await saveRestaurante(_id, { soloEfectivo: nuevo });
      await onGuardado();
    } catch (error) {
      setFallo(falloDeAjustes(error));
    }
    setPedido(null);
  }

  return (
    <>
      <ul className="tarjeta" aria-label="Pagos" aria-busy={pedido !== null}>
        <FilaInterruptor
          titulo="Solo efectivo"
          texto="La carta, en el móvil y en papel, dice que no se puede pagar con tarjeta, y quien pide la cuenta desde su mesa no puede elegirla."
          encendido={pedido ?? soloEfectivo}
          onChange={(nuevo) => void handleChange(nuevo)}
        />
      </ul>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </>
  );
}
