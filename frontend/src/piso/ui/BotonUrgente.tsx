import type { MouseEvent } from 'react';
import Star from 'lucide-react/icons/star';
import type { Grupo, Ticket } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import type { PropsBoton } from '../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../shared/ui/BotonIcono/BotonIcono';
import { marcarUrgente } from '../vivo/actos/urgente';
import { canUrgente, isTicketUrgente } from '../vivo/tickets/urgentes';
import { useAlgunoEnCurso } from '../vivo/cola/peticiones';
import { blancoUrgente } from '../vivo/actos/urgente';
import { useTablero } from '../vivo/tablero/useTablero';
import { isRepetido } from './toque';
import { t } from '../lenguas/t';

const ETIQUETA = 'Marcar urgente';

interface PropsBotonUrgente extends Pick<PropsBoton, 'variante' | 'tamano' | 'ancho' | 'className'> {
  grupo: Grupo;
  tickets: readonly Ticket[];
  onMarcado?: () => void;
  /** Only its star, where every card has one. */
  soloIcono?: boolean;
}

/** Marks what is under way of these tickets as urgent, in a house that does so. */
export function BotonUrgente({
  grupo,
  tickets,
  onMarcado,
  variante = 'secundario',
  soloIcono = false,
  ...boton
}: PropsBotonUrgente) {
  const alEmpezar = useSesion(({ restaurante }) => restaurante?.urgentes ?? false);
  // what was read with the session counts until the server has sent the settings
  const urgentes = useTablero(({ servicio }) => (servicio.rev < 0 ? alEmpezar : servicio.urgentes));
  const marcables = tickets.filter((ticket) => canUrgente(ticket) && !isTicketUrgente(ticket));
  const ocupado = useAlgunoEnCurso(tickets.map(({ _id }) => blancoUrgente(_id)));
  if (!urgentes || marcables.length === 0) return null;
  const handleMarcar = (event: MouseEvent) => {
    if (isRepetido(event)) return;
    void marcarUrgente(grupo, marcables);
    onMarcado?.();
  };
  if (soloIcono) {
    return <BotonIcono etiqueta={t(ETIQUETA)} icono={<Star />} disabled={ocupado} onClick={handleMarcar} />;
  }
  return (
    <Boton
      {...boton}
      variante={variante}
      icono={<Star aria-hidden="true" />}
      ocupado={ocupado}
      onClick={handleMarcar}
    >
      {t(ETIQUETA)}
    </Boton>
  );
}
