import { CABECERA_SEGUIMIENTO, LIMITES, rutasSala } from '@carta/contracts';
import type {
  Llamada,
  CrearLlamadaRequest,
  CrearLlamadaResponse,
  MotivoLlamada,
  Pago,
  Reparto,
  TipoLlamada,
} from '@carta/contracts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { t } from '../../shared/lengua/lengua';
import { ApiError, get as httpGet, mensajeDe, post } from '../../shared/api/cliente';
import { almacenLocal } from '../../shared/lib/almacen';
import type { Almacen } from '../../shared/lib/almacen';
import {
  VIDA_ATENDIDA,
  addLlamada,
  applyLlamada,
  isAbierta,
  isMismoReparto,
  llamadaOf,
  parseLlamadas,
  pruneLlamadas,
  replaceLlamadas,
} from './llamadas';
import type { LlamadaPropia } from './llamadas';

export interface EstadoLlamadas {
  llamadas: readonly LlamadaPropia[];
  /** These are being sent. */
  avisando: readonly TipoLlamada[];
  fallo: string | null;
  /**
   * At most one open call of a kind; that one receives a change of payment or sharing.
   * @param cuenta.reparto null: all together.
   */
  call: (tipo: TipoLlamada, cuenta?: ComoSePaga) => Promise<void>;
  hear: (llamada: Llamada) => void;
  refetch: () => Promise<void>;
  /** Follows other tabs; returns how to stop. */
  connect: () => () => void;
}

export interface ComoSePaga {
  pago?: Pago;
  reparto?: Reparto | null;
  motivo?: MotivoLlamada;
}

export type LlamadasStore = StoreApi<EstadoLlamadas>;

export interface MesaQueLlama {
  restauranteId: string;
  mesa: number;
  firma: string | null;
  /** An unpaid order's token, with which this phone may call even when its QR is no longer valid. */
  findSeguimiento?: () => string | undefined;
}

export interface DependenciasLlamadas extends MesaQueLlama {
  almacen: Almacen;
  ahora: () => number;
  send: (cuerpo: CrearLlamadaRequest) => Promise<CrearLlamadaResponse>;
  fetchLlamadas: (tokens: readonly string[]) => Promise<Llamada[]>;
}

const SIN_LINEA = 'No hemos podido avisar: no hay conexión. Vuelve a intentarlo.';
const FALLO = 'No hemos podido avisar. Vuelve a intentarlo.';
/** ms for one attempt: somebody is waiting. */
const ESPERA = 5_000;

export function openLlamadas(mesa: MesaQueLlama): LlamadasStore {
  return createLlamadasStore({
    ...mesa,
    almacen: almacenLocal,
    ahora: () => Date.now(),
    // repeating is safe: an open call of the kind is returned (docs/reglas/pedir.md#calls)
    send: (cuerpo) => post(rutasSala.llamadas(), cuerpo, { timeoutMs: ESPERA }),
    fetchLlamadas: (tokens) =>
      httpGet(rutasSala.llamadasSeguidas(), { headers: { [CABECERA_SEGUIMIENTO]: tokens.join(',') } }),
  });
}

const nombreLlamadas = (restauranteId: string, mesa: number): string =>
  `carta.llamadas.${restauranteId}.${mesa}`;

/** Moves the stored calls that `isMudada` selects, before they are opened there; returns those that stay. */
export function takeLlamadas(
  almacen: Almacen,
  restauranteId: string,
  [de, a]: readonly [number, number],
  isMudada: (llamada: Llamada) => boolean = () => true,
): readonly LlamadaPropia[] {
  const [antes, despues] = [nombreLlamadas(restauranteId, de), nombreLlamadas(restauranteId, a)];
  const todas = parseLlamadas(almacen.read(antes));
  const mudadas = todas.filter(({ llamada }) => isMudada(llamada));
  const quedan = todas.filter((propia) => !mudadas.includes(propia));
  if (mudadas.length === 0) return quedan;
  almacen.write(despues, JSON.stringify([...mudadas, ...parseLlamadas(almacen.read(despues))]));
  almacen.write(antes, JSON.stringify(quedan));
  return quedan;
}

export function createLlamadasStore(deps: DependenciasLlamadas): LlamadasStore {
  const { almacen, ahora, restauranteId, mesa, firma } = deps;
  const nombre = nombreLlamadas(restauranteId, mesa);
  let despedida: ReturnType<typeof setTimeout> | undefined;

  return createStore((set, get) => {
    const read = () => parseLlamadas(almacen.read(nombre));

    function take(step: (llamadas: readonly LlamadaPropia[]) => readonly LlamadaPropia[]): void {
      const antes = read();
      const llamadas = pruneLlamadas(step(antes), ahora());
      if (llamadas !== antes) almacen.write(nombre, JSON.stringify(llamadas));
      show(llamadas);
    }

    /** An attended call disappears by itself. */
    function show(llamadas: readonly LlamadaPropia[]): void {
      set({ llamadas });
      clearTimeout(despedida);
      if (!llamadas.every(isAbierta)) despedida = setTimeout(() => take((todas) => todas), VIDA_ATENDIDA);
    }

    /** Null when there is nothing new to send. */
    const cuerpoOf = (tipo: TipoLlamada, { pago, reparto, motivo }: ComoSePaga): ComoSePaga | null => {
      const propia = llamadaOf(read(), tipo);
      if (get().avisando.includes(tipo)) return null;
      const abierta = propia !== null && isAbierta(propia) ? propia.llamada : null;
      const otroReparto = reparto !== undefined && !isMismoReparto(reparto, abierta?.reparto ?? null);
      const otroMotivo = motivo !== undefined && motivo !== abierta?.motivo;
      const cuerpo = {
        ...(pago && { pago }),
        ...(otroReparto && { reparto }),
        ...(otroMotivo && { motivo }),
      };
      const dice = (pago !== undefined && pago !== abierta?.pago) || otroReparto || otroMotivo;
      return abierta === null || dice ? cuerpo : null;
    };

    return {
      llamadas: [],
      avisando: [],
      fallo: null,

      async call(tipo, cuenta = {}) {
        const como = cuerpoOf(tipo, cuenta);
        if (como === null) return;
        set(({ avisando }) => ({ avisando: [...avisando, tipo], fallo: null }));
        try {
          const t = firma === null ? {} : { t: firma };
          const seguimiento = deps.findSeguimiento?.();
          const prueba = { ...t, ...(seguimiento === undefined ? {} : { seguimiento }) };
          const cuerpo = { restaurante: restauranteId, mesa, tipo, ...como, ...prueba };
          const respuesta = await deps.send(cuerpo);
          take((llamadas) => addLlamada(llamadas, respuesta, ahora()));
        } catch (error) {
          set({ fallo: error instanceof ApiError ? mensajeDe(error, t(FALLO)) : t(SIN_LINEA) });
        } finally {
          set(({ avisando }) => ({ avisando: avisando.filter((enCurso) => enCurso !== tipo) }));
        }
      },

      hear: (llamada) => take((llamadas) => applyLlamada(llamadas, llamada, ahora())),

      async refetch() {
        const seguidas = read().slice(0, LIMITES.seguidosPorConsulta);
        if (seguidas.length === 0) return;
        const respuesta = await deps.fetchLlamadas(seguidas.map(({ seguimiento }) => seguimiento));
        const pedidas = new Set(seguidas.map(({ llamada }) => llamada._id));
        take((llamadas) => replaceLlamadas(llamadas, pedidas, respuesta, ahora()));
      },

      connect() {
        take((llamadas) => llamadas);
        const stop = almacen.onCambioAjeno(nombre, () => show(read()));
        return () => {
          clearTimeout(despedida);
          stop();
        };
      },
    };
  });
}
