import { ETIQUETA_PUESTO, LENGUAS_PANTALLA, PUESTOS } from '@carta/contracts';
import type { LenguaPantalla, Puesto, PuestoDispositivo } from '@carta/contracts';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { useSesion } from '../../../sesion/useSesion';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { ElegirEstaciones } from '../../../shared/ui/ElegirEstaciones/ElegirEstaciones';
import { IconoPuesto } from '../../../shared/ui/IconoPuesto/IconoPuesto';
import { Selector } from '../../../shared/ui/Selector/Selector';
import css from './HojaDispositivo.module.css';

/** `estaciones` and `lengua` are kept while another puesto is looked at. */
export interface PuestoEscrito {
  puesto: Puesto;
  estaciones: readonly string[];
  lengua: LenguaPantalla;
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

const NADIE_LAS_HA_REVISADO =
  'Botones, estados y alérgenos. Los platos y las notas siguen como se escriben. Estas palabras aún no las ha revisado nadie.';

/** Only a wall may be of some stations alone. */
const isMuro = (puesto: Puesto) => puesto === 'cocina' || puesto === 'barra';

/** A camarero's phone is in Spanish. */
const hasLengua = (puesto: Puesto) => puesto !== 'camarero';

/** Each language as it calls itself: 'Català', 'العربية'. */
const LENGUAS = LENGUAS_PANTALLA.map((valor) => {
  const nombre = new Intl.DisplayNames(valor, { type: 'language' }).of(valor) ?? valor;
  return { valor, texto: nombre.charAt(0).toLocaleUpperCase(valor) + nombre.slice(1) };
});

export function toPuestoEscrito({
  puesto,
  estaciones = [],
  lengua = 'es',
}: PuestoDispositivo): PuestoEscrito {
  return { puesto, estaciones, lengua };
}

export function toPuestoRequest({ puesto, estaciones, lengua }: PuestoEscrito): PuestoDispositivo {
  return {
    puesto,
    ...(isMuro(puesto) && estaciones.length > 0 && { estaciones: [...estaciones] }),
    ...(hasLengua(puesto) && lengua !== 'es' && { lengua }),
  };
}

/** What a device is for. */
export function CamposPuesto({ valor, onChange }: PropsCamposPuesto) {
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);
  const { puesto, estaciones, lengua } = valor;
  return (
    <>
      <div className="pila" data-hueco="2">
        <Eleccion
          etiqueta="Puesto"
          valor={puesto}
          opciones={OPCIONES}
          onChange={(elegido) => onChange({ ...valor, puesto: elegido })}
        />
        <p className={`suave ${css.texto}`} ref={anunciadoAlCambiar}>
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
      {hasLengua(puesto) && (
        <div className="pila" data-hueco="2">
          <Selector
            etiqueta="Lengua de la pantalla"
            valor={lengua}
            opciones={LENGUAS}
            onChange={(elegida) => onChange({ ...valor, lengua: elegida as LenguaPantalla })}
          />
          {lengua !== 'es' && <p className={`suave ${css.texto}`}>{NADIE_LAS_HA_REVISADO}</p>}
        </div>
      )}
    </>
  );
}
