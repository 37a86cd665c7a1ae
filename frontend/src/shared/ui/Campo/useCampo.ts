import { useId } from 'react';

interface OpcionesCampo {
  id?: string | undefined;
  ayuda?: string | undefined;
  error?: string | undefined;
}

export function useCampo({ id, ayuda, error }: OpcionesCampo) {
  const propio = useId();
  const controlId = id ?? propio;
  const ayudaId = `${controlId}-ayuda`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, ayuda && ayudaId].filter(Boolean).join(' ');

  return {
    ids: { controlId, ayudaId, errorId },
    control: {
      id: controlId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
