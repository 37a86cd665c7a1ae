import type { MouseEvent, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import { ESTADO_AL } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { claimLlamada, closeLlamada, entregar, llevar } from '../../vivo/acciones-sala';
import { moveGrupo } from '../../vivo/acciones';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { EntradaRadar } from '../modelo/radar';
import { useQuien } from '../quien';
import css from './AccionRadar.module.css';

const HECHO = <Check aria-hidden="true" />;

interface PropsAccionRadar {
  entrada: EntradaRadar;
  /** Who is on it; null when nobody is. */
  va: string | null;
}

/** The one thing to do about what waits; or who is already doing it. */
export function AccionRadar({ entrada, va }: PropsAccionRadar) {
  const quien = useQuien();
  switch (entrada.tipo) {
    case 'por_cobrar':
      return (
        <Accion
          variante="secundario"
          texto="Cobrar"
          onAction={() => moveGrupo(entrada.grupo, ESTADO_AL.cobrar)}
        />
      );
    case 'listo':
      if (va === null) {
        return <Accion texto="Lo llevo" onAction={() => llevar(entrada.grupo, entrada.ticket)} />;
      }
      if (va !== quien) return <Ajeno texto={`Lo lleva ${va}`} />;
      return (
        <Accion icono={HECHO} texto="Entregado" onAction={() => entregar(entrada.grupo, entrada.ticket)} />
      );
    default:
      if (va === null) {
        return <Accion texto="Voy" onAction={() => claimLlamada(entrada.llamada)} />;
      }
      if (va !== quien) return <Ajeno texto={`Va ${va}`} />;
      return <Accion icono={HECHO} texto="Atendido" onAction={() => closeLlamada(entrada.llamada)} />;
  }
}

interface PropsAccion {
  texto: string;
  variante?: 'primario' | 'secundario';
  icono?: ReactNode;
  onAction: () => Promise<unknown>;
}

function Accion({ texto, variante, icono, onAction }: PropsAccion) {
  const handleClick = (event: MouseEvent) => {
    if (!isRepetido(event)) void onAction();
  };
  return (
    <Boton className={css.boton} variante={variante} icono={icono} onClick={handleClick}>
      {texto}
    </Boton>
  );
}

function Ajeno({ texto }: { texto: string }) {
  return (
    <p className={css.ajeno}>
      <Footprints aria-hidden="true" />
      {texto}
    </p>
  );
}
