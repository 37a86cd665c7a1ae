import type { MouseEvent, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Footprints from 'lucide-react/icons/footprints';
import type { Grupo } from '@carta/contracts';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import { claimLlamada, closeLlamada, entregar, llevar, useEnCursoSala } from '../../vivo/acciones-sala';
import { textoMarchar } from '../../vivo/modelo/estado-pases';
import type { PaseVivo } from '../../vivo/modelo/estado-pases';
import { blancoMarcha } from '../../vivo/modelo/paso';
import { blancoLlevar, useAlgunoEnCurso, useEnCurso } from '../../vivo/peticiones';
import { marchar } from '../marchar';
import { openCuenta } from '../../cobrar/cobrando';
import { Boton } from '../../../shared/ui/Boton/Boton';
import type { EntradaRadar } from '../modelo/radar';
import { joinDuda } from '../useDudas';
import { useQuien } from '../quien';
import css from './AccionRadar.module.css';

const HECHO = <Check aria-hidden="true" />;

interface PropsAccionRadar {
  /** Only tickets that are brought together are several. */
  entradas: readonly EntradaRadar[];
  /** It is null when nobody is on it. */
  va: string | null;
}

/** Offers the one thing to do, or names the person who is doing it. */
export function AccionRadar({ entradas, va }: PropsAccionRadar) {
  const [entrada] = entradas;
  const quien = useQuien();
  const isAtendiendo = useEnCursoSala(({ llamadas }) => entradas.some(({ id }) => llamadas.has(id)));
  const isLlevando = useAlgunoEnCurso(entradas.map(({ id }) => blancoLlevar(id)));
  const enCurso = isAtendiendo || isLlevando;
  if (entrada === undefined) return null;
  const listos = entradas.flatMap((candidata) => ('ticket' in candidata ? [candidata] : []));
  switch (entrada.tipo) {
    case 'por_cobrar':
      return <Accion variante="secundario" texto="Cobrar" onAction={() => openCuenta(entrada.grupo)} />;
    case 'por_marchar':
    case 'olvidado':
      return <Marchar grupo={entrada.grupo} pase={entrada.pase} />;
    case 'duda':
      return (
        <Accion
          variante="secundario"
          texto={`Juntar con la ${entrada.duda.ida.mesa.numero}`}
          onAction={() => joinDuda(entrada.duda)}
        />
      );
    case 'listo':
      if (va === null) {
        return (
          <Accion
            ocupado={enCurso}
            texto="Lo llevo"
            onAction={() => listos.forEach(({ grupo, ticket }) => void llevar(grupo, ticket))}
          />
        );
      }
      if (va !== quien) return <YaAtendido texto={`Lo lleva ${va}`} />;
      return (
        <Accion
          icono={HECHO}
          texto="Entregado"
          onAction={() => listos.forEach(({ grupo, ticket }) => void entregar(grupo, ticket))}
        />
      );
    default:
      if (va === null) {
        return <Accion ocupado={enCurso} texto="Voy" onAction={() => claimLlamada(entrada.llamada)} />;
      }
      if (va !== quien) return <YaAtendido texto={`Va ${va}`} />;
      return (
        <Accion
          ocupado={enCurso}
          icono={HECHO}
          texto="Atendido"
          onAction={() => closeLlamada(entrada.llamada)}
        />
      );
  }
}

function Marchar({ grupo, pase }: { grupo: Grupo; pase: PaseVivo }) {
  const ocupado = useEnCurso(blancoMarcha(grupo.grupoMesa, pase.id));
  return <Accion ocupado={ocupado} texto={textoMarchar(pase)} onAction={() => marchar(grupo, pase)} />;
}

interface PropsAccion {
  texto: string;
  variante?: 'primario' | 'secundario';
  icono?: ReactNode;
  /** A second tap would do nothing until the first has been answered. */
  ocupado?: boolean;
  onAction: () => unknown;
}

function Accion({ texto, variante, icono, ocupado, onAction }: PropsAccion) {
  const { isNuevo, isRehusado } = useActoNuevo(texto);
  const handleClick = (event: MouseEvent) => {
    if (!isRehusado(event)) onAction();
  };
  return (
    <Boton
      className={css.boton}
      variante={variante}
      icono={icono}
      ocupado={ocupado}
      aria-disabled={isNuevo || undefined}
      onClick={handleClick}
    >
      {texto}
    </Boton>
  );
}

function YaAtendido({ texto }: { texto: string }) {
  return (
    <p className={css.yaAtendido}>
      <Footprints aria-hidden="true" />
      {texto}
    </p>
  );
}
