import Armchair from 'lucide-react/icons/armchair';
import { ETIQUETA_ESTADO, isLlamadaAbierta } from '@carta/contracts';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { Abandono } from '../../ui/Abandono';
import { useTablero } from '../../vivo/useTablero';
import { rondasOf } from '../modelo/rondas';
import { ErrorSala } from '../Radar/Radar';
import { useSala } from '../useSala';
import { LlamadaMesa } from './LlamadaMesa';
import { PieMesa } from './PieMesa';
import { RondaMesa } from './RondaMesa';
import css from './MesaSala.module.css';

interface PropsMesaSala {
  numero: number;
}

/** A mesa's page: who calls from it, everything it has ordered, what it owes. */
export function MesaSala({ numero }: PropsMesaSala) {
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  const { grupos, llamadas } = useSala();
  const grupo = grupos.find(({ mesa }) => mesa.numero === numero);
  const suyas = llamadas.filter((llamada) => isLlamadaAbierta(llamada) && llamada.mesa === numero);

  if (!leido) return fallo === null ? <Cargando /> : <ErrorSala fallo={fallo} />;
  return (
    <div className={css.mesa}>
      {suyas.map((llamada) => (
        <LlamadaMesa key={llamada._id} llamada={llamada} />
      ))}
      {grupo === undefined ? (
        <EstadoVacio icono={<Armchair />} titulo="Mesa libre" texto="No tiene nada pedido ni por cobrar." />
      ) : (
        <>
          <p>
            <Insignia estado={grupo.estadoGrupo}>{ETIQUETA_ESTADO[grupo.estadoGrupo]}</Insignia>
          </p>
          <Abandono className={css.abandono} grupo={grupo} />
          {rondasOf(grupo).map((ronda) => (
            <RondaMesa key={ronda.numero} grupo={grupo} ronda={ronda} />
          ))}
        </>
      )}
      <PieMesa numero={numero} grupo={grupo} />
    </div>
  );
}
