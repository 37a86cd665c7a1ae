// Longer than most: each thing that somebody of the floor does is a line of one table.
import fc from 'fast-check';
import {
  CABECERA_CLAVE,
  ESTADOS_LINEA,
  isEnEspera,
  partidaDe,
  pasesOf,
  rutas,
  rutasSala,
} from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import type { Contestacion } from '../../../backend/test/caos/support/ask';
import { Insistente } from '../../../backend/test/caos/support/insistente';
import type { CasaDeMenus, Oferta } from './casa-de-menus';

const MESAS = 5;

/** What somebody does, with the numbers that choose to what; who is told nothing asks the same again later. */
export const PASO = fc.record({
  hace: fc.constantFrom(
    ...(['pide', 'pide', 'toma', 'marcha', 'marcha', 'espera', 'espera', 'espera', 'pone'] as const),
    ...(['linea', 'linea', 'ticket', 'ticket', 'mesa', 'mesa', 'mesa', 'cancela', 'repone'] as const),
    ...(['mueve', 'junta', 'separa', 'cobra', 'paga', 'paga', 'paga'] as const),
  ),
  mesa: fc.integer({ min: 1, max: MESAS }),
  otra: fc.integer({ min: 1, max: MESAS }),
  n: fc.nat(1_000),
  /** They go by what was there a round ago. */
  isViejo: fc.boolean(),
  /** The answer is lost; it is asked again so many rounds later. */
  tarda: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
  /** Of an order, a cancellation or a charge. */
  clave: fc.uuid({ version: 4 }),
});
export type Paso = typeof PASO extends fc.Arbitrary<infer T> ? T : never;

interface Peticion {
  method: 'POST' | 'PUT';
  ruta: string;
  body: object;
  clave?: string;
}

/** An order, and whether the server has said that it took it; null while nobody was answered. */
export interface PedidoDado {
  guardadas: readonly string[];
  isTomado: boolean | null;
}

/** Done, done before, not now, gone, or no more than is owed. */
const NORMALES = new Set([200, 201, 404, 409, 422]);

/** Those who order, cook, serve and charge, each going by what they saw. */
export class ManosDePases {
  /** By their key. */
  readonly pedidos = new Map<string, PedidoDado>();
  /** How often each thing was done. */
  readonly hechos = new Map<string, number>();
  /** Answers that nothing explains. */
  readonly raras: string[] = [];
  /** Requests whose answer was lost, and when they are sent again. */
  private deudas: { ronda: number; paso: Paso; peticion: Peticion }[] = [];
  private readonly canceladas: { ruta: string; clave: string }[] = [];
  private readonly cliente: Insistente;

  constructor(
    url: string,
    private readonly casa: CasaDeMenus,
  ) {
    this.cliente = new Insistente(url);
  }

  get isDebido(): boolean {
    return this.deudas.length > 0;
  }

  /** What is done in a round, all at once, and what is asked again in it. */
  play(
    pasos: readonly Paso[],
    vistos: readonly Grupo[],
    antes: readonly Grupo[],
    ronda: number,
  ): Promise<unknown> {
    const debidas = this.deudas.filter((deuda) => deuda.ronda <= ronda);
    this.deudas = this.deudas.filter((deuda) => deuda.ronda > ronda);
    const nuevas = pasos.flatMap((paso) => {
      const peticion = this.toPeticion(paso, paso.isViejo ? antes : vistos, vistos);
      if (!peticion) return [];
      if (paso.tarda !== null) this.deudas.push({ ronda: ronda + paso.tarda, paso, peticion });
      return [{ paso, peticion }];
    });
    return Promise.all([...debidas, ...nuevas].map(({ paso, peticion }) => this.send(paso, peticion)));
  }

  async read<T>(ruta: string): Promise<T> {
    const { data, status } = await this.cliente.send<T>(ruta, { token: this.casa.token });
    if (data === null) throw new Error(`${ruta} answered ${status}`);
    return data;
  }

  /** Every unpaid mesa, in their order. */
  async readAbiertos(): Promise<Grupo[]> {
    const listas = [
      await this.read<Grupo[]>(rutas.pedidos()),
      await this.read<Grupo[]>(rutas.pedidosEntregados()),
    ];
    const porId = new Map(listas.flat().map((grupo) => [grupo.grupoMesa, grupo]));
    return [...porId.values()].sort((a, b) => a.mesa.numero - b.mesa.numero);
  }

  async put(ruta: string, body: object): Promise<Contestacion<Grupo>> {
    return this.cliente.send<Grupo>(ruta, { method: 'PUT', token: this.casa.token, body });
  }

  private async send({ hace }: Paso, { method, ruta, body, clave }: Peticion): Promise<void> {
    const { status } = await this.cliente.send(ruta, {
      ...{ method, token: this.casa.token, body },
      headers: clave === undefined ? {} : { [CABECERA_CLAVE]: clave },
    });
    if (!NORMALES.has(status)) this.raras.push(`${method} ${ruta}: ${status}`);
    const isHecho = status < 300;
    if (isHecho) this.hechos.set(hace, (this.hechos.get(hace) ?? 0) + 1);
    const pedido = clave === undefined ? undefined : this.pedidos.get(clave);
    // what was turned away once may be taken when it is asked again
    if (pedido) pedido.isTomado = isHecho || (pedido.isTomado ?? false);
  }

  private toPeticion(paso: Paso, vistos: readonly Grupo[], ahora: readonly Grupo[]): Peticion | null {
    const { hace, mesa, otra, n, clave } = paso;
    const { local } = this.casa;
    if (hace === 'pide') {
      const productos = this.choose(n, clave);
      return {
        method: 'POST',
        ruta: rutas.pedidos(),
        body: { restaurante: local.id, mesa, productos },
        clave,
      };
    }
    if (hace === 'toma') {
      const productos = this.choose(n, clave).map((pedida, i) =>
        pedida.opciones ? pedida : { ...pedida, pase: this.casa.pases[(n + i) % 4]?._id ?? null },
      );
      return {
        method: 'POST',
        ruta: rutasSala.tomarPedido(mesa),
        body: { productos, juntos: n % 9 === 0 },
        clave,
      };
    }
    const deMesa = vistos.find((visto) => visto.mesa.numero === mesa) ?? oneOf(vistos, mesa);
    const servida =
      hace === 'paga' ? vistos.find(({ estadoGrupo }) => estadoGrupo === 'entregado') : undefined;
    const grupo = servida ?? deMesa;
    const ticket = grupo && oneOf(grupo.pedidos, n);
    const linea = ticket && oneOf(ticket.productos, n);
    if (!grupo || !ticket || !linea) return null;
    return this.toMovimiento(paso, { grupo, ticket, linea }, ahora, otra);
  }

  private toMovimiento(
    { hace, n, clave }: Paso,
    { grupo, ticket, linea }: { grupo: Grupo; ticket: Ticket; linea: Linea },
    ahora: readonly Grupo[],
    otra: number,
  ): Peticion | null {
    const { grupoMesa, rev } = grupo;
    const put = (ruta: string, body: object): Peticion => ({ method: 'PUT', ruta, body: { ...body, rev } });
    const pases = pasesOf(grupo.pedidos.flatMap(({ productos }) => productos));
    const isDebida = ({ estado, ...linea }: Linea): boolean =>
      isEnEspera(linea) ? hace === 'marcha' : hace === 'espera' && estado === 'pendiente';
    const pase = oneOf(
      pases.filter(({ lineas }) => lineas.every(isDebida)),
      n,
    );
    const estado = oneOf(ESTADOS_LINEA, n);
    const [mesaDe] = [grupo.mesa.numero];
    switch (hace) {
      case 'marcha':
        return pase ? put(rutasSala.marcharPase(grupoMesa), { pase: pase.id }) : null;
      case 'espera':
        return pase ? put(rutasSala.esperarPase(grupoMesa), { pase: pase.id }) : null;
      case 'pone':
        return put(rutasSala.paseDeLinea(ticket._id, linea._id), {
          pase: this.casa.pases[n % 4]?._id ?? null,
        });
      case 'linea':
        return put(rutas.lineaEstado(ticket._id, linea._id), { estado });
      case 'ticket':
        return put(rutas.pedidoEstado(ticket._id), { estado, alcance: 'pedido' });
      case 'mesa':
        return put(rutas.pedidoEstado(ticket._id), { estado: n % 3 === 0 ? 'listo' : 'entregado' });
      case 'cancela': {
        const ruta = rutasSala.cancelarLinea(ticket._id, linea._id);
        this.canceladas.push({ ruta: rutasSala.reponerLinea(ticket._id, linea._id), clave });
        return { ...put(ruta, { motivo: 'no queda' }), clave };
      }
      case 'repone': {
        const cancelada = oneOf(this.canceladas, n);
        return cancelada ? { method: 'PUT', ruta: cancelada.ruta, body: {}, clave: cancelada.clave } : null;
      }
      case 'mueve':
        return otra === mesaDe ? null : put(rutasSala.moverMesa(grupoMesa), { de: mesaDe, a: otra });
      case 'junta':
        return put(rutasSala.juntarMesas(grupoMesa), { mesas: [...new Set([mesaDe, otra])] });
      case 'separa':
        return put(rutasSala.juntarMesas(grupoMesa), { mesas: [] });
      case 'cobra': {
        const body = { importe: (n % 30) + 0.5, forma: 'efectivo', rev };
        return { method: 'POST', ruta: rutasSala.cobros(grupoMesa), body, clave };
      }
      default:
        return { method: 'PUT', ruta: rutasSala.pagarMesas(grupoMesa), body: { revs: revsDe(ahora, grupo) } };
    }
  }

  /** One to three things, kept under their key as they must be stored. */
  private choose(n: number, clave: string): Oferta['pedida'][] {
    const { ofertas } = this.casa;
    const elegidas = Array.from({ length: 1 + (n % 3) }, (_, i) => oneOf(ofertas, n + 5 * i) as Oferta);
    const distintas = [...new Set(elegidas)];
    this.pedidos.set(clave, { guardadas: distintas.flatMap(({ guardadas }) => guardadas), isTomado: null });
    return distintas.map(({ pedida }) => pedida);
  }
}

/** The revs of the party that pays with this mesa. */
function revsDe(abiertos: readonly Grupo[], { mesa }: Grupo): Record<string, number> {
  const vistos = abiertos.map((grupo) => ({
    grupo,
    mesa: grupo.mesa.numero,
    mesasJuntas: grupo.mesasJuntas,
  }));
  return Object.fromEntries(
    partidaDe(vistos, mesa.numero).map(({ grupo: { grupoMesa, rev } }) => [grupoMesa, rev]),
  );
}

const oneOf = <T>(cosas: readonly T[], n: number): T | undefined => cosas[n % Math.max(1, cosas.length)];
