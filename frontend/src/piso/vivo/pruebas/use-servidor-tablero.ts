import { browseFrom } from '../../../shared/api/pruebas/navegador';
import { useSesionViva } from '../../../shared/api/pruebas/sesion-viva';
import { onToast } from '../../../shared/ui/Toasts/toast';
import type { Toast } from '../../../shared/ui/Toasts/toast';
import { forgetDeshacibles } from '../cola/deshacibles';
import { resetTablero } from '../tablero/useTablero';
import { clearCola } from './clear-cola';
import { ServidorTablero } from './servidorTablero';

/** The server of a file's tests of the floor, a new one for each, and what its person has been told. */
export function useServidorTablero() {
  const piso = { servidor: new ServidorTablero(), toasts: [] as Toast[] };
  let dejarDeOir: () => void;

  useSesionViva();
  beforeEach(() => {
    piso.toasts.length = 0;
    dejarDeOir = onToast({ show: (toast) => piso.toasts.push(toast), retirar: () => undefined });
  });
  beforeEach(async () => {
    piso.servidor = new ServidorTablero();
    await piso.servidor.start();
    browseFrom(piso.servidor.origen);
  });
  afterEach(async () => {
    dejarDeOir();
    await piso.servidor.stop();
    resetTablero();
    clearCola();
    forgetDeshacibles();
  });
  return piso;
}
