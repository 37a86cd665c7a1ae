import type { MouseEvent } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { ETIQUETA_PAGO, textoReparto } from '@carta/contracts';
import type { Llamada } from '@carta/contracts';
import { useActoNuevo } from '../../ui/quietud/useActoNuevo';
import { claimLlamada, closeLlamada, useEnCursoSala } from '../../vivo/actos/llamada';
import { TEXTO_MOTIVO } from '../../vivo/mesas/texto-motivo';
import { formatHace } from '../../vivo/mesas/espera-mesa';
import { useMinutosDesde } from '../../vivo/tablero/reloj';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useQuien } from '../quien';
import { PreguntaMesa } from './PreguntaMesa';

const TIPO = {
  camarero: { texto: 'Llaman al camarero', icono: <BellRing aria-hidden="true" /> },
  cuenta: { texto: 'Piden la cuenta', icono: <ReceiptEuro aria-hidden="true" /> },
} as const;

interface PropsLlamadaMesa {
  llamada: Llamada;
  /** When several mesas sit together, the call names its mesa. */
  conMesa: boolean;
}

/** Any waiter who stands at the mesa may close its call, even if somebody else took it. */
export function LlamadaMesa({ llamada, conMesa }: PropsLlamadaMesa) {
  const quien = useQuien();
  const enCurso = useEnCursoSala(({ llamadas }) => llamadas.has(llamada._id));
  const { tipo, pago, reparto, motivo, por, creadoEn, sinVerificar } = llamada;
  const { texto, icono } = TIPO[tipo];
  const minutos = useMinutosDesde(creadoEn);
  // 'Atendido' comes to where 'Voy' was
  const { isNuevo, isRehusado } = useActoNuevo(String(por === undefined));
  const handleVoy = (event: MouseEvent) => {
    if (!isRehusado(event)) void claimLlamada(llamada);
  };
  const handleAtendido = (event: MouseEvent) => {
    if (!isRehusado(event)) void closeLlamada(llamada);
  };
  return (
    <PreguntaMesa
      urgente
      titulo={texto}
      icono={icono}
      mas={
        <>
          {pago && ` · ${ETIQUETA_PAGO[pago]}`}
          {reparto && ` · ${textoReparto(reparto)}`}
          {motivo && ` · ${TEXTO_MOTIVO[motivo]}`}
        </>
      }
      dato={
        <>
          {conMesa && `Mesa ${llamada.mesa} · `}
          {formatHace(minutos)}
          {por !== undefined && ` · ${por === quien ? 'Vas tú' : `Va ${por}`}`}
          {sinVerificar && ' · Sin verificar'}
        </>
      }
    >
      {por === undefined && (
        <Boton ocupado={enCurso} aria-disabled={isNuevo || undefined} onClick={handleVoy}>
          Voy
        </Boton>
      )}
      <Boton
        variante={por === undefined ? 'secundario' : 'primario'}
        ocupado={enCurso}
        aria-disabled={isNuevo || undefined}
        onClick={handleAtendido}
      >
        Atendido
      </Boton>
    </PreguntaMesa>
  );
}
