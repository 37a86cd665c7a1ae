import type { Grupo, Linea } from '@carta/contracts';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { blancoMarcha, textoMarcha } from '../../vivo/tickets/marcha-de-pases';
import { useNovedades } from '../useNovedades';
import { t } from '../../lenguas/t';
import css from './CabeceraMarcha.module.css';

interface PropsCabeceraMarcha {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
  pase: NonNullable<Linea['pase']>;
}

/** Stands over what has marched, strongly until somebody touches the ticket; measured with its first line. */
export function CabeceraMarcha({ grupo, ticketId, linea, pase: { id, nombre } }: PropsCabeceraMarcha) {
  const nueva = useNovedades(
    ({ marchados }) => marchados.get(ticketId)?.some((marchado) => marchado.id === id) ?? false,
  );
  return (
    <li className={css.marcha} data-linea={linea._id} data-marcha={nueva ? 'nueva' : ''}>
      {textoMarcha('marchar', nombre)} · {t('Mesa {n}', { n: grupo.mesa.numero })}
      <MarcaEspera de={blancoMarcha(grupo.grupoMesa, id)} />
    </li>
  );
}
