import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTexto } from '../origen';

/**
 * Takes the pairing code of a QR from the address and wipes it from there at once; it moves to the
 * router's state, where a reload finds it until it has been answered ('' when there is none). Answers
 * it, and how to say that it has been.
 */
export function useCodigoDeEnlace(): [codigo: string, noteRespondido: () => void] {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [respondido, setRespondido] = useState(false);
  const guardado = readTexto(state, 'codigo') ?? '';
  const codigo = search === '' ? guardado : (new URLSearchParams(search).get('codigo') ?? '').trim();

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { codigo } });
    else if (respondido && guardado !== '') void navigate(pathname, { replace: true, state: null });
  }, [search, pathname, codigo, guardado, respondido, navigate]);

  return [codigo, () => setRespondido(true)];
}
