import { CABECERA_CLAVE, rutasGestion } from '@carta/contracts';
import type { Tanda, TandaRequest } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { mensajeDe, post } from '../../../shared/api/cliente';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { isDeshacible, textoTanda } from '../modelo/tanda';
import { ERROR_CARTA } from '../textos-carta';
import { createObra } from './obra';
import { useClave } from '../../../shared/lib/useClave';

const AUTH = { auth: true } as const;

const tandas = createObra<Tanda>({
  queryKey: ['carta', 'tandas'],
  ruta: rutasGestion.tandas,
  isEnMarcha: ({ enCurso }) => enCurso,
  cadaMs: 1_000,
});

/** Followed while it runs. */
export const useUltimaTanda = (): Tanda | null => tandas.useUltima().data ?? null;

/** Resolve when everything is done. @throws ApiError or NetworkError. */
export function useTandas() {
  const cliente = useQueryClient();
  const claveFor = useClave();

  async function undo(tanda: Tanda): Promise<void> {
    try {
      const deshecha = await tandas.run(cliente, () =>
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
    const tanda = await tandas.run(cliente, () =>
      post<Tanda>(rutasGestion.tandas(), request, { ...AUTH, headers }),
    );
    sayTanda(tanda);
    return tanda;
  }

  return { change, undo };
}
