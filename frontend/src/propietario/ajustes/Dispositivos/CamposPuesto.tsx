import { ETIQUETA_PUESTO, PUESTOS } from '@carta/contracts';
import type { CrearCodigoRequest, Puesto } from '@carta/contracts';
import { useSesion } from '../../../sesion/useSesion';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { ElegirEstaciones } from '../../../shared/ui/ElegirEstaciones/ElegirEstaciones';
import { IconoPuesto } from '../../../shared/ui/IconoPuesto/IconoPuesto';
import css from './HojaDispositivo.module.css';

/** `estaciones` are kept while another puesto is looked at. */
export interface PuestoEscrito {
  puesto: Puesto;
  estaciones: readonly string[];
}

interface PropsCamposPuesto {
  valor: PuestoEscrito;
  onChange: (valor: PuestoEscrito) => void;
}

const OPCIONES = PUESTOS.map((valor) => ({
  valor,
  texto: ETIQUETA_PUESTO[valor],
  icono: <IconoPuesto puesto={valor} />,
}));
const QUE_VERA = {
  cocina: 'Las comandas de comida, a pantalla completa.',
  barra: 'Las comandas de bebida, a pantalla completa.',
  pase: 'Lo que se está haciendo de cada mesa, y qué falta para que salga.',
  camarero: 'Lo que espera en la sala: platos listos, llamadas y cuentas. También toma pedidos.',
} as const satisfies Record<Puesto, string>;

/** Only a wall may be of some stations alone. */
const isMuro = (puesto: Puesto) => puesto === 'cocina' || puesto === 'barra';

export function toPuestoRequest({
  puesto,
  estaciones,
}: PuestoEscrito): Pick<CrearCodigoRequest, 'puesto' | 'estaciones'> {
  return isMuro(puesto) && estaciones.length > 0 ? { puesto, estaciones: [...estaciones] } : { puesto };
}

/** What a device is for. */
export function CamposPuesto({ valor, onChange }: PropsCamposPuesto) {
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const { puesto, estaciones } = valor;
  return (
    <>
      <div className={css.puesto}>
        <Eleccion
          etiqueta="Puesto"
          valor={puesto}
          opciones={OPCIONES}
          onChange={(elegido) => onChange({ ...valor, puesto: elegido })}
        />
        <p className={css.texto} aria-live="polite">
          {QUE_VERA[puesto]}
        </p>
      </div>
      {isMuro(puesto) && (
        <ElegirEstaciones
          casa={casa}
          elegidas={estaciones}
          onElegir={(elegidas) => onChange({ ...valor, estaciones: elegidas })}
        />
      )}
    </>
  );
}
