import { showToast } from '../../shared/ui/Toasts/toast';
import { falloDeAjustes } from './ajustes-api';

/** Returns whether it was done; else a toast says why not. */
export async function tryOrTell(accion: () => Promise<unknown>, id?: string): Promise<boolean> {
  try {
    await accion();
    return true;
  } catch (error) {
    showToast({ tono: 'error', texto: falloDeAjustes(error), ...(id !== undefined && { id }) });
    return false;
  }
}
