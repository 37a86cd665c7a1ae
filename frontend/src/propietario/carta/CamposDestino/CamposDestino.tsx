import type { Categoria, TipoPedido } from '@carta/contracts';
import { useSesion } from '../../../sesion/useSesion';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { opcionesEstacion, opcionesPase } from '../modelo/destino';
import type { DestinoEscrito, OpcionDestino } from '../modelo/destino';

interface PropsCamposDestino {
  tipo: TipoPedido;
  /** A product's, whose pase and estación hold where it has none; null in a categoría's own form. */
  categoria: Categoria | null;
  valor: DestinoEscrito;
  onChange: (cambio: Partial<DestinoEscrito>) => void;
}

/** Where the house has neither pases nor estaciones it shows nothing. */
export function CamposDestino({ tipo, categoria, valor, onChange }: PropsCamposDestino) {
  const casa = useSesion(({ restaurante }) => restaurante) ?? {};
  const pases = opcionesPase(casa, tipo, categoria);
  const estaciones = opcionesEstacion(casa, tipo, categoria);
  return (
    <>
      {pases.length > 0 && (
        <Selector
          etiqueta="Pase"
          valor={known(pases, valor.pase)}
          opciones={pases}
          onChange={(pase) => onChange({ pase })}
        />
      )}
      {estaciones.length > 0 && (
        <Selector
          etiqueta="Estación"
          valor={known(estaciones, valor.estacion)}
          opciones={estaciones}
          onChange={(estacion) => onChange({ estacion })}
        />
      )}
    </>
  );
}

/** One that the house no longer has counts as none. */
function known(opciones: readonly OpcionDestino[], id: string): string {
  return opciones.some(({ valor }) => valor === id) ? id : '';
}
