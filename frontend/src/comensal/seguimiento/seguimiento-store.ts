import { CABECERA_SEGUIMIENTO, LIMITES, rutasComensal } from '@carta/contracts/comensal';
import type { CrearPedidoResponse, MesaEnVivo, TicketEnVivo, PedidoSeguido } from '@carta/contracts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { get as httpGet } from '../../shared/api/cliente';
import type { Almacen } from '../../shared/lib/almacen';
import { applyMesa, mesasOf } from './mesas';
import type { Mesas } from './mesas';
import { addRonda, applyEvento, eventosOf, parseRondas, pruneRondas, replaceRondas, rondaOf } from './rondas';
import type { Ronda } from './rondas';

export type EstadoConexion = 'conectando' | 'en_directo' | 'sin_conexion';

export interface Seguimiento {
  rondas: readonly Ronda[];
  mesas: Mesas;
  conexion: EstadoConexion;
  setConexion: (conexion: EstadoConexion) => void;
  follow: (clave: string, mesa: number, respuesta: CrearPedidoResponse, movil?: string) => void;
  note: (step: (rondas: readonly Ronda[]) => readonly Ronda[]) => void;
  hear: (evento: TicketEnVivo) => void;
  hearMesa: (evento: MesaEnVivo) => void;
  /** The answer replaces everything; events that arrived meanwhile are applied on top. */
  refetch: () => Promise<void>;
  /** Follows other tabs; returns how to stop. */
  connect: () => () => void;
}

export type SeguimientoStore = StoreApi<Seguimiento>;

export interface DependenciasSeguimiento {
  restauranteId: string;
  almacen: Almacen;
  ahora: () => number;
  fetchSeguidos: (tokens: readonly string[]) => Promise<PedidoSeguido[]>;
}

/** In batches of what the server accepts. */
export async function fetchSeguidos(tokens: readonly string[]): Promise<PedidoSeguido[]> {
  const { seguidosPorConsulta: tanda } = LIMITES;
  const tandas = Array.from({ length: Math.ceil(tokens.length / tanda) }, (_, i) =>
    tokens.slice(i * tanda, (i + 1) * tanda),
  );
  const respuestas = await Promise.all(
    tandas.map((lote) =>
      httpGet<PedidoSeguido[]>(rutasComensal.seguimiento(), {
        headers: { [CABECERA_SEGUIMIENTO]: lote.join(',') },
      }),
    ),
  );
  return respuestas.flat();
}

interface Llegado {
  pedidos: TicketEnVivo[];
  mesas: MesaEnVivo[];
}

export function createSeguimientoStore(deps: DependenciasSeguimiento): SeguimientoStore {
  const { almacen, ahora } = deps;
  const nombre = `carta.seguidos.${deps.restauranteId}`;
  let preguntas = 0;
  /** Events since the pending request; null without one. */
  let llegado: Llegado | null = null;

  return createStore((set) => {
    const read = () => parseRondas(almacen.read(nombre));

    function take(step: (rondas: readonly Ronda[]) => readonly Ronda[]): void {
      const antes = read();
      const rondas = pruneRondas(step(antes), ahora());
      if (rondas !== antes) almacen.write(nombre, JSON.stringify(rondas));
      set({ rondas });
    }

    return {
      rondas: [],
      mesas: [],
      conexion: 'conectando',
      setConexion: (conexion) => set({ conexion }),
      note: take,
      follow: (clave, mesa, respuesta, movil) =>
        take((rondas) => addRonda(rondas, rondaOf(clave, mesa, respuesta, ahora(), movil))),

      hear(evento) {
        llegado?.pedidos.push(evento);
        take((rondas) => applyEvento(rondas, evento));
      },

      hearMesa(evento) {
        const eventos = eventosOf(evento);
        llegado?.pedidos.push(...eventos);
        llegado?.mesas.push(evento);
        take((rondas) => eventos.reduce(applyEvento, rondas));
        set(({ mesas }) => ({ mesas: applyMesa(mesas, evento) }));
      },

      async refetch() {
        const seguidas = read();
        if (seguidas.length === 0) return;
        const pregunta = ++preguntas;
        const claves = new Set(seguidas.map(({ clave }) => clave));
        const encima: Llegado = (llegado = { pedidos: [], mesas: [] });
        try {
          const respuesta = await deps.fetchSeguidos(seguidas.map(({ seguimiento }) => seguimiento));
          if (pregunta !== preguntas) return;
          take((rondas) => encima.pedidos.reduce(applyEvento, replaceRondas(rondas, claves, respuesta)));
          set({ mesas: encima.mesas.reduce(applyMesa, mesasOf(respuesta)) });
        } finally {
          if (pregunta === preguntas) llegado = null;
        }
      },

      connect() {
        take((rondas) => rondas);
        return almacen.onCambioAjeno(nombre, () => set({ rondas: read() }));
      },
    };
  });
}
