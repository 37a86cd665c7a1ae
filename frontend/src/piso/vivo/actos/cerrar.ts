import { ESTADO_AL, fromEuros, rutas } from '@carta/contracts';
import type { CerrarMesaRequest, Grupo } from '@carta/contracts';
import { askAhora } from '../cola/peticiones';
import { cuentaDe } from '../mesas/falta';
import { textoPorAprobar } from '../mesas/por-aprobar';
import { ERROR_ESTADO } from '../pasos/acto';
import { offerPlan } from './deshacer';

export async function closeMesa(grupo: Grupo, motivo: string): Promise<boolean> {
  const { grupoMesa, mesa, pedidos } = grupo;
  const [primero] = pedidos;
  if (!primero) return false;
  const cerrada = await askAhora({
    grupoMesa,
    ruta: rutas.cerrarMesa(primero._id),
    cuerpo: (): CerrarMesaRequest => ({ motivo }),
    error: ERROR_ESTADO,
    porAprobar: {
      acto: 'cerrar',
      que: textoPorAprobar([mesa.numero], 'toda la cuenta', fromEuros(cuentaDe([grupo]).importe)),
    },
  });
  if (cerrada) offerPlan([grupo], [{ antes: grupo, despues: cerrada }], ESTADO_AL.cobrar);
  return cerrada !== null;
}
