import { CABECERA_CLAVE, rutasGestion } from '@carta/contracts';
import type { Tanda, TandaRequest } from '@carta/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { mensajeDe } from '../../../shared/api/cliente';
import { get, post } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { isDeshacible, textoTanda } from '../modelo/tanda';
import { ERROR_CARTA } from '../textos';
import { beginCambio } from './listas';
import { useClave } from '../../../shared/lib/useClave';

const TANDAS = ['carta', 'tandas'] as const;
const CADA_MS = 1_000;
const AUTH = { auth: true } as const;

/** Polled while it runs. */
export function useUltimaTanda(): Tanda | null {
  const { data = null } = useQuery({
    queryKey: TANDAS,
    queryFn: ({ signal }) => get<Tanda | null>(rutasGestion.tandas(), { ...AUTH, signal }),
    refetchInterval: ({ state }) => (state.data?.enCurso ? CADA_MS : false),
  });
  return data;
}

/** Resolve when everything is done. @throws ApiError or NetworkError. */
export function useTandas() {
  const cliente = useQueryClient();
  const claveFor = useClave();

  async function undo(tanda: Tanda): Promise<void> {
    try {
      const deshecha = await follow(cliente, () =>
        post<Tanda>(rutasGestion.deshacerTanda(tanda._id), undefined, AUTH),
      );
      sayTanda(deshecha);
    } catch (error) {
      const accion = { texto: 'Reintentar', onAction: () => void undo(tanda) };
      showToast({ tono: 'error', texto: mensajeDe(error, ERROR_CARTA.guardarProducto), accion, id: 'tanda' });
    }
  }

  function sayTanda(tanda: Tanda): void {
    const accion = isDeshacible(tanda, Date.now()) && {
      accion: { texto: 'Deshacer', onAction: () => void undo(tanda) },
    };
    const faltan = tanda.omitidos.length;
    const resto =
      faltan === 0
        ? ''
        : `; ${faltan} se ${faltan === 1 ? 'queda' : 'quedan'} como ${faltan === 1 ? 'estaba' : 'estaban'}`;
    showToast({ texto: `${textoTanda(tanda)}${resto}`, ...accion, id: 'tanda' });
  }

  async function change(request: TandaRequest): Promise<Tanda> {
    const headers = { [CABECERA_CLAVE]: claveFor(request) };
    const tanda = await follow(cliente, () =>
      post<Tanda>(rutasGestion.tandas(), request, { ...AUTH, headers }),
    );
    sayTanda(tanda);
    return tanda;
  }

  return { change, undo };
}

/** Until it is done; then the lists are reread. */
async function follow(cliente: QueryClient, send: () => Promise<Tanda>): Promise<Tanda> {
  const end = beginCambio(cliente);
  try {
    let tanda = await send();
    cliente.setQueryData(TANDAS, tanda);
    while (tanda.enCurso) {
      await new Promise((resolve) => setTimeout(resolve, CADA_MS));
      const ahora = await get<Tanda | null>(rutasGestion.tandas(), AUTH);
      if (ahora?._id !== tanda._id) break;
      tanda = ahora;
      cliente.setQueryData(TANDAS, tanda);
    }
    return tanda;
  } finally {
    end();
  }
}
