import type { MouseEvent, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import { marchar } from '../../vivo/actos/marchar';
import { claimLlamada, closeLlamada, useEnCursoSala } from '../../vivo/actos/llamada';
import { entregar } from '../../vivo/actos/pedido';
import { llevar } from '../../vivo/actos/llevar';
import { textoMarchar } from '../../vivo/tickets/estado-pases';
import { nombresPases, blancoMarcha } from '../../vivo/tickets/marcha-de-pases';
import { useAlgunoEnCurso } from '../../vivo/cola/peticiones';
import { blancoLlevar } from '../../vivo/actos/llevar';
import { openCuenta } from '../../cobrar/cobrando';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { EntradaRadar } from '../modelo/radar';
import { joinDuda } from '../useDudas';
import { useQuien } from '../quien';
import css from './AccionRadar.module.css';

interface PropsAccionRadar {
  /** Only tickets that are brought together, and pases that march together, are several. */
  entradas: readonly [EntradaRadar, ...EntradaRadar[]];
  /** It is null when nobody is on it. */
  va: string | null;
}

/** Offers the one thing to do, or names the person who is doing it. */
export function AccionRadar({ entradas, va }: PropsAccionRadar) {
  const quien = useQuien();
  const isAtendiendo = useEnCursoSala(({ llamadas }) => entradas.some(({ id }) => llamadas.has(id)));
  const isEnviando = useAlgunoEnCurso(entradas.map(blancoDe));
  const { texto, onAction, sinEspera = false, ...boton } = actoOf(entradas, va, quien);
  // the same act of another mesa is another one, too
  const { isNuevo, isRehusado } = useActoNuevo(
    `${texto} ${[...new Set(entradas.map(({ mesa }) => mesa))].join()}`,
  );
  if (onAction === undefined) return <YaAtendido texto={texto} />;
  const handleClick = (event: MouseEvent) => {
    if (!isRehusado(event)) onAction();
  };
  return (
    <Boton
      {...boton}
      className={css.boton}
      ocupado={!sinEspera && (isAtendiendo || isEnviando)}
      aria-disabled={isNuevo || undefined}
      onClick={handleClick}
    >
      {texto}
    </Boton>
  );
}

const blancoDe = (entrada: EntradaRadar) =>
  'pase' in entrada ? blancoMarcha(entrada.grupo.grupoMesa, entrada.pase.id) : blancoLlevar(entrada.id);

interface ActoRadar {
  texto: string;
  variante?: 'primario' | 'secundario';
  icono?: ReactNode;
  /** It may be tapped before the one before it has been answered. */
  sinEspera?: boolean;
  /** Absent where somebody else is on it. */
  onAction?: () => unknown;
}

const HECHO = <Check aria-hidden="true" />;

function actoOf(entradas: PropsAccionRadar['entradas'], va: string | null, quien: string): ActoRadar {
  const [entrada] = entradas;
  const tickets = entradas.flatMap((candidata) => ('ticket' in candidata ? [candidata] : []));
  const pases = entradas.flatMap((candidata) => ('pase' in candidata ? [candidata] : []));
  switch (entrada.tipo) {
    case 'por_cobrar':
      return { variante: 'secundario', texto: 'Cobrar', onAction: () => openCuenta(entrada.grupo) };
    case 'por_marchar':
    case 'olvidado':
      return {
        texto: textoMarchar({ nombre: nombresPases(pases.map(({ pase }) => pase)) }),
        onAction: () => marchar(pases),
      };
    case 'duda':
      return {
        variante: 'secundario',
        texto: `Juntar con la ${entrada.duda.ida.mesa.numero}`,
        onAction: () => joinDuda(entrada.duda),
      };
    case 'listo':
      if (va === null) return { texto: 'Lo llevo', onAction: () => llevar(tickets) };
      if (va !== quien) return { texto: `Lo lleva ${va}` };
      return { icono: HECHO, texto: 'Entregado', sinEspera: true, onAction: () => entregar(tickets) };
    default:
      if (va === null) return { texto: 'Voy', onAction: () => claimLlamada(entrada.llamada) };
      if (va !== quien) return { texto: `Va ${va}` };
      return { icono: HECHO, texto: 'Atendido', onAction: () => closeLlamada(entrada.llamada) };
  }
}

function YaAtendido({ texto }: { texto: string }) {
  return (
    <p className={`renglon ${css.yaAtendido}`}>
      <Footprints aria-hidden="true" />
      {texto}
    </p>
  );
}
