import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { reglasDispositivo } from '@carta/contracts';
import type { CodigoDispositivo, CrearCodigoRequest, EmparejarResponse } from '@carta/contracts';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { SesionesService } from '../acceso/sesiones/sesiones.service';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { DomainError, servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Limites } from '../../plataforma/limites/limites.service';
import { Config } from '../../plataforma/config/config';
import { RestaurantesService } from '../locales/restaurantes.service';
import type { Local } from '../locales/restaurantes.service';
import type { CodigoDispositivoDoc } from './codigo-dispositivo.schema';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import type { NuevoCodigo } from './codigos-dispositivo.repository';
import type { DispositivoDoc } from './dispositivo.schema';
import { codigoNoValido, demasiadosDispositivos, nombreRepetido } from './dispositivos.errors';
import { toDispositivoPropio, toPuesto } from './dispositivos.mapper';
import { DispositivosRepository } from './dispositivos.repository';

const { codigoDigitos, codigoVidaS, dispositivos: MAX_DISPOSITIVOS } = reglasDispositivo.LIMITES_DISPOSITIVO;

/** Wrong codes share one budget. */
const TODOS = 'todos';
/** Expired codes are kept this long for pairings under way, in ms. */
const GRACIA_MS = 3_600_000;
/** A readmitted device may repeat a request whose response was lost for this long (ms). */
const REPETIBLE_MS = 120_000;
const MAX_SORTEOS = 5;

export interface Emparejado {
  codigo: string;
  clave: string;
  ip: string;
}

/** Pairs screens and phones: a code is shown to the owner once and typed once. */
@Injectable()
export class EmparejadoService {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly codigos: CodigosDispositivoRepository,
    private readonly dispositivos: DispositivosRepository,
    private readonly restaurantes: RestaurantesService,
    private readonly sesiones: SesionesService,
    private readonly limites: Limites,
    private readonly config: Config,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Makes a code for a new device; it replaces an unused one of the same name.
   * @param base the beginning of `enlace`, without a final slash.
   * @throws 409 when the name is taken, or there are devices enough.
   */
  async createCodigo(
    restauranteId: string,
    { nombre, ...datos }: CrearCodigoRequest,
    base: string,
  ): Promise<CodigoDispositivo> {
    await this.limites.consume('codigosDeDispositivo', restauranteId);
    if (await this.dispositivos.hasNombre(restauranteId, nombre)) throw nombreRepetido();
    await this.assertHayHueco(restauranteId);
    const ahora = Date.now();
    await this.codigos.deleteSustituidos(restauranteId, nombre, new Date(ahora - GRACIA_MS));
    const expiraEn = new Date(ahora + codigoVidaS * 1_000);
    const nuevo = { restauranteId, nombre: nombre.trim(), ...toPuesto(datos), expiraEn };
    const codigo = await this.draw(nuevo);
    return { codigo, enlace: `${base}/emparejar?codigo=${codigo}`, caducaEn: expiraEn.toISOString() };
  }

  /**
   * Makes the device of a code, once. The same key within the code's life gets the same device with a new
   * session, and the previous one ends: a lost response burns no code.
   * @throws 422 on `codigo`, 409 when the name is taken or there are devices enough, 403 when none may enter
   * now, TOO_MANY_REQUESTS.
   */
  async emparejar({ codigo, clave, ip }: Emparejado): Promise<EmparejarResponse> {
    await this.limites.consume('emparejarPorDireccion', ip);
    const agotado = await this.findAgotado();
    const hash = this.hashOf(codigo.replace(/\s/g, ''));
    const bueno = await this.codigos.findBueno(hash, clave, new Date());
    if (agotado && !(bueno && (await this.isDeCasa(bueno, ip)))) throw agotado;
    if (!bueno) throw codigoNoValido();
    const local = await this.findLocal(bueno);
    // One at a time in a restaurant: two at once must not both find the last place free.
    const respuesta = await this.cola.run(local.id, () => this.pair(bueno, local, clave, ip));
    await this.limites.giveBack('emparejarPorDireccion', ip);
    await this.limites.giveBack('emparejarEnTotal', TODOS);
    return respuesta;
  }

  /** Returns null for an unknown secret. */
  async enterAdmitido(hash: string, ip: string): Promise<EmparejarResponse | null> {
    const admitido = await this.codigos.findBueno(hash, hash, new Date());
    if (!admitido) return null;
    const local = await this.findLocal(admitido);
    await this.codigos.shortenCodigo(admitido, new Date(Date.now() + REPETIBLE_MS));
    return this.cola.run(local.id, () => this.pair(admitido, local, hash, ip));
  }

  /** Returns the refusal once the budget of wrong codes is spent, which some callers may ignore. */
  private async findAgotado(): Promise<DomainError | null> {
    try {
      await this.limites.consume('emparejarEnTotal', TODOS);
      return null;
    } catch (refusal) {
      if (refusal instanceof DomainError) return refusal;
      throw refusal;
    }
  }

  /** A stranger's guesses do not keep a restaurant from pairing in its own house. */
  private isDeCasa({ restaurante }: CodigoDispositivoDoc, ip: string): Promise<boolean> {
    return this.sesiones.knowsDireccion([restaurante.toHexString()], ip);
  }

  private async pair(
    codigo: CodigoDispositivoDoc,
    local: Local,
    clave: string,
    ip: string,
  ): Promise<EmparejarResponse> {
    if (!(await this.codigos.takeCodigo(codigo.hash, clave, new Date()))) throw codigoNoValido();
    const doc = await this.findOrCreate(codigo, clave);
    const dispositivo = toDispositivoPropio(doc);
    const { _id: id, ...resto } = dispositivo;
    await this.sesiones.endDispositivo(local.id, id);
    const tokens = await this.sesiones.openSesion(local, 'dispositivo', ip, {
      id,
      ...resto,
      ...(doc.rev && { rev: doc.rev }),
    });
    if (!(await this.codigos.isCodigoTaken(codigo, clave))) {
      await this.undo(local.id, id);
      throw codigoNoValido();
    }
    this.events.emit('dispositivo.cambiado', { restauranteId: local.id, id, es: 'emparejado' });
    const restaurante = this.restaurantes.toRestauranteDeDispositivo(local);
    return { ...tokens, dispositivo, restaurante, ...this.restaurantes.toEquipo(local) };
  }

  private async findOrCreate(codigo: CodigoDispositivoDoc, clave: string): Promise<DispositivoDoc> {
    const restauranteId = codigo.restaurante.toHexString();
    const doc = await this.dispositivos.findDispositivo(restauranteId, codigo._id.toHexString());
    if (doc) return doc;
    try {
      await this.assertHayHueco(restauranteId);
      const nuevo = await this.dispositivos.insertDispositivo(codigo, new Date());
      if (!nuevo) throw nombreRepetido();
      return nuevo;
    } catch (refusal) {
      await this.codigos.releaseCodigo(codigo, clave);
      throw refusal;
    }
  }

  /** The owner removed the device while it was being paired. */
  private async undo(restauranteId: string, id: string): Promise<void> {
    await this.dispositivos.deleteDispositivo(restauranteId, id);
    await this.sesiones.endDispositivo(restauranteId, id);
  }

  private async findLocal({ restaurante }: CodigoDispositivoDoc): Promise<Local> {
    const local = await this.restaurantes.findLocal(restaurante.toHexString());
    if (!local) throw codigoNoValido();
    this.sesiones.assertDispositivosEntran(local);
    return local;
  }

  private async assertHayHueco(restauranteId: string): Promise<void> {
    if ((await this.dispositivos.countDispositivos(restauranteId)) >= MAX_DISPOSITIVOS)
      throw demasiadosDispositivos();
  }

  /** Stores the code under free digits and returns them. */
  private async draw(nuevo: Omit<NuevoCodigo, 'hash'>): Promise<string> {
    for (let sorteo = 0; sorteo < MAX_SORTEOS; sorteo++) {
      const codigo = randomInt(10 ** codigoDigitos)
        .toString()
        .padStart(codigoDigitos, '0');
      if (await this.codigos.insertCodigo({ ...nuevo, hash: this.hashOf(codigo) })) return codigo;
    }
    throw servicioNoDisponible();
  }

  /** Eight digits are soon tried out: the hash needs the server's secret. */
  private hashOf(codigo: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`dispositivo:${codigo}`).digest('base64url');
  }
}
