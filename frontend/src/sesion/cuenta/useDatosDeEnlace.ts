import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTexto } from '../origen';

/** What a mailed link says: whose account, and perhaps its code or what stands for it. Empty when it does not. */
export interface DatosDeEnlace {
  email: string;
  code: string;
  /** What the mailed link proves in place of the code. */
  enlace: string;
}

/**
 * Takes `email`, `code` and `enlace` from the address and wipes them from it at once: neither the address bar
 * nor the history is a place for a code. They move to the router's state, which a reload keeps.
 */
export function useDatosDeEnlace(): DatosDeEnlace {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const read = (nombre: string) => (search === '' ? readTexto(state, nombre) : query.get(nombre)) ?? '';
  const email = read('email').trim();
  const code = read('code').trim();
  const enlace = read('enlace').trim();

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { email, code, enlace } });
  }, [search, pathname, email, code, enlace, navigate]);

  return { email, code, enlace };
}
