// Longer than most: each thing that two waiters do stands with the proof that it was done.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CABECERA_CLAVE,
  FORMAS_COBRO,
  enEsperaOf,
  isEnEspera,
  partidaDe,
  pasesOf,
  rutas,
  rutasSala,
} from '@carta/contracts';
import type { RebajarRequest, CobrarRequest, Grupo, MesasCobradas, MesasPagadas } from '@carta/contracts';
import type { Contestacion } from './ask';
import { sinHechos } from './hechos-caos';
import type { Insistente } from './insistente';
import type { Local } from './local';

const CAMAREROS = 2;
const ENTRE_TAREAS_MS = 10;
/** A mesa that orders again meanwhile is served again, this often. */
const INSISTENCIA = 6;
/** Done, done before, not now, or no more than is owed. */
const NORMALES = new Set([200, 201, 404, 409, 422]);

/** Waiters who move, join, part, charge, annul and pay mesas, and take some of it back, all at once. */
export class Camareros {
  readonly hechos = sinHechos();
  /** Answers that nothing explains. */
  readonly raras: string[] = [];
  /** How many tasks they have finished. */
  hechas = 0;
  private avisados: (() => void)[] = [];

  constructor(
    private readonly local: Local,
    private readonly cliente: Insistente,
    private readonly mesas: number,
  ) {}

  /** What each waiter does, again and again. */
  get tareas(): (() => Promise<void>)[] {
    return Array.from({ length: CAMAREROS }, () => async () => {
      await this.work();
      this.hechas += 1;
      await sleep(Math.random() * ENTRE_TAREAS_MS);
    });
  }

  /** Resolves when the next request that writes several tabs is sent. */
  nextDeVarias(): Promise<void> {
    return new Promise((resolve) => this.avisados.push(resolve));
  }

  private async work(): Promise<void> {
    const abiertos = await this.findAbiertos();
    const grupo = oneOf(abiertos);
    if (!grupo) return;
    const destino = randomInt(1, this.mesas + 1);
    const partida = partidaOf(abiertos, grupo);
    await oneOf([
      () => this.move(grupo, destino),
      () => this.move(grupo, destino),
      () => this.move(grupo, grupo.mudanzas?.at(-1)?.de ?? destino),
      () => this.join(grupo, [...new Set([...(grupo.mesasJuntas ?? [grupo.mesa.numero]), destino])]),
      () => this.join(grupo, grupo.mesasJuntas ? [] : [...new Set([grupo.mesa.numero, destino])]),
      () => this.chargeImporte([grupo]),
      () => this.chargeImporte(partida),
      () => this.chargeLineas([grupo]),
      () => this.chargeLineas(partida),
      () => this.annul(grupo),
      () => this.adjust(grupo),
      () => this.undoRebaja(grupo),
      () => this.march(grupo),
      () => this.putPase(grupo),
      () => this.pay(grupo),
      () => this.pay(grupo),
    ])?.();
  }

  private async move({ grupoMesa: grupo, mesa, rev: vista }: Grupo, a: number): Promise<void> {
    const de = mesa.numero;
    if (a === de) return;
    const { status } = await this.put<Grupo>(rutasSala.moverMesa(grupo), { de, a, rev: vista });
    if (status === 200) this.hechos.mudanzas.push({ grupo, de, a, vista });
  }

  private async join({ grupoMesa: grupo, rev }: Grupo, pedidas: readonly number[]): Promise<void> {
    const { status, data } = await this.put<Grupo>(rutasSala.juntarMesas(grupo), { mesas: pedidas, rev });
    if (status !== 200 || !data) return;
    const mesas = pedidas.length > 1 ? pedidas.toSorted((a, b) => a - b) : [];
    this.hechos.juntas.push({ grupo, rev: data.rev, mesas });
  }

  /** A pase that waits marches, or one that has marched waits again. */
  private async march({ grupoMesa: grupo, rev, pedidos }: Grupo): Promise<void> {
    const pase = oneOf(pasesOf(pedidos.flatMap(({ productos }) => productos)));
    if (!pase) return;
    const ruta = pase.lineas.some(isEnEspera) ? rutasSala.marcharPase : rutasSala.esperarPase;
    const { status, data } = await this.put<Grupo>(ruta(grupo), { pase: pase.id, rev });
    if (status === 200 && data) this.hechos.marchas.push({ grupo, rev: data.rev, pase: pase.nombre });
  }

  /** A line that nobody has begun goes to another pase of its mesa, or marches at once. */
  private async putPase({ rev, pedidos }: Grupo): Promise<void> {
    const ticket = oneOf(pedidos);
    const linea = oneOf((ticket?.productos ?? []).filter(({ pase }) => pase));
    const pase = oneOf([null, ...pasesOf(pedidos.flatMap(({ productos }) => productos)).map(({ id }) => id)]);
    if (!ticket || !linea) return;
    await this.put<Grupo>(rutasSala.paseDeLinea(ticket._id, linea._id), { pase: pase ?? null, rev });
  }

  /** A part of what they owe, or all of it, and at times more. */
  private async chargeImporte(partida: readonly Grupo[]): Promise<void> {
    const debido = Math.round(partida.reduce((suma, { pendiente }) => suma + pendiente, 0) * 100);
    if (debido === 0) return;
    const importe = randomInt(4) === 0 ? debido + randomInt(2) : randomInt(1, debido + 1);
    await this.charge(partida, { importe: importe / 100 });
  }

  /** Some units of some of their lines, which may have been charged. */
  private async chargeLineas(partida: readonly Grupo[]): Promise<void> {
    const todas = partida.flatMap(({ pedidos }) => pedidos.flatMap(({ productos }) => productos));
    const elegidas = new Set(
      [oneOf(todas), oneOf(todas), oneOf(todas)].filter((elegida) => elegida !== undefined),
    );
    const lineas = [...elegidas].map(({ _id, cantidad }) => ({
      linea: _id,
      unidades: randomInt(1, cantidad + 1),
    }));
    await this.charge(partida, { lineas });
  }

  private async charge(
    partida: readonly Grupo[],
    cuanto: Pick<CobrarRequest, 'importe' | 'lineas'>,
  ): Promise<void> {
    const lider = partida.at(-1);
    if (!lider) return;
    const encargo = { ...cuanto, forma: oneOf(FORMAS_COBRO) ?? 'otro' };
    const revs = partida.length > 1 ? { revs: revsDe(partida) } : {};
    const clave = randomUUID();
    this.announce(partida);
    const { status } = await this.send<MesasCobradas>('POST', rutasSala.cobros(lider.grupoMesa), {
      body: { ...encargo, rev: lider.rev, ...revs },
      headers: { [CABECERA_CLAVE]: clave },
    });
    const grupos = partida.map(({ grupoMesa }) => grupoMesa);
    this.hechos.cobros.push({ clave, grupos, encargo, isHecho: status === 200 || status === 201 });
  }

  private async annul({ cobros = [] }: Grupo): Promise<void> {
    const vivo = oneOf(cobros.filter(({ anulado }) => !anulado));
    if (!vivo) return;
    const { status } = await this.put(rutasSala.anularCobro(vivo._id), { motivo: 'tarjeta rechazada' });
    if (status === 200) this.hechos.anulados.push(vivo._id);
  }

  /** A unit is invited, a dish came back, or a line or the whole tab is discounted. */
  private async adjust({ grupoMesa: grupo, rev, pedidos }: Grupo): Promise<void> {
    const linea = oneOf(pedidos.flatMap(({ productos }) => productos))?._id;
    if (linea === undefined) return;
    const lineas = [{ linea, unidades: 1 }];
    const que = oneOf<Pick<RebajarRequest, 'tipo' | 'lineas' | 'linea' | 'porcentaje' | 'importe'>>([
      { tipo: 'invitar', lineas },
      { tipo: 'devolver', lineas },
      { tipo: 'descuento', porcentaje: randomInt(1, 100) },
      { tipo: 'descuento', linea, importe: randomInt(1, 500) / 100 },
    ]);
    const clave = randomUUID();
    const { status } = await this.send<Grupo>('POST', rutasSala.rebajas(grupo), {
      body: { ...que, motivo: 'de la casa', rev },
      headers: { [CABECERA_CLAVE]: clave },
    });
    this.hechos.ajustes.push({ clave, grupo, isHecho: status === 200 || status === 201 });
  }

  private async undoRebaja({ grupoMesa: grupo, rev, ajustes = [] }: Grupo): Promise<void> {
    const vivo = oneOf(ajustes.filter(({ deshecho }) => !deshecho));
    if (!vivo) return;
    const { status } = await this.put(rutasSala.deshacerRebaja(grupo, vivo._id), { rev });
    if (status === 200) this.hechos.deshechos.push(vivo._id);
  }

  /** Serves a whole party and pays it; at times takes that back, and joins it again. */
  private async pay({ grupoMesa }: Grupo): Promise<void> {
    for (let intento = 0; intento < INSISTENCIA; intento++) {
      const abiertos = await this.findAbiertos();
      const abierto = abiertos.find((grupo) => grupo.grupoMesa === grupoMesa);
      const partida = abierto ? partidaOf(abiertos, abierto) : [];
      for (const { grupoMesa, pedidos, rev } of partida.filter(
        ({ estadoGrupo }) => estadoGrupo !== 'entregado',
      )) {
        const [espera] = pasesOf(enEsperaOf(pedidos.flatMap(({ productos }) => productos)));
        if (espera) await this.put(rutasSala.marcharPase(grupoMesa), { pase: espera.id, rev });
        await this.put(rutas.pedidoEstado(pedidos[0]?._id ?? ''), { estado: 'entregado', rev });
      }
      if (partida.some(({ estadoGrupo }) => estadoGrupo !== 'entregado')) continue;
      if (partida.length === 0 || (await this.payPartida(partida))) return;
    }
  }

  private async payPartida(partida: readonly Grupo[]): Promise<boolean> {
    const lider = partida.at(-1) as Grupo;
    this.announce(partida);
    const body = { revs: revsDe(partida) };
    const { status, data } = await this.put<MesasPagadas>(rutasSala.pagarMesas(lider.grupoMesa), body);
    if (status !== 200 || !data) return false;
    const revs = data.grupos.map(({ grupoMesa: grupo, rev }) => ({ grupo, rev }));
    const pagados = new Set(
      data.grupos.filter(({ estadoGrupo }) => estadoGrupo === 'pagado').map(({ grupoMesa }) => grupoMesa),
    );
    const olvidados = partida.filter(({ grupoMesa }) => !pagados.has(grupoMesa));
    this.raras.push(...olvidados.map(({ mesa }) => `mesa ${mesa.numero} was paid and is open`));
    this.hechos.pagados.push(...revs);
    if (randomInt(2) === 0) await this.takeBack(data.grupos, lider);
    return true;
  }

  private async takeBack(pagados: readonly Grupo[], { grupoMesa, mesasJuntas }: Grupo): Promise<void> {
    const isLider = ({ grupoMesa: id }: Grupo): number => (id === grupoMesa ? 0 : 1);
    const enOrden = pagados.toSorted((a, b) => isLider(a) - isLider(b));
    for (const { grupoMesa: grupo, rev, pedidos } of enOrden) {
      this.hechos.reaperturas.push({ grupo, rev });
      const body = { estado: 'entregado', reabrir: true, rev };
      const { status, data } = await this.put<Grupo>(rutas.pedidoEstado(pedidos[0]?._id ?? ''), body);
      if (status !== 200 || !data) continue;
      this.hechos.reabiertos.push({ grupo, rev });
      if (mesasJuntas && grupo === grupoMesa) await this.join(data, mesasJuntas);
    }
  }

  private announce({ length }: readonly Grupo[]): void {
    if (length > 1) for (const avisa of this.avisados.splice(0)) avisa();
  }

  private async findAbiertos(): Promise<Grupo[]> {
    const rutasLeidas = [rutas.pedidos(), rutas.pedidosEntregados()];
    const listas = await Promise.all(rutasLeidas.map((ruta) => this.send<Grupo[]>('GET', ruta)));
    const porId = new Map(listas.flatMap(({ data }) => data ?? []).map((leido) => [leido.grupoMesa, leido]));
    return [...porId.values()];
  }

  private put<T>(ruta: string, body: unknown): Promise<Contestacion<T>> {
    return this.send<T>('PUT', ruta, { body });
  }

  private async send<T>(
    method: 'GET' | 'POST' | 'PUT',
    ruta: string,
    mas: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Contestacion<T>> {
    const answer = await this.cliente.send<T>(ruta, { method, token: this.local.token, ...mas });
    if (!NORMALES.has(answer.status)) this.raras.push(`${method} ${ruta}: ${answer.status}`);
    return answer;
  }
}

/** The tabs that pay together with this one, the leader last. */
function partidaOf(abiertos: readonly Grupo[], { mesa }: Grupo): readonly Grupo[] {
  const vistos = abiertos.map((grupo) => ({
    grupo,
    mesa: grupo.mesa.numero,
    mesasJuntas: grupo.mesasJuntas,
  }));
  return partidaDe(vistos, mesa.numero).map(({ grupo }) => grupo);
}

function revsDe(partida: readonly Grupo[]): Record<string, number> {
  return Object.fromEntries(partida.map(({ grupoMesa, rev }) => [grupoMesa, rev]));
}

function oneOf<T>(varios: readonly T[]): T | undefined {
  return varios[randomInt(Math.max(1, varios.length))];
}
