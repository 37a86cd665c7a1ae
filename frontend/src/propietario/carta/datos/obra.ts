import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, get } from '../../../shared/api/cliente';
import { beginCambio } from './listas';

/** Work on the carta that an answer of the server finds done, or still going on: tandas and importaciones. */
interface DatosObra<T> {
  queryKey: readonly string[];
  ruta: () => string;
  isEnMarcha: (obra: T) => boolean;
  cadaMs: number;
}

const AUTH = { auth: true } as const;

/** However it is answered, and whoever leaves its page meanwhile: at its end the carta is read again. */
export function createObra<T extends { _id: string }>({ queryKey, ruta, isEnMarcha, cadaMs }: DatosObra<T>) {
  const seguidas = new WeakMap<QueryClient, Promise<T>>();
  const read = (signal?: AbortSignal): Promise<T | null> =>
    get<T | null>(ruta(), { ...AUTH, ...(signal ? { signal } : {}) });

  /** By one loop, however many ask. */
  function follow(cliente: QueryClient, obra: T): Promise<T> {
    const seguida = seguidas.get(cliente) ?? toFin(cliente, obra).finally(() => seguidas.delete(cliente));
    seguidas.set(cliente, seguida);
    return seguida;
  }

  async function toFin(cliente: QueryClient, primera: T): Promise<T> {
    let obra = primera;
    while (isEnMarcha(obra)) {
      await new Promise((resolve) => setTimeout(resolve, cadaMs));
      const ahora = await read().catch((error: unknown) => {
        if (error instanceof ApiError && error.status < 500) throw error;
        return obra;
      });
      cliente.setQueryData(queryKey, ahora);
      if (ahora?._id !== obra._id) break;
      obra = ahora;
    }
    beginCambio(cliente)();
    return obra;
  }

  async function send(cliente: QueryClient, enviar: () => Promise<T>): Promise<T> {
    const end = beginCambio(cliente);
    try {
      await cliente.cancelQueries({ queryKey });
      const obra = await enviar();
      cliente.setQueryData(queryKey, obra);
      return obra;
    } finally {
      end();
    }
  }

  return {
    /** Resolves at the end. @throws ApiError or NetworkError. */
    async run(cliente: QueryClient, enviar: () => Promise<T>): Promise<T> {
      const obra = await send(cliente, enviar);
      return isEnMarcha(obra) ? follow(cliente, obra) : obra;
    },
    /** The last one. */
    useUltima: () =>
      useQuery({
        queryKey,
        queryFn: async ({ signal, client }) => {
          const obra = await read(signal);
          // a loop that fails is begun again by whoever looks next
          if (obra && isEnMarcha(obra)) follow(client, obra).catch(() => undefined);
          return obra;
        },
        refetchOnMount: 'always',
        refetchOnWindowFocus: 'always',
      }),
  };
}
