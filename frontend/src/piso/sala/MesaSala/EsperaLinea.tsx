import { useState } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Grupo, Linea, Pase, Ticket } from '@carta/contracts';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { HojaMoverPase } from '../../../shared/ui/HojaMoverPase/hoja-mover-pase-perezosa';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { useCasa } from '../../ui/Mesas/useCasa';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { ponerPase } from '../../vivo/actos/poner-pase';
import css from './EsperaLinea.module.css';

interface PropsEsperaLinea {
  grupo: Grupo;
  ticket: Ticket;
  /** It waits. */
  linea: Linea;
}

const NINGUNO: readonly Pase[] = [];

/** Says in which pase a line waits, and lets a waiter move it to another. */
export function EsperaLinea({ grupo, ticket, linea }: PropsEsperaLinea) {
  const { pases = NINGUNO } = useCasa();
  const [abierta, setAbierta] = useState(false);
  usePreload(HojaMoverPase);
  const nombre = nombreCompleto(linea);
  const handleElegir = (id: string | null) => {
    const elegido = pases.find(({ _id }) => _id === id)?.nombre ?? 'marcha ya';
    void ponerPase(grupo, ticket, linea, { id, nombre: elegido });
  };
  return (
    <div className={`fila ${css.espera}`} data-centrada="" data-hueco="0">
      <Insignia>En espera · {linea.pase?.nombre}</Insignia>
      <BotonIcono
        etiqueta={`Cambiar de pase ${nombre}`}
        icono={<Ellipsis aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setAbierta(true)}
      />
      <Montada abierta={abierta}>
        <HojaMoverPase
          abierta={abierta}
          onClose={() => setAbierta(false)}
          titulo={`${linea.cantidad} × ${nombre}`}
          subtitulo={`Mesa ${grupo.mesa.numero}`}
          pases={pases}
          actual={linea.pase?.id ?? null}
          onElegir={handleElegir}
        />
      </Montada>
    </div>
  );
}
