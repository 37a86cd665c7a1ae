import { useState } from 'react';
import Ban from 'lucide-react/icons/ban';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import { ETIQUETA_ESTADO, estadoAnterior, estadoLineaOrPendiente } from '@carta/contracts';
import { cancelEnEstacion } from '../vivo/actos/cancelar';
import { markAgotado } from '../vivo/actos/agotar';
import { stepLinea } from '../vivo/actos/linea';
import type { PorRetirar } from '../vivo/actos/cancelar';
import { esperarPase } from '../vivo/actos/marchar';
import { canMarcha, enMinuscula } from '../vivo/tickets/marcha-de-pases';
import { useTablero } from '../vivo/tablero/useTablero';
import { BotonPesar } from '../ui/BotonPesar';
import { BotonUrgente } from '../ui/BotonUrgente';
import { HojaCancelar } from '../ui/HojaCancelar';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { Boton } from '../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../shared/ui/HojaInferior/HojaInferior';
import { useUltimoAbierto } from '../../shared/ui/capas/useUltimoAbierto';
import { ContarLinea } from './ContarLinea';
import type { ObjetivoLinea } from './TicketCocina/LineaCocina';
import { t } from '../lenguas/t';

interface PropsMenuLinea {
  objetivo: ObjetivoLinea | null;
  onClose: () => void;
}

export function MenuLinea({ objetivo, onClose }: PropsMenuLinea) {
  const [cancelando, setCancelando] = useState<ObjetivoLinea | null>(null);
  const vista = useUltimoAbierto(objetivo !== null, objetivo);
  const cancelada = useAlDia(useUltimoAbierto(cancelando !== null, cancelando));

  const handleCancelando = () => {
    setCancelando(objetivo);
    onClose();
  };
  const handleCancelar = async (motivo: string, retira?: PorRetirar) => {
    if (cancelada === null) return false;
    return cancelEnEstacion(cancelada.grupo, cancelada.ticket._id, cancelada.linea, motivo, retira);
  };

  return (
    <>
      {vista && (
        <HojaInferior
          abierta={objetivo !== null}
          onClose={onClose}
          titulo={`${vista.linea.cantidad} × ${nombreCompleto(vista.linea)}`}
          subtitulo={t('Mesa {mesa} · Ronda {ronda}', {
            mesa: vista.grupo.mesa.numero,
            ronda: vista.ticket.numero,
          })}
        >
          <OpcionesLinea objetivo={vista} onClose={onClose} onCancelar={handleCancelando} />
        </HojaInferior>
      )}
      {cancelada && (
        <HojaCancelar
          grupo={cancelada.grupo}
          linea={cancelada.linea}
          abierta={cancelando !== null}
          onClose={() => setCancelando(null)}
          onCancelar={handleCancelar}
        />
      )}
    </>
  );
}

/** Returns the current line, or the last known one once it is on no board. */
function useAlDia(objetivo: ObjetivoLinea | null): ObjetivoLinea | null {
  const grupo = useTablero(({ grupos }) => objetivo && grupos.get(objetivo.grupo.grupoMesa));
  const ticket = grupo?.pedidos.find(({ _id }) => _id === objetivo?.ticket._id);
  const linea = ticket?.productos.find(({ _id }) => _id === objetivo?.linea._id);
  return grupo && ticket && linea ? { grupo, ticket, linea } : objetivo;
}

interface PropsOpcionesLinea {
  objetivo: ObjetivoLinea;
  onClose: () => void;
  onCancelar: () => void;
}

function OpcionesLinea({ objetivo, onClose, onCancelar }: PropsOpcionesLinea) {
  const { grupo, ticket, linea } = objetivo;
  const anterior = estadoAnterior(estadoLineaOrPendiente(linea.estado));
  return (
    <div className="pila">
      <BotonPesar {...objetivo} tamano="grande" ancho="completo" onPesada={onClose} />
      <Boton
        tamano="grande"
        ancho="completo"
        icono={<CircleSlash aria-hidden="true" />}
        onClick={() => {
          void markAgotado(linea);
          onClose();
        }}
      >
        {t('Agotado hoy')}
      </Boton>
      <ContarLinea linea={linea} onGuardado={onClose} />
      {anterior && (
        <Boton
          variante="secundario"
          tamano="grande"
          ancho="completo"
          icono={<Undo2 aria-hidden="true" />}
          onClick={() => {
            void stepLinea(grupo, ticket, linea, anterior);
            onClose();
          }}
        >
          {t('Volver a {estado}', { estado: t(ETIQUETA_ESTADO[anterior]) })}
        </Boton>
      )}
      <BotonUrgente grupo={grupo} tickets={[ticket]} tamano="grande" ancho="completo" onMarcado={onClose} />
      {linea.pase && canMarcha(grupo, 'esperar', linea.pase.id) && (
        <Boton
          variante="secundario"
          tamano="grande"
          ancho="completo"
          icono={<Hourglass aria-hidden="true" />}
          onClick={() => {
            if (linea.pase) void esperarPase(grupo, linea.pase.id);
            onClose();
          }}
        >
          {t('Esperar {pase}', { pase: enMinuscula(linea.pase.nombre) })}
        </Boton>
      )}
      <Boton
        variante="secundario"
        tamano="grande"
        ancho="completo"
        icono={<Ban aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={onCancelar}
      >
        {t('Cancelar…')}
      </Boton>
    </div>
  );
}
