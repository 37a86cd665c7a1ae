import { t } from '../../shared/lengua/lengua';
import { loadVersion, useVersion } from '../../shared/lib/version';
import { showToast } from '../../shared/ui/Toasts/toast';

/** Says once that there is a newer page, where it will load by itself. Returns how to stop. */
export function watchVersion(): () => void {
  return useVersion.subscribe((version) => {
    if (version !== 'sola') return;
    const accion = { texto: t('Cargar ahora'), onAction: loadVersion };
    showToast({ id: 'version', texto: t('Hay una versión nueva'), accion });
  });
}
