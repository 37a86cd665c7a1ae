import { NS_COMENSAL, rutas, rutasGestion, rutasSala, rooms } from '@carta/contracts';
import type { Namespace } from 'socket.io';
import type { Socket } from 'socket.io-client';
import { TokensService } from '../../src/casa/acceso/sesiones/tokens.service';
import { ComensalGateway } from '../../src/salidas/tiempo-real/comensal.gateway';
import { TableroGateway } from '../../src/salidas/tiempo-real/tablero.gateway';
import { useApp } from '../support/app';
import { buildEscena } from '../support/escena';
import { connect, hear, openComensal, openPantalla, openTablero, refusal } from '../support/socket';
import { ACTORES, buildCaso } from './actores';
import type { Actor, Caso } from './actores';
import { MATRIZ_SOCKETS } from './matriz';

/** What Socket.IO itself listens to on every socket. */
const DE_LA_CASA = new Set(['disconnect', 'disconnecting', 'error', 'newListener', 'removeListener']);

/** What anybody might try to send. */
const INVENTOS = [
  'join',
  'subscribe',
  'sala',
  'grupo',
  'pagados',
  'tablero',
  'visto',
  'enterado',
  'llamada',
  'estaciones',
];

describe('Who hears what', () => {
  const app = useApp();

  /** Whoever connects changes nothing: everybody keeps one restaurant. */
  const elenco = new Map<Actor, Promise<Caso>>();
  function casoDe(actor: Actor): Promise<Caso> {
    const caso = elenco.get(actor) ?? buildCaso(app, actor);
    elenco.set(actor, caso);
    return caso;
  }

  const namespaces = (): Map<string, Namespace> =>
    app.app.get(TableroGateway).namespace.server._nsps as Map<string, Namespace>;

  it('is written for every namespace of the running server, and for no other', () => {
    expect(MATRIZ_SOCKETS.map(({ namespace }) => namespace).sort()).toEqual([...namespaces().keys()].sort());
  });

  describe.each(MATRIZ_SOCKETS.map((fila) => [fila.namespace, fila] as const))('%s', (namespace, fila) => {
    it.each(ACTORES.map((actor) => [actor, fila.celdas[actor]] as const))(
      '%s: %s',
      async (actor, esperado) => {
        const { escena, token } = await casoDe(actor);
        const auth = fila.auth(escena, token);

        if (esperado === null) expect((await connect(app, namespace, auth)).connected).toBe(true);
        else expect(await refusal(app, namespace, auth)).toMatchObject({ code: esperado });
      },
    );

    if (fila.celdas.premium !== null) return;
    it('listens to its own events and to no other', async () => {
      const { escena, token } = await casoDe('premium');
      const { id } = await connect(app, namespace, fila.auth(escena, token));

      const socket = namespaces()
        .get(namespace)
        ?.sockets.get(id ?? '');

      const oidos = (socket?.eventNames() ?? []).map(String).filter((evento) => !DE_LA_CASA.has(evento));
      expect(oidos.sort()).toEqual([...fila.envios].sort());
    });
  });

  it('is decided by the server: a board is in the rooms of its session, a phone in that of its carta', async () => {
    const escena = await buildEscena(app);
    const { fam } = await app.app.get(TokensService).verifyAccess(escena.accessToken);
    const tablero = await openTablero(app, escena.accessToken);
    const comensal = await openComensal(app, escena.id);

    for (const socket of [tablero, comensal]) {
      for (const invento of INVENTOS)
        socket.emit(invento, rooms.tablero(escena.id), [rooms.carta(escena.id)]);
    }
    await comensal.emitWithAck('seguir', 'mentira');

    const roomsOf = ({ id = '' }: Socket, { sockets }: { sockets: Namespace['sockets'] }): unknown[] => [
      ...(sockets.get(id)?.rooms ?? []),
    ];
    expect(roomsOf(tablero, app.app.get(TableroGateway).namespace as unknown as Namespace)).toEqual([
      tablero.id,
      rooms.tablero(escena.id),
      rooms.familia(fam),
    ]);
    expect(roomsOf(comensal, app.app.get(ComensalGateway).namespace as unknown as Namespace)).toEqual([
      comensal.id,
      rooms.carta(escena.id),
    ]);
  });

  it('is decided by what they bring, of which the server keeps nothing', async () => {
    const { id, accessToken, seguimiento } = await buildEscena(app);
    await openTablero(app, accessToken);
    await connect(app, NS_COMENSAL, { restaurante: id, mesa: 1, seguimiento });

    const sockets = [...namespaces().values()].flatMap((espacio) => [...espacio.sockets.values()]);
    expect(sockets.length).toBeGreaterThanOrEqual(2);
    for (const { handshake } of sockets) expect(handshake.auth).toEqual({});
  });

  it('is all of what is written and nothing else; another restaurant, and a phone without the order’s proof, hear none of it', async () => {
    const [escena, ajena] = await Promise.all([buildEscena(app), buildEscena(app)]);
    const { socket: propio } = await openPantalla(app, escena.accessToken, 'tablero');
    const telefono = await openComensal(app, escena.id);
    await telefono.emitWithAck('seguir', escena.seguimiento);
    await telefono.emitWithAck('seguir', escena.seguimientoLlamada);
    const oidos = [propio, telefono].map(listen);
    const vecinos = [await openTablero(app, ajena.accessToken), await openComensal(app, ajena.id)];
    await vecinos[1]?.emitWithAck('seguir', ajena.seguimiento);
    await vecinos[1]?.emitWithAck('seguir', ajena.seguimientoLlamada);
    const curioso = await openComensal(app, escena.id);
    const ajenos = [...vecinos, curioso].map(listen);
    const ultimo = ['pagados', 'carta', 'estaciones', 'latido'].map((evento) => hear(propio, evento));

    const { accessToken: token } = escena;
    // one more screen: its own, `propio` may have been told of before it listened
    await openPantalla(app, token, 'cocina');
    await app.put(rutasSala.servicio(escena.id), { token, body: { mesaCompartida: true } });
    await app.put(rutasSala.llamada(escena.llamadaId), { token, body: { estado: 'en_camino' } });
    await app.put(rutas.pedidoEstado(escena.ticketId), { token, body: { estado: 'entregado' } });
    await app.put(rutas.pedidoEstado(escena.ticketId), { token, body: { estado: 'pagado' } });
    await app.delete(rutas.pedidosPagados(), { token });
    await app.put(rutasGestion.disponibilidad(escena.productoId), { token, body: { disponible: false } });
    await Promise.all([...ultimo, hear(curioso, 'carta'), hear(vecinos[0] as Socket, 'latido')]);

    const [tablero = [], comensal = []] = MATRIZ_SOCKETS.map(({ oye }) => oye);
    expect([...(oidos[0] ?? [])].sort()).toEqual([...tablero].sort());
    expect(sinLatido(oidos[1] ?? new Set())).toEqual(comensal.filter((evento) => evento !== 'latido').sort());
    expect(ajenos.map(sinLatido)).toEqual([[], [], ['carta']]);
  });
});

/** The names of all that a socket hears from now on. */
function listen(socket: Socket): ReadonlySet<string> {
  const oidos = new Set<string>();
  socket.onAny((evento: string) => void oidos.add(evento));
  return oidos;
}

/** Without the heartbeat, which comes when it comes: every 15 s to a phone. */
function sinLatido(eventos: ReadonlySet<string>): string[] {
  return [...eventos].filter((evento) => evento !== 'latido').sort();
}
