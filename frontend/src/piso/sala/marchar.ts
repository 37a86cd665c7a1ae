import type { Grupo } from '@carta/contracts';
import { showToast } from '../../shared/ui/Toasts/toast';
import { esperarPase, marcharPase } from '../vivo/acciones-pases';
import type { PaseVivo } from '../vivo/modelo/estado-pases';
import { textoMarcha } from '../vivo/modelo/pases';
import { t } from '../lenguas/t';

/** The kitchen begins a pase; 'Deshacer' lets it wait again, while nobody has begun it. */
export async function marchar(grupo: Grupo, { id, nombre }: Pick<PaseVivo, 'id' | 'nombre'>): Promise<void> {
  if (!(await marcharPase(grupo, id))) return;
  showToast({
    id: `deshacer-${grupo.grupoMesa}`,
    texto: `${t('Mesa {n}', { n: grupo.mesa.numero })}: ${textoMarcha('marchar', nombre)}`,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => void esperarPase(grupo, id) },
  });
}
