import { useEffect, useState } from 'react';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { ApunteArqueo, ArquearRequest, ArqueoDelDia } from '@carta/contracts';
import { get, mensajeDe, post } from '../../../shared/api/cliente';
import { useClave } from '../../../shared/lib/useClave';

interface ArqueoAbierto {
  /** Null until it was read. */
  arqueo: ArqueoDelDia | null;
  fallo: string | null;
  onReintentar: () => void;
  /** Resolves to what was added; the same again after a failure is added once. @throws ApiError or NetworkError. */
  add: (request: ArquearRequest) => Promise<ApunteArqueo | null>;
}

/** What was done about the drawer on a service day. */
export function useArqueo(dia: string | undefined): ArqueoAbierto {
  const [arqueo, setArqueo] = useState<ArqueoDelDia | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const [lectura, setLectura] = useState(0);
  const [hechos, setHechos] = useState(0);
  const claveFor = useClave();

  useEffect(() => {
    const aborto = new AbortController();
    get<ArqueoDelDia>(rutasSala.arqueo(dia), { auth: true, signal: aborto.signal })
      .then(setArqueo)
      .catch((error: unknown) => {
        if (!aborto.signal.aborted) setFallo(mensajeDe(error));
      });
    return () => aborto.abort();
  }, [dia, lectura]);

  const add: ArqueoAbierto['add'] = async (request) => {
    const headers = { [CABECERA_CLAVE]: claveFor(request, hechos) };
    const ahora = await post<ArqueoDelDia>(rutasSala.arqueo(), request, { auth: true, headers });
    setHechos(hechos + 1);
    setFallo(null);
    setArqueo(ahora);
    const deEste = ({ tipo, importe }: ApunteArqueo) => tipo === request.tipo && importe === request.importe;
    return ahora.apuntes.filter(deEste).at(-1) ?? null;
  };
  const handleReintentar = () => {
    setFallo(null);
    setLectura(lectura + 1);
  };
  return { arqueo, fallo, onReintentar: handleReintentar, add };
}
