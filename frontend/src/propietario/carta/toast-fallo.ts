import { ApiError } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';

/** Says why something was not done; the end of the session is said by the page that it leads to. */
export function toastFallo(error: unknown, texto: string): void {
  if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return;
  showToast({ tono: 'error', texto });
}
