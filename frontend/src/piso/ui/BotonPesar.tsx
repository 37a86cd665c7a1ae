import { useState } from 'react';
import Scale from 'lucide-react/icons/scale';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import type { PropsBoton } from '../../shared/ui/Boton/Boton';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../shared/ui/capas/apertura';
import { t } from '../lenguas/t';

const HojaPesar = perezoso(() => import('./HojaPesar'), 'HojaPesar');

interface PropsBotonPesar extends Pick<PropsBoton, 'variante' | 'tamano' | 'ancho'> {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
  onPesada?: () => void;
}

/** Of a line that is sold by its weight: nothing of any other. */
export function BotonPesar({ grupo, ticket, linea, onPesada, ...boton }: PropsBotonPesar) {
  const [abierta, setAbierta] = useState(false);
  const { porPeso, gramos, nombre } = linea;
  if (!porPeso) return null;
  const pesar = t(gramos === undefined ? 'Pesar' : 'Pesar otra vez');
  return (
    <>
      <Boton
        {...boton}
        icono={<Scale aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`${pesar} ${nombre}`}
        onClick={() => setAbierta(true)}
      >
        {pesar}
      </Boton>
      <Montada abierta={abierta}>
        <HojaPesar
          grupo={grupo}
          ticket={ticket}
          linea={linea}
          abierta={abierta}
          onClose={() => setAbierta(false)}
          onPesada={() => onPesada?.()}
        />
      </Montada>
    </>
  );
}
