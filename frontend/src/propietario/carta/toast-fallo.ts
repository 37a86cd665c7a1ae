import { ApiError } from '../../shared/api/cliente';
import { showToast } from '../../shared/ui/Toasts/toast';

/** The login page explains the end of a session. */
export function toastFallo(error: unknown, texto: string): void {
  if (error instanceof ApiError && error.code === 'UNAUTHORIZED') return;
  showToast({ tono: 'error', texto });
}
