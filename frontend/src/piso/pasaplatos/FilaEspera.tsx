import type { MouseEvent } from 'react';
import Hourglass from 'lucide-react/icons/hourglass';
import { FranjaAvisado } from '../ui/Alergia';
import { MarcaEspera } from '../ui/MarcaEspera';
import { useActoNuevo } from '../ui/quietud/useActoNuevo';
import { marchar } from '../vivo/actos/marchar';
import { textoEstadoPase, textoMarchar } from '../vivo/tickets/estado-pases';
import { mesasDe, textoMesas } from '../vivo/mesas/partidas-abiertas';
import { blancoMarcha, nombresPases } from '../vivo/tickets/marcha-de-pases';
import type { EsperaPasaplatos } from '../vivo/tickets/tarjetas-pasaplatos';
import { useAlgunoEnCurso } from '../vivo/cola/peticiones';
import { Boton } from '../../shared/ui/Boton/Boton';
import { t } from '../lenguas/t';
import css from './FilaEspera.module.css';

/** 'Mesa 4 · Segundos · en espera (3)': quiet, with the one button that has the next of them made. */
export function FilaEspera({ mesas, grupos, pases, siguientes }: EsperaPasaplatos) {
  const ocupado = useAlgunoEnCurso(
    siguientes.map(({ grupo, pase }) => blancoMarcha(grupo.grupoMesa, pase.id)),
  );
  const suyas = mesasDe(siguientes.map(({ grupo }) => grupo));
  const que = textoMarchar({ nombre: nombresPases(siguientes.map(({ pase }) => pase)) });
  const { isNuevo, isRehusado } = useActoNuevo(`${que} ${suyas.join()}`);
  const handleMarchar = (event: MouseEvent) => {
    if (!isRehusado(event)) void marchar(siguientes);
  };
  return (
    <div className={css.fila}>
      <Hourglass aria-hidden="true" />
      <p className={css.texto}>
        <strong>{textoMesas(mesas)}</strong>
        {pases.map((pase) => (
          <span key={pase.id} className={css.pase}>
            <span className="solo-lectores"> · </span>
            {pase.nombre} · {textoEstadoPase(pase)}
          </span>
        ))}
      </p>
      {grupos.map(({ grupoMesa }) => (
        <MarcaEspera key={grupoMesa} de={blancoMarcha(grupoMesa, pases[0]?.id ?? '')} />
      ))}
      <Boton
        className={css.boton}
        variante="secundario"
        ocupado={ocupado}
        aria-disabled={isNuevo || undefined}
        aria-label={
          suyas.length > 1
            ? t('{que} de las mesas {mesas}', { que, mesas: suyas.join(' + ') })
            : t('{que} de la mesa {n}', { que, n: suyas[0] ?? 0 })
        }
        onClick={handleMarchar}
      >
        {/* of a party not all may be due */}
        {suyas.length < mesas.length ? `${textoMesas(suyas)}: ${que}` : que}
      </Boton>
      <FranjaAvisado className={css.avisado} de={mesas[0] ?? 0} />
    </div>
  );
}
