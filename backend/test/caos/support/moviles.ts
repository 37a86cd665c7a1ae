import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CABECERA_CLAVE, CABECERA_REPETIDO, rutas } from '@carta/contracts';
import type { CrearPedidoResponse, MesaCambiada } from '@carta/contracts';
import { createEnvio } from './envio';
import type { Envio } from './envio';
import type { Insistente } from './insistente';
import type { Local } from './local';

/** A phone orders again this soon at most, in ms. */
const ENTRE_PEDIDOS_MS = 300;
/** One in so many orders follows nothing, as that of a phone that has just arrived. */
const NUEVOS = 4;

/** An order of a phone that may follow a tab. */
export interface EnvioSeguido extends Envio {
  /** The tab in which the followed order is: this one goes there while that is open. */
  readonly sigue?: string;
  /** The server has turned it away: it is nowhere. */
  isRechazado?: true;
}

/** A phone at a mesa, which goes where its tab goes. */
interface Movil {
  mesa: number;
  ultimo?: CrearPedidoResponse;
}

/** Phones that order at the mesas they are told, each order insisted on under its key until it is answered. */
export class Moviles {
  readonly envios: EnvioSeguido[] = [];
  /** Orders that a first attempt had stored already: its answer was lost. */
  repetidos = 0;
  /** Orders that were told where their tab is now. */
  reconducidos = 0;
  /** Answers that nothing explains. */
  readonly raras: string[] = [];
  private readonly moviles: readonly Movil[];

  constructor(
    private readonly local: Local,
    private readonly cliente: Insistente,
    mesas: readonly number[],
  ) {
    this.moviles = mesas.map((mesa) => ({ mesa }));
  }

  /** What each phone does, again and again. */
  get tareas(): (() => Promise<void>)[] {
    return this.moviles.map((movil) => async () => {
      await this.order(movil);
      await sleep(Math.random() * ENTRE_PEDIDOS_MS);
    });
  }

  get reconocidos(): number {
    return this.envios.filter(({ respuesta }) => respuesta !== undefined).length;
  }

  private async order(movil: Movil): Promise<void> {
    const { ultimo, mesa } = movil;
    const envio = createEnvio(this.local, mesa);
    const seguido: EnvioSeguido =
      ultimo && randomInt(NUEVOS) > 0
        ? {
            ...envio,
            cuerpo: { ...envio.cuerpo, seguimiento: ultimo.seguimiento },
            sigue: ultimo.grupoMesa,
          }
        : envio;
    this.envios.push(seguido);
    await this.send(movil, seguido);
  }

  private async send(movil: Movil, envio: EnvioSeguido): Promise<void> {
    const { status, data, headers } = await this.cliente.send<CrearPedidoResponse | MesaCambiada>(
      rutas.pedidos(),
      { method: 'POST', body: envio.cuerpo, headers: { [CABECERA_CLAVE]: envio.clave } },
    );
    if (status === 201 && data && 'pedidos' in data) {
      envio.respuesta = data;
      movil.ultimo = data;
      if (headers.has(CABECERA_REPETIDO)) this.repetidos += 1;
      return;
    }
    envio.isRechazado = true;
    if (status === 409 && data && 'mesa' in data) {
      movil.mesa = data.mesa;
      this.reconducidos += 1;
    } else if (status !== 409) this.raras.push(`${envio.clave}: ${status}`);
  }
}
