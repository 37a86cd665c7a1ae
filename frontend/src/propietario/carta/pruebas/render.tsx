import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { consultas } from '../../../shared/lib/consultas';

/** Empties the product's own memory of what it has read before it draws. */
export function renderCarta(pantalla: ReactElement) {
  consultas.clear();
  return render(<QueryClientProvider client={consultas}>{pantalla}</QueryClientProvider>);
}
