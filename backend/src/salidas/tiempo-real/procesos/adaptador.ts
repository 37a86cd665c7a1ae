import { NS_TABLERO } from '@carta/contracts';
import type { Namespace } from 'socket.io';
import { ClusterAdapter, MessageType } from 'socket.io-adapter';
import type { BroadcastOptions, ClusterMessage, ClusterResponse } from 'socket.io-adapter';
import type { Flujo } from './flujo';

/**
 * How long what is said may wait for Redis, in ms. A board has read everything again by then, and an
 * older event could only bring back for a moment what is no longer there.
 */
const VIGENCIA_MS = { tablero: 4_000, comensal: 60_000 } as const;

/**
 * The rooms of a namespace, in this process and in the others. Who is here is told first and at once;
 * then it is said to the other processes, and whether that succeeds is nothing to anybody here.
 */
class Adaptador extends ClusterAdapter {
  private readonly vigenciaMs: number;

  constructor(
    private readonly namespace: Namespace,
    private readonly flujo: Flujo,
  ) {
    super(namespace);
    this.vigenciaMs = namespace.name === NS_TABLERO ? VIGENCIA_MS.tablero : VIGENCIA_MS.comensal;
    flujo.listen(namespace.name, (mensaje) => this.onMessage(mensaje as ClusterMessage));
  }

  override broadcast(packet: unknown, opts: BroadcastOptions): Promise<void> {
    const said = super.broadcast(packet, onlyHere(opts));
    if (!opts.flags?.local) {
      this.publish({ type: MessageType.BROADCAST, data: { packet, opts: forOthers(opts) } });
    }
    return said;
  }

  override disconnectSockets(opts: BroadcastOptions, close: boolean): Promise<void> {
    const hecho = super.disconnectSockets(onlyHere(opts), close);
    if (!opts.flags?.local) {
      this.publish({ type: MessageType.DISCONNECT_SOCKETS, data: { opts: forOthers(opts), close } });
    }
    return hecho;
  }

  /** It never waits for Redis, so neither does what goes through it. */
  protected override doPublish(mensaje: ClusterMessage): Promise<string> {
    this.flujo.say(this.namespace.name, mensaje, this.vigenciaMs);
    return Promise.resolve('');
  }

  protected override doPublishResponse(_: string, respuesta: ClusterResponse): Promise<void> {
    this.flujo.say(this.namespace.name, respuesta, this.vigenciaMs);
    return Promise.resolve();
  }
}

/** What Socket.IO makes the adapter of each namespace with: it calls it as a constructor. */
export function createAdaptador(flujo: Flujo) {
  return function (namespace: Namespace): ClusterAdapter {
    return new Adaptador(namespace, flujo);
  };
}

function onlyHere(opts: BroadcastOptions): BroadcastOptions {
  return { ...opts, flags: { ...opts.flags, local: true } };
}

function forOthers({ rooms, except, flags }: BroadcastOptions) {
  return { rooms: [...rooms], except: [...(except ?? [])], flags: { ...flags } };
}
