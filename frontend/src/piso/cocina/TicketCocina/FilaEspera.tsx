import { useState } from 'react';
import type { MouseEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { Grupo, Linea, PaseDeMesa, Ticket } from '@carta/contracts';
import { AlergiaLinea } from '../../ui/Alergia';
import { FormatoLinea, OpcionesLinea } from '../../ui/ElegidoLinea';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { Nota } from '../../ui/Nota';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import type { ActoNuevo } from '../../ui/quietud/useActoNuevo';
import { isRepetido } from '../../ui/toque';
import { marcharPase } from '../../vivo/actos/marchar';
import { blancoMarcha, enMinuscula, pasesEnEspera } from '../../vivo/tickets/marcha-de-pases';
import { useEnCurso } from '../../vivo/cola/peticiones';
import { t } from '../../lenguas/t';
import css from './FilaEspera.module.css';

interface PropsFilaEspera {
  grupo: Grupo;
  ticket: Ticket;
  pase: PaseDeMesa<Linea>;
  /** What is said first, below its own ticket 'En espera'. */
  rotulo?: string;
}

/** What waits of a pase is one grey row without an age, and opens to be read: no tap on a dish begins it. */
export function FilaEspera({ grupo, ticket, pase: { id, nombre, lineas }, rotulo }: PropsFilaEspera) {
  const [abierta, setAbierta] = useState(false);
  const isSiguiente = pasesEnEspera(grupo)[0]?.id === id;
  // 'Marchar' comes to its row as the one before it leaves
  const turno = useActoNuevo(String(isSiguiente));
  const unidades = lineas.reduce((suma, { cantidad }) => suma + cantidad, 0);
  const handleAbrir = (event: MouseEvent) => {
    if (!isRepetido(event)) setAbierta(!abierta);
  };
  return (
    <li className={css.espera} data-linea={`espera ${id}`} data-espera="">
      <div className={css.fila}>
        <button type="button" className={css.abrir} aria-expanded={abierta} onClick={handleAbrir}>
          {abierta ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          <span>
            <span className={rotulo === undefined ? css.rotulo : css.mesa}>{rotulo ?? t('En espera')}</span> ·{' '}
            <span className={css.cuanto}>
              <span className={css.pase}>{nombre}</span> <span className="cifras">({unidades})</span>
            </span>
            <MarcaEspera de={blancoMarcha(grupo.grupoMesa, id)} />
          </span>
        </button>
        {(isSiguiente || abierta) && <BotonMarchar grupo={grupo} id={id} nombre={nombre} turno={turno} />}
      </div>
      {abierta && (
        <ul className={css.platos}>
          {lineas.map((linea) => (
            <li key={linea._id} className={`fila ${css.plato}`} data-seguida="">
              <span className={`${css.cantidad} cifras`}>{linea.cantidad}</span>
              <span>
                {linea.nombre} <FormatoLinea linea={linea} tamano="muro" />
                <OpcionesLinea linea={linea} tamano="muro" />
                <Nota notas={linea.notas} de="linea" tamano="muro" />
                <AlergiaLinea ticket={ticket} linea={linea} tamano="muro" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface PropsBotonMarchar {
  grupo: Grupo;
  id: string;
  nombre: string;
  turno: ActoNuevo;
}

function BotonMarchar({ grupo, id, nombre, turno: { isNuevo, isRehusado } }: PropsBotonMarchar) {
  const enCurso = useEnCurso(blancoMarcha(grupo.grupoMesa, id));
  const handleMarchar = (event: MouseEvent) => {
    if (!isRehusado(event)) void marcharPase(grupo, id);
  };
  return (
    <button
      type="button"
      className={css.marchar}
      aria-disabled={enCurso || isNuevo || undefined}
      onClick={handleMarchar}
    >
      {t('Marchar')}
      <span className="solo-lectores">
        {' '}
        {t('{que} de la mesa {n}', { que: enMinuscula(nombre), n: grupo.mesa.numero })}
      </span>
    </button>
  );
}
