import { isListo, isSinAtender } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { horaFija } from '../tablero/instante';
import { llevaAhora } from '../tickets/lleva';
import { olvidadosOf } from '../tickets/estado-pases';
import { isPagado } from '../mesas/grupos';
import type { SonidoDebido, Presente } from './sonidos';

const INSISTIR_MS = 20_000;
/** The people at the mesa may have asked to wait. */
const RECORDAR_MS = 300_000;

/**
 * Calls come first, then tickets at the pass, until somebody goes; last what was forgotten in its pase. `ahora`
 * in ms on this device.
 */
export function sonidosDeSala({ grupos, llamadas, desfase }: Presente, ahora = horaFija()): SonidoDebido[] {
  const llaman = [...llamadas.values()].filter(isSinAtender);
  const listos = [...grupos.values()]
    .filter((grupo) => !isPagado(grupo))
    .flatMap(({ pedidos }) => pedidos)
    .filter((ticket) => isSinNadie(ticket, ahora + desfase));
  return [
    { tono: 'llamada', ids: llaman.map(({ _id }) => _id), cadaMs: INSISTIR_MS },
    { tono: 'listo', ids: listos.map(({ _id }) => _id), cadaMs: INSISTIR_MS },
    { tono: 'aviso', ids: olvidadosOf([...grupos.values()], ahora + desfase), cadaMs: RECORDAR_MS },
  ];
}

function isSinNadie(ticket: Ticket, ahora: number): boolean {
  return isListo(ticket) && llevaAhora(ticket, ahora) === null;
}
