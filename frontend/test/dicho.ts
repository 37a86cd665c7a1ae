import { screen, waitFor } from '@testing-library/react';

/** Waits until the page says it to screen readers. */
export const untilDicho = (texto: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(texto));
