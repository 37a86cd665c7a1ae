import { NOMBRE_ACTO } from '@carta/contracts';
import { approveActo } from '../../../sesion/turno';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { NIVEL_BASE } from '../../../shared/ui/capas/capas';
import { Montada } from '../../../shared/ui/capas/apertura';
import { useAprobacion } from '../../vivo/cola/aprobacion';
import { t, tTexto } from '../../lenguas/t';
import { ConPin } from './ConPin';

/** It opens over the sheet, of whatever level, in which the act was asked. */
const NIVEL = NIVEL_BASE + 40;

/** Asks an encargado for their PIN, once for each act. Keep it mounted (docs/reglas/casa.md#approvals). */
export function HojaEncargado() {
  const pedida = useAprobacion((aprobacion) => aprobacion.pedida);
  const handleEnviar = async (persona: string, pin: string) => {
    if (pedida === null) return;
    const { acto, clave, sobre, end } = pedida;
    await approveActo({ persona, pin, acto, clave, sobre });
    end(true);
  };
  return (
    <Montada abierta={pedida !== null}>
      <HojaInferior
        abierta={pedida !== null}
        onClose={() => pedida?.end(false)}
        nivel={NIVEL}
        titulo={t('PIN de encargado')}
        {...(pedida && {
          subtitulo: `${t('Para {acto}', { acto: tTexto(NOMBRE_ACTO[pedida.acto]) })}: ${pedida.que}`,
        })}
      >
        <ConPin personas={pedida?.encargados ?? []} accion={t('Aprobar')} onEnviar={handleEnviar} />
      </HojaInferior>
    </Montada>
  );
}
