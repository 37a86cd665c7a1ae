// Longer than most: all concurrency of a mesa is settled here, where it can be checked as a whole.
import { onlyTicketsDe } from './grupo.parcial';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Collection, mongo } from 'mongoose';
import { asentar, hechosEntre, marchSola } from '@carta/contracts';
import type { GrupoMesa, Hecho } from '@carta/contracts';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import type { DbId } from '../../../plataforma/base-datos/ids';
import { duplicateOf, isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { DE_MAYORIA } from '../../../plataforma/base-datos/mayoria';
import { insertEach } from '../../../plataforma/base-datos/insert-each';
import { ColaPorNombre } from '../../../plataforma/colas/cola-por-nombre';
import { PorLotes } from '../../../plataforma/colas/por-lotes';
import { CAMPOS_OCUPACION, assertSitio } from './cabida';
import type { CargaNueva, Ocupacion } from './cabida';
import { consultaCon, pushClave, sinClave, wasHecha } from './claves';
import type { Hecha } from './claves';
import { addToTab, hasPases, marchedAt, newTab, openTabOf, tabOf } from './grupo.alta';
import type { AltaEnMesa, AltaEnTab } from './grupo.alta';
import { grupoSchema, SIN_HISTORIAL } from './grupo.schema';
import type { GrupoDoc } from './grupo.schema';
import { toGrupoMesa } from './grupo.mapper';
import { changedFields } from './grupo.diff';
import type { Autoria } from './grupo.diff';
import { assertATiempo, insist } from './insist';
import { mesaConPedidosNuevos, mesaJunta, mesaOcupada } from '../pedidos.errors';

/** `huella` is the hash of the body it was made with. */
export interface PedidoGuardado {
  grupo: GrupoMesa;
  huella: string;
  /** True when the key was known: nothing was written now. */
  repetido: boolean;
}

export type Seguida =
  { es: 'guardada'; guardado: PedidoGuardado } | { es: 'en-otra-mesa'; mesa: number } | { es: 'cerrada' };

/** `antes` is null when it had been done before, under its key; `hechos` when nothing changed. */
interface Cambiado {
  antes: GrupoMesa | null;
  grupo: GrupoMesa;
  hechos: readonly Hecho[] | null;
}

export type GrupoRef = { grupoId: string } | { ticketId: string } | { cobroId: string };

/** Settles concurrency: orders are added without reading first, moves are saved only over what they read. */
@Injectable()
export class GruposRepository {
  private readonly cola = new ColaPorNombre();
  private readonly aperturas = new PorLotes((tabs: readonly GrupoDoc[]) => insertEach(this.grupos, tabs));
  /** Mesas known to have a tab, by `nameOf`; a wrong one costs one attempt, nothing else. */
  private readonly conTab = new LRUCache<string, true>({ max: 20_000 });

  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /**
   * The order stored under this key, its mesa open or paid, without other orders' lines. It is returned once
   * a majority has it: @throws 503 where that takes more than 3 s.
   */
  async findPedidoPorClave(restauranteId: string, clave: string): Promise<PedidoGuardado | null> {
    const hallado = await this.readPedidoPorClave(restauranteId, clave);
    return hallado && insist(() => this.readPedidoPorClave(restauranteId, clave, DE_MAYORIA));
  }

  private async readPedidoPorClave(
    restauranteId: string,
    clave: string,
    opciones: mongo.AggregateOptions = {},
  ): Promise<PedidoGuardado | null> {
    const where = { restaurante: toId(restauranteId), 'pedidos.clave': clave };
    const steps = [{ $match: where }, ...onlyTicketsDe([clave])];
    const [doc] = await this.grupos.aggregate<GrupoDoc>(steps, opciones).toArray();
    const huella = doc?.pedidos.find((ticket) => ticket.clave === clave)?.huella;
    return doc && huella !== undefined ? { grupo: toGrupoMesa(doc), huella, repetido: true } : null;
  }

  /**
   * Adds an order's tickets to the mesa's open tab, opening it if need be, in one atomic journaled write that
   * refuses a key the tab already holds, and more than it has room for. A known key, even of a tab paid
   * meanwhile, returns what is stored. Gives up after 3 s with 503; nothing is half-written.
   */
  addTickets(alta: AltaEnMesa): Promise<PedidoGuardado> {
    const { restauranteId, mesa, tickets, carga } = alta;
    const [{ clave, huella }] = tickets;
    return insist(async () => {
      const grupo = (await this.openTab(alta)) ?? (await this.pushTickets(alta));
      if (grupo) return { grupo, huella, repetido: false };
      const guardado = await this.findPedidoPorClave(restauranteId, clave);
      if (!guardado) await this.checkRoom(restauranteId, mesa, carga);
      return guardado;
    });
  }

  /**
   * Adds to the named tab, in one atomic write that finds it only while it is open at the order's mesa; a
   * known key returns what is stored. @throws 409 when it has no room there.
   */
  addToNamed(alta: AltaEnTab): Promise<Seguida> {
    const { restauranteId, mesa, tickets, carga, grupoId } = alta;
    const [{ clave, huella }] = tickets;
    return insist<Seguida>(async () => {
      const grupo = await this.pushTickets(alta);
      if (grupo) return { es: 'guardada', guardado: { grupo, huella, repetido: false } };
      const guardado = await this.findPedidoPorClave(restauranteId, clave);
      if (guardado) return { es: 'guardada', guardado };
      const where = { _id: toId(grupoId), restaurante: toId(restauranteId), pagado: false };
      const tab = await this.grupos.findOne<Ocupacion & { mesa: number }>(where, CAMPOS_OCUPACION);
      if (!tab) return { es: 'cerrada' };
      if (tab.mesa !== mesa) return { es: 'en-otra-mesa', mesa: tab.mesa };
      assertSitio(tab, carga);
      // It came back to this mesa since the write.
      return null;
    });
  }

  /**
   * Opens a mesa's tab, together with those of other mesas that come at the same time: a plain insert costs
   * the engine an eighth of the guarded write. Returns null where the mesa has a tab or the key is known.
   */
  private async openTab(alta: AltaEnMesa): Promise<GrupoMesa | null> {
    const mesa = nameOf(alta);
    if (this.conTab.has(mesa)) return null;
    const doc = newTab(marchedAt(alta, null));
    assertATiempo(alta.ahora);
    const fallo = await this.aperturas.run(doc);
    if (fallo && !isDuplicateKey(fallo)) throw fallo;
    this.conTab.set(mesa, true);
    return fallo ? null : toGrupoMesa(doc);
  }

  /** Returns null where the tab knows the key or has no room, or the named one is not open at this mesa. */
  private async pushTickets(alta: AltaEnMesa): Promise<GrupoMesa | null> {
    const { filter, update } = addToTab(await this.withMarchadas(alta));
    const upsert = alta.grupoId === undefined;
    const options = { upsert, returnDocument: 'after', ...SIN_HISTORIAL } as const;
    assertATiempo(alta.ahora);
    try {
      const doc = await this.grupos.findOneAndUpdate(filter, update, options);
      return doc && toGrupoMesa(doc);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** What an order of several pases marches with depends on its tab, so only the tab that was read takes it. */
  private async withMarchadas(alta: AltaEnMesa): Promise<AltaEnMesa> {
    if (!hasPases(alta)) return alta;
    const tab = await this.grupos.findOne(tabOf(alta), SIN_HISTORIAL);
    return { ...marchedAt(alta, tab), sobre: tab };
  }

  /** @throws 409 when the mesa's open tab has no room for this order. */
  private async checkRoom(restauranteId: string, mesa: number, carga: CargaNueva): Promise<void> {
    const tab = await this.grupos.findOne<Ocupacion>(openTabOf(restauranteId, mesa), CAMPOS_OCUPACION);
    assertSitio(tab, carga);
  }

  /**
   * Loads a mesa, applies a pure change, and saves it only if nobody saved in between; else tries again on
   * what they saved, one at a time per mesa in this process. What was done under its key before is not asked
   * again; what has no effect leaves its key, or without one returns once a majority has what it found. Returns
   * null when there is no such mesa here; gives up after 3 s with 503.
   */
  async changeGrupo(
    restauranteId: string,
    ref: GrupoRef,
    autoria: Autoria,
    change: (grupo: GrupoMesa) => GrupoMesa,
  ): Promise<Cambiado | null> {
    const where = {
      restaurante: toId(restauranteId),
      ...whereOf(ref),
    } as mongo.Filter<GrupoDoc>;
    const consulta = consultaCon(autoria.hecha);
    const doc = await this.grupos.findOne(where, consulta);
    if (!doc) return null;
    const primero = await this.changeGrupoDoc(doc, autoria, change);
    if (primero) return primero;
    return this.cola.run(doc._id.toHexString(), () =>
      insist(async () => {
        const fresco = await this.grupos.findOne(where, consulta);
        return fresco && this.changeGrupoDoc(fresco, autoria, change);
      }),
    );
  }

  /** Returns null when somebody else has saved since the reading, or a majority does not have it yet. */
  private async changeGrupoDoc(
    doc: GrupoDoc,
    autoria: Autoria,
    change: (grupo: GrupoMesa) => GrupoMesa,
  ): Promise<Cambiado | null> {
    const { hecha } = autoria;
    if (wasHecha(doc, hecha)) return this.confirmHecha(doc, hecha);
    const antes = toGrupoMesa(doc);
    const cambiado = change(antes);
    if (cambiado === antes)
      return hecha ? this.leaveClave(doc, antes, hecha) : this.confirmGrupo(doc, change);
    const ahora = new Date();
    const quien = { en: ahora, ...quienDe(autoria) };
    const movido = { ...marchSola(cambiado, quien), actualizadoEn: ahora };
    const hechos = hechosEntre(antes, movido);
    const grupo = asentar(antes, movido, hechos, quien);
    try {
      const { matchedCount } = await this.grupos.updateOne(
        { ...asRead(doc), ...sinClave(hecha) },
        changedFields(antes, grupo, hechos, autoria, doc.sello),
      );
      if (matchedCount !== 1) return null;
      if (grupo.pagado || grupo.mesa !== antes.mesa) this.conTab.delete(nameOf(antes));
      return { antes, grupo, hechos };
    } catch (error) {
      throw conflictoDe(error, antes, grupo);
    }
  }

  /** It was done before: the mesa is returned once a majority has that. */
  private async confirmHecha({ _id }: GrupoDoc, hecha: Hecha | undefined): Promise<Cambiado | null> {
    const doc = await this.grupos.findOne({ _id }, { ...consultaCon(hecha), ...DE_MAYORIA });
    return doc && wasHecha(doc, hecha) ? { antes: null, grupo: toGrupoMesa(doc), hechos: null } : null;
  }

  /** It found the mesa as it wants it: no later one under its key does anything, and no screen need know. */
  private async leaveClave(doc: GrupoDoc, antes: GrupoMesa, hecha: Hecha): Promise<Cambiado | null> {
    const donde = { ...asRead(doc), ...sinClave(hecha) };
    const { matchedCount } = await this.grupos.updateOne(donde, { $push: pushClave(hecha) });
    return matchedCount === 1 ? { antes, grupo: antes, hechos: null } : null;
  }

  private async confirmGrupo(
    { _id, rev }: GrupoDoc,
    change: (grupo: GrupoMesa) => GrupoMesa,
  ): Promise<Cambiado | null> {
    const doc = await this.grupos.findOne({ _id, rev: { $gte: rev } }, { ...SIN_HISTORIAL, ...DE_MAYORIA });
    const grupo = doc && toGrupoMesa(doc);
    return grupo && change(grupo) === grupo ? { antes: grupo, grupo, hechos: null } : null;
  }

  /** Which of these mesas were done under this key before. Reads with majority concern. */
  async findHechas(ids: readonly string[], hecha: Hecha | undefined): Promise<ReadonlySet<string>> {
    if (!hecha) return new Set();
    const where = { _id: { $in: ids.map((id) => toId(id)) }, claves: hecha.id };
    const docs = await this.grupos.find(where, { projection: { _id: 1 }, ...DE_MAYORIA }).toArray();
    return new Set(docs.map(({ _id }) => _id.toHexString()));
  }

  /** Reads with majority concern; steps about money and steps cut from the history are not found. */
  async findRevsDe(restauranteId: string, ref: GrupoRef, claves: readonly string[]): Promise<number[]> {
    if (claves.length === 0) return [];
    const where = { restaurante: toId(restauranteId), ...whereOf(ref) } as mongo.Filter<GrupoDoc>;
    const projection = { 'movimientos.clave': 1, 'movimientos.rev': 1 };
    const doc = await this.grupos.findOne(where, { projection, ...DE_MAYORIA });
    return (doc?.movimientos ?? []).flatMap(({ clave = '', rev }) =>
      rev !== undefined && claves.includes(clave) ? [rev] : [],
    );
  }

  async findGrupoFirme(restauranteId: string, ref: GrupoRef): Promise<GrupoMesa | null> {
    const where = { restaurante: toId(restauranteId), ...whereOf(ref) } as mongo.Filter<GrupoDoc>;
    const doc = await this.grupos.findOne(where, { ...SIN_HISTORIAL, ...DE_MAYORIA });
    return doc && toGrupoMesa(doc);
  }

  /** Archives the mesas paid until an instant, or all; returns how many tickets they held. */
  async archivePagados(restauranteId: string, ahora: Date, hasta?: Date): Promise<number> {
    const restaurante = toId(restauranteId);
    const hastaEntonces = hasta ? { pagadoEn: { $lte: hasta } } : {};
    await this.grupos.updateMany(
      { restaurante, pagado: true, archivadoEn: null, ...hastaEntonces },
      { $set: { archivadoEn: ahora }, $inc: { rev: 1 } },
    );
    const [suma] = await this.grupos
      .aggregate<{ tickets: number }>([
        { $match: { restaurante, pagado: true, archivadoEn: ahora } },
        { $group: { _id: null, tickets: { $sum: { $size: '$pedidos' } } } },
      ])
      .toArray();
    return suma?.tickets ?? 0;
  }
}

/** After a failover the new primary may have the same rev with other content: hence the instant too. */
const asRead = ({ _id, rev, actualizadoEn }: GrupoDoc) => ({ _id, rev, actualizadoEn });

const nameOf = ({ restauranteId, mesa }: Pick<GrupoMesa, 'restauranteId' | 'mesa'>): string =>
  `${restauranteId}:${mesa}`;

function whereOf(ref: GrupoRef): Record<string, DbId> {
  if ('grupoId' in ref) return { _id: toId(ref.grupoId) };
  return 'cobroId' in ref ? { 'cobros._id': toId(ref.cobroId) } : { 'pedidos._id': toId(ref.ticketId) };
}

/** A change collides in a unique index with another party's mesa, or with the open tab at its mesa. */
function conflictoDe(error: unknown, antes: GrupoMesa, ahora: GrupoMesa): unknown {
  const duplicado = duplicateOf(error);
  if (!duplicado) return error;
  if (typeof duplicado.mesasJuntas === 'number') return mesaJunta(duplicado.mesasJuntas);
  return antes.pagado ? mesaConPedidosNuevos() : mesaOcupada(ahora.mesa);
}

const quienDe = ({ por, persona }: Autoria) => ({ por, ...(persona === undefined ? {} : { persona }) });
