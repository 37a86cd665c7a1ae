import type { ReactNode } from 'react';
import type { Filtro } from '../modelo/tickets-cocina';
import { Lateral } from '../Panel/Lateral';
import type { NombrePanel } from '../Panel/Panel';
import { RejillaTickets } from '../RejillaTickets/RejillaTickets';
import type { ObjetivoLinea } from '../TicketCocina/LineaCocina';
import { useTickets } from '../useTickets';
import { AnuncioCocina } from './AnuncioCocina';

interface PropsCuerpoCocina {
  filtro: Filtro;
  panel: NombrePanel | null;
  onMenu: (objetivo: ObjetivoLinea) => void;
  onClosePanel: () => void;
  vacio: ReactNode;
}

/** Every order redraws this part, but not the screen around it. */
export function CuerpoCocina({ filtro, panel, onMenu, onClosePanel, vacio }: PropsCuerpoCocina) {
  const tickets = useTickets(filtro);
  return (
    <>
      <AnuncioCocina tickets={tickets} />
      <RejillaTickets key={filtro} tickets={tickets} filtro={filtro} onMenu={onMenu} vacio={vacio} />
      <Lateral abierto={panel} filtro={filtro} tickets={tickets} onClose={onClosePanel} />
    </>
  );
}
