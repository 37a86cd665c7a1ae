import { ACTOS_CON_ENCARGADO } from '@carta/contracts';
import type { ActoConEncargado, Persona } from '@carta/contracts';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { FilaInterruptor } from '../Servicio/FilaInterruptor';
import { useInterruptores } from '../Servicio/useInterruptores';

interface PropsConEncargado {
  restauranteId: string;
  personas: readonly Persona[];
}

/** For which acts a device asks an encargado for their PIN (docs/reglas/casa.md#approvals). */
export function ConEncargado({ restauranteId, personas }: PropsConEncargado) {
  const { servicio, espera, change } = useInterruptores(restauranteId, 'con-encargado');
  const { conEncargado = [] } = servicio ?? {};
  const hayEncargado = personas.some(({ activa, rol }) => activa && rol === 'encargado');

  const handleChange = (acto: ActoConEncargado, pide: boolean) =>
    change({
      conEncargado: ACTOS_CON_ENCARGADO.filter((cada) =>
        cada === acto ? pide : conEncargado.includes(cada),
      ),
    });

  return (
    <section className="pila" aria-labelledby="con-encargado">
      <h2 id="con-encargado">Con PIN de encargado</h2>
      <p className="suave">
        Lo que marques pide en las pantallas y los móviles el PIN de un encargado, cada vez, también a él. Con
        tu cuenta no se pide nunca. Deshacer al momento lo que uno mismo acaba de hacer tampoco lo pide.
      </p>
      {!hayEncargado && (
        <Mensaje>
          {conEncargado.length > 0
            ? 'Ahora no hay ningún encargado que pueda entrar: no se pide a nadie.'
            : 'Para marcar algo, da antes a una persona el rol de encargado.'}
        </Mensaje>
      )}
      {espera}
      {servicio && (
        <ul className="tarjeta" aria-label="Con PIN de encargado">
          {ACTOS_CON_ENCARGADO.map((acto) => (
            <FilaInterruptor
              key={acto}
              {...TEXTOS[acto]}
              encendido={conEncargado.includes(acto)}
              onChange={(pide) => void handleChange(acto, pide)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const TEXTOS = {
  invitar: { titulo: 'Invitar', texto: 'Que la casa pague una bebida o un plato.' },
  descuento: { titulo: 'Hacer un descuento', texto: 'De un plato o de toda la cuenta.' },
  devolver: { titulo: 'Devolver un plato', texto: 'Quitar de la cuenta lo que un cliente ha devuelto.' },
  anular: { titulo: 'Anular un cobro', texto: 'Vuelve a faltar por cobrar.' },
  cancelarServido: {
    titulo: 'Cancelar algo ya servido',
    texto: 'Lo que estuvo entregado y alguien ha echado atrás después.',
  },
  reabrir: { titulo: 'Reabrir una mesa pagada', texto: 'Su pago se da por deshecho.' },
  cerrar: { titulo: 'Cerrar una mesa sin cobrar', texto: 'Una abandonada, o que se ha quedado vacía.' },
} as const satisfies Record<ActoConEncargado, { titulo: string; texto: string }>;
