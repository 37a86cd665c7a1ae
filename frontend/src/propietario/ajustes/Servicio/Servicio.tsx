import type { CambiarServicioRequest } from '@carta/contracts';
import { FalloLectura } from '../FalloLectura';
import { AvisoRechazados } from '../AvisoRechazados';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { MarcoAjustes } from '../MarcoAjustes';
import { falloDeAjustes } from '../ajustes-api';
import { FilaInterruptor } from './FilaInterruptor';
import { FormularioMinutos } from './FormularioMinutos';
import { FormularioOlvido } from './FormularioOlvido';
import { RenovarCodigos } from './RenovarCodigos';
import { useCambiarServicio, useServicio } from './useServicio';

interface PropsServicio {
  restauranteId: string;
  onVolver: () => void;
  onImprimir: () => void;
}

export function Servicio({ restauranteId, onVolver, onImprimir }: PropsServicio) {
  const { data: servicio, error, isPending, refetch } = useServicio(restauranteId);
  const { mutateAsync } = useCambiarServicio(restauranteId);

  const handleCambio = async (cambios: CambiarServicioRequest) => {
    try {
      await mutateAsync(cambios);
    } catch (fallo) {
      showToast({ tono: 'error', texto: falloDeAjustes(fallo), id: 'servicio' });
    }
  };
  return (
    <MarcoAjustes titulo="Servicio" onVolver={onVolver}>
      {isPending && <Cargando />}
      {error !== null && servicio === undefined && (
        <div className="pila">
          <FalloLectura error={error} onReintentar={refetch} />
        </div>
      )}
      {servicio !== undefined && (
        <>
          <AvisoRechazados>
            {servicio.exigirQrFirmado
              ? 'Ahora solo pide quien tiene un código.'
              : 'Si no son de tus mesas, activa «Pedir solo con el código de la mesa».'}
          </AvisoRechazados>
          <ul className="tarjeta" aria-label="Pedidos desde la mesa">
            <FilaInterruptor
              titulo="Pausar pedidos"
              texto="Nadie puede pedir desde el móvil hasta que lo desactives. La carta se sigue viendo, y los camareros pueden tomar nota."
              encendido={servicio.pausado}
              onChange={(pausado) => void handleCambio({ pausado })}
            />
            <FilaInterruptor
              titulo="Pedir solo con el código de la mesa"
              texto="Solo puede pedir quien ha escaneado el código impreso de su mesa. Si lo desactivas, también te llegan pedidos de quien no lo ha escaneado, marcados «Sin verificar»."
              encendido={servicio.exigirQrFirmado}
              onChange={(exigirQrFirmado) => void handleCambio({ exigirQrFirmado })}
            />
            <FilaInterruptor
              titulo="Toda la mesa ve su pedido"
              texto="Cada móvil ve lo que han pedido todos los de su mesa y cuánto suma, no solo lo suyo."
              encendido={servicio.mesaCompartida}
              onChange={(mesaCompartida) => void handleCambio({ mesaCompartida })}
            />
          </ul>
          <ul className="tarjeta" aria-label="Pedidos de los camareros">
            <FilaInterruptor
              titulo="Preguntar cuántos son"
              texto="El primer pedido de cada mesa pregunta cuántos son, y se puede omitir. Con eso la cuenta se reparte sola, y las estadísticas dicen lo que gasta cada comensal."
              encendido={servicio.preguntarComensales}
              onChange={(preguntarComensales) => void handleCambio({ preguntarComensales })}
            />
          </ul>
          <ul className="tarjeta" aria-label="Pantallas">
            <FilaInterruptor
              titulo="No tengo pantalla de barra"
              texto="Las bebidas salen en la pantalla de cocina junto a la comida, y nadie avisa de que la barra no está conectada."
              encendido={servicio.sinPantallaBarra}
              onChange={(sinPantallaBarra) => void handleCambio({ sinPantallaBarra })}
            />
          </ul>
          <FormularioMinutos servicio={servicio} onGuardar={mutateAsync} />
          <FormularioOlvido servicio={servicio} onGuardar={mutateAsync} />
          <RenovarCodigos restauranteId={restauranteId} onImprimir={onImprimir} />
        </>
      )}
    </MarcoAjustes>
  );
}
