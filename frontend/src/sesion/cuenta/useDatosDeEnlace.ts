import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTexto } from '../origen';

/** '' for what the link does not carry. */
export interface DatosDeEnlace {
  email: string;
  code: string;
  enlace: string;
}

/**
 * Moves `email`, `code` and `enlace` from the address to the router's state, which a reload keeps: a code has
 * no place in an address bar or history.
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
