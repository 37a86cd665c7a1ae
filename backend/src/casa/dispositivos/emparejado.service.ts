import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { reglasSala } from '@carta/contracts';
import type { CodigoDispositivo, CrearCodigoRequest, EmparejarResponse } from '@carta/contracts';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { SesionesService } from '../cuentas/sesiones/sesiones.service';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { DomainError, servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Limites } from '../../plataforma/limites/limites.service';
import { Config } from '../../plataforma/config/config';
import { RestaurantesService } from '../locales/restaurantes.service';
import type { Cuenta } from '../locales/restaurantes.service';
import type { CodigoDispositivoDoc } from './codigo-dispositivo.schema';
import { CodigosDispositivoRepository } from './codigos-dispositivo.repository';
import type { NuevoCodigo } from './codigos-dispositivo.repository';
import type { DispositivoDoc } from './dispositivo.schema';
import { codigoNoValido, demasiadosDispositivos, nombreRepetido } from './dispositivos.errors';
import { toDispositivoPropio } from './dispositivos.mapper';
import { DispositivosRepository } from './dispositivos.repository';

const { codigoDigitos, codigoVidaS, dispositivos: MAX_DISPOSITIVOS } = reglasSala.LIMITES_SALA;

/** Whose turns the budget of wrong codes counts. */
const TODOS = 'todos';
/** Expired codes are kept this long for those who are pairing with them, in ms. */
const GRACIA_MS = 3_600_000;
/** How long a device that was let in again may ask for a lost answer, in ms. */
const REPETIBLE_MS = 120_000;
/** How often other digits are drawn because some code has these. */
const MAX_SORTEOS = 5;

/** Who pairs: the digits that were typed, the key that makes it repeatable, and the address. */
export interface Emparejado {
  codigo: string;
  clave: string;
  ip: string;
}

/** How a screen or a phone becomes a device: the owner's code, shown once, typed once. */
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
   * A code for a new device. It takes the place of one of the same name that nobody has used.
   * @param base what `enlace` begins with, without a final slash.
   * @throws 409 when the name is taken, or there are devices enough.
   */
  async createCodigo(
    restauranteId: string,
    { nombre, puesto }: CrearCodigoRequest,
    base: string,
  ): Promise<CodigoDispositivo> {
    await this.limites.consume('codigosDeDispositivo', restauranteId);
    if (await this.dispositivos.hasNombre(restauranteId, nombre)) throw nombreRepetido();
    await this.assertHayHueco(restauranteId);
    const ahora = Date.now();
    await this.codigos.deleteSustituidos(restauranteId, nombre, new Date(ahora - GRACIA_MS));
    const expiraEn = new Date(ahora + codigoVidaS * 1_000);
    const codigo = await this.draw({ restauranteId, nombre: nombre.trim(), puesto, expiraEn });
    return { codigo, enlace: `${base}/emparejar?codigo=${codigo}`, caducaEn: expiraEn.toISOString() };
  }

  /**
   * Makes the device of a code, once. The same key within the code's life gets the same device with
   * a session of its own, and the session before it ends: a lost answer burns no code.
   * @throws 422 on `codigo`, 409 when the name is taken or there are devices enough, 403 when none may
   * enter now, TOO_MANY_REQUESTS.
   */
  async emparejar({ codigo, clave, ip }: Emparejado): Promise<EmparejarResponse> {
    await this.limites.consume('emparejarPorDireccion', ip);
    const agotado = await this.findAgotado();
    const hash = this.hashOf(codigo.replace(/\s/g, ''));
    const bueno = await this.codigos.findBueno(hash, clave, new Date());
    if (agotado && !(bueno && (await this.isDeCasa(bueno, ip)))) throw agotado;
    if (!bueno) throw codigoNoValido();
    const cuenta = await this.findCuenta(bueno);
    // One at a time in a restaurant: two that come together do not both find the last place free.
    const respuesta = await this.cola.run(cuenta.id, () => this.pair(bueno, cuenta, clave, ip));
    await this.limites.giveBack('emparejarPorDireccion', ip);
    await this.limites.giveBack('emparejarEnTotal', TODOS);
    return respuesta;
  }

  /** The session of a device that its owner has let in again; null for a secret that nobody has. */
  async enterAdmitido(hash: string, ip: string): Promise<EmparejarResponse | null> {
    const admitido = await this.codigos.findBueno(hash, hash, new Date());
    if (!admitido) return null;
    const cuenta = await this.findCuenta(admitido);
    await this.codigos.shorten(admitido, new Date(Date.now() + REPETIBLE_MS));
    return this.cola.run(cuenta.id, () => this.pair(admitido, cuenta, hash, ip));
  }

  /** The refusal of everybody's budget of wrong codes, once somebody has spent it; null while there is some. */
  private async findAgotado(): Promise<DomainError | null> {
    try {
      await this.limites.consume('emparejarEnTotal', TODOS);
      return null;
    } catch (refusal) {
      if (refusal instanceof DomainError) return refusal;
      throw refusal;
    }
  }

  /** Whoever guesses from elsewhere does not keep a restaurant from pairing in its own house. */
  private isDeCasa({ restaurante }: CodigoDispositivoDoc, ip: string): Promise<boolean> {
    return this.sesiones.knowsDireccion(restaurante.toHexString(), ip);
  }

  private async pair(
    codigo: CodigoDispositivoDoc,
    cuenta: Cuenta,
    clave: string,
    ip: string,
  ): Promise<EmparejarResponse> {
    if (!(await this.codigos.take(codigo.hash, clave, new Date()))) throw codigoNoValido();
    const doc = await this.findOrCreate(codigo, clave);
    const dispositivo = toDispositivoPropio(doc);
    const { _id: id, nombre, puesto } = dispositivo;
    await this.sesiones.endDispositivo(cuenta.id, id);
    const tokens = await this.sesiones.open(cuenta, 'camarero', ip, { id, nombre, puesto });
    if (!(await this.codigos.isTaken(codigo, clave))) {
      await this.undo(cuenta.id, id);
      throw codigoNoValido();
    }
    this.events.emit('dispositivo.cambiado', { restauranteId: cuenta.id, id, es: 'emparejado' });
    return { ...tokens, dispositivo, restaurante: this.restaurantes.toRestauranteDeDispositivo(cuenta) };
  }

  /** A code that made no device is left as it was. */
  private async findOrCreate(codigo: CodigoDispositivoDoc, clave: string): Promise<DispositivoDoc> {
    const restauranteId = codigo.restaurante.toHexString();
    const doc = await this.dispositivos.find(restauranteId, codigo._id.toHexString());
    if (doc) return doc;
    try {
      await this.assertHayHueco(restauranteId);
      const nuevo = await this.dispositivos.insert(codigo, new Date());
      if (!nuevo) throw nombreRepetido();
      return nuevo;
    } catch (refusal) {
      await this.codigos.release(codigo, clave);
      throw refusal;
    }
  }

  /** Its owner removed the device while it was being paired. */
  private async undo(restauranteId: string, id: string): Promise<void> {
    await this.dispositivos.delete(restauranteId, id);
    await this.sesiones.endDispositivo(restauranteId, id);
  }

  private async findCuenta({ restaurante }: CodigoDispositivoDoc): Promise<Cuenta> {
    const cuenta = await this.restaurantes.findCuenta(restaurante.toHexString());
    if (!cuenta) throw codigoNoValido();
    this.sesiones.assertDispositivosEntran(cuenta);
    return cuenta;
  }

  private async assertHayHueco(restauranteId: string): Promise<void> {
    if ((await this.dispositivos.count(restauranteId)) >= MAX_DISPOSITIVOS) throw demasiadosDispositivos();
  }

  /** Stores the code under digits that no other has; answers them. */
  private async draw(nuevo: Omit<NuevoCodigo, 'hash'>): Promise<string> {
    for (let sorteo = 0; sorteo < MAX_SORTEOS; sorteo++) {
      const codigo = randomInt(10 ** codigoDigitos)
        .toString()
        .padStart(codigoDigitos, '0');
      if (await this.codigos.insert({ ...nuevo, hash: this.hashOf(codigo) })) return codigo;
    }
    throw servicioNoDisponible();
  }

  /** Eight digits are soon tried out: without the server's secret the hash tells nothing. */
  private hashOf(codigo: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`dispositivo:${codigo}`).digest('base64url');
  }
}
