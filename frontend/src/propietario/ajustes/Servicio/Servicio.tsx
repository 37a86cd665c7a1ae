import type { CambiarServicioRequest, Servicio as AjustesServicio } from '@carta/contracts';
import { AvisoRechazados } from '../AvisoRechazados';
import { MarcoAjustes } from '../MarcoAjustes';
import { FilaInterruptor } from './FilaInterruptor';
import { FormularioMinutos } from './FormularioMinutos';
import { FormularioOlvido } from './FormularioOlvido';
import { RenovarCodigos } from './RenovarCodigos';
import { useInterruptores } from './useInterruptores';

interface PropsServicio {
  restauranteId: string;
  onVolver: () => void;
  onImprimir: () => void;
}

export function Servicio({ restauranteId, onVolver, onImprimir }: PropsServicio) {
  const { servicio, espera, change, save } = useInterruptores(restauranteId, 'servicio');
  return (
    <MarcoAjustes titulo="Servicio" onVolver={onVolver}>
      {espera && <div className="pila">{espera}</div>}
      {servicio && (
        <>
          <AvisoRechazados>
            {servicio.exigirQrFirmado
              ? 'Ahora solo pide quien tiene un código.'
              : 'Si no son de tus mesas, activa «Pedir solo con el código de la mesa».'}
          </AvisoRechazados>
          <Interruptores
            etiqueta="Pedidos desde la mesa"
            cuales={['pausado', 'exigirQrFirmado', 'mesaCompartida']}
            servicio={servicio}
            onCambio={change}
          />
          <Interruptores
            etiqueta="Pedidos de los camareros"
            cuales={['preguntarComensales']}
            servicio={servicio}
            onCambio={change}
          />
          <Interruptores
            etiqueta="Pantallas"
            cuales={['sinPantallaBarra']}
            servicio={servicio}
            onCambio={change}
          />
          <FormularioMinutos servicio={servicio} onGuardar={save} />
          <FormularioOlvido servicio={servicio} onGuardar={save} />
          <RenovarCodigos restauranteId={restauranteId} onImprimir={onImprimir} />
        </>
      )}
    </MarcoAjustes>
  );
}

const TEXTOS = {
  pausado: {
    titulo: 'Pausar pedidos',
    texto:
      'Nadie puede pedir desde el móvil hasta que lo desactives. La carta se sigue viendo, y los camareros pueden tomar nota.',
  },
  exigirQrFirmado: {
    titulo: 'Pedir solo con el código de la mesa',
    texto:
      'Solo puede pedir quien ha escaneado el código impreso de su mesa. Si lo desactivas, también te llegan pedidos de quien no lo ha escaneado, marcados «Sin verificar».',
  },
  mesaCompartida: {
    titulo: 'Toda la mesa ve su pedido',
    texto: 'Cada móvil ve lo que han pedido todos los de su mesa y cuánto suma, no solo lo suyo.',
  },
  preguntarComensales: {
    titulo: 'Preguntar cuántos son',
    texto:
      'El primer pedido de cada mesa pregunta cuántos son, y se puede omitir. Con eso la cuenta se reparte sola, y las estadísticas dicen lo que gasta cada comensal.',
  },
  sinPantallaBarra: {
    titulo: 'No tengo pantalla de barra',
    texto:
      'Las bebidas salen en la pantalla de cocina junto a la comida, y nadie avisa de que la barra no está conectada.',
  },
} as const satisfies Partial<Record<keyof AjustesServicio, { titulo: string; texto: string }>>;

interface PropsInterruptores {
  etiqueta: string;
  cuales: readonly (keyof typeof TEXTOS)[];
  servicio: AjustesServicio;
  onCambio: (cambios: CambiarServicioRequest) => unknown;
}

function Interruptores({ etiqueta, cuales, servicio, onCambio }: PropsInterruptores) {
  return (
    <ul className="tarjeta" aria-label={etiqueta}>
      {cuales.map((cual) => (
        <FilaInterruptor
          key={cual}
          {...TEXTOS[cual]}
          encendido={servicio[cual]}
          onChange={(encendido) => void onCambio({ [cual]: encendido })}
        />
      ))}
    </ul>
  );
}
