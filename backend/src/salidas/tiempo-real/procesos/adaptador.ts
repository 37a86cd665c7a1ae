import { NS_TABLERO } from '@carta/contracts';
import type { Namespace } from 'socket.io';
import { ClusterAdapter, MessageType } from 'socket.io-adapter';
import type { BroadcastOptions, ClusterMessage, ClusterResponse } from 'socket.io-adapter';
import type { Flujo } from './flujo';

/** A message waits this long for Redis (ms): boards have read again by then, and it would show the past. */
const VIGENCIA_MS = { tablero: 4_000, comensal: 60_000 } as const;

/** Sockets of this process come first: publishing to the others may fail without effect here. */
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

  /** Publishing never waits for Redis, so neither do its callers. */
  protected override doPublish(mensaje: ClusterMessage): Promise<string> {
    this.flujo.say(this.namespace.name, mensaje, this.vigenciaMs);
    return Promise.resolve('');
  }

  protected override doPublishResponse(_: string, respuesta: ClusterResponse): Promise<void> {
    this.flujo.say(this.namespace.name, respuesta, this.vigenciaMs);
    return Promise.resolve();
  }
}

/** Socket.IO calls the result as a constructor, for each namespace. */
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
