import { Injectable } from '@nestjs/common';
import { ESTADO_AVISO_AL, isPremium } from '@carta/contracts';
import type { CrearAvisoRequest, CrearAvisoResponse } from '@carta/contracts';
import { ColaPorClave } from '../common/cola-por-clave';
import { Limites } from '../common/limites/limites.service';
import { MesasFirmadasService } from '../restaurantes/mesas-firmadas.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { mesaNoValida, pagoSinCuenta, restauranteNoEncontrado, sinAvisosDesdeMesa } from './avisos.errors';
import { toAviso } from './avisos.mapper';
import type { AvisoMesa } from './avisos.mapper';
import { AvisosRepository } from './avisos.repository';
import type { NuevoAviso } from './avisos.repository';
import { AvisosService } from './avisos.service';
import { insist } from './insist';
import { SeguimientoAvisos } from './seguimiento-avisos.service';
import { momentoDeOlvido } from './vigencia';

/** A call, and whether it was made now rather than answered again. */
interface Abierto {
  aviso: AvisoMesa;
  creado: boolean;
}

/** What a mesa does: it calls, once for each thing it wants (docs/reglas.md#calls). */
@Injectable()
export class AvisosMesaService {
  private readonly cola = new ColaPorClave();

  constructor(
    private readonly avisos: AvisosService,
    private readonly guardados: AvisosRepository,
    private readonly seguimientos: SeguimientoAvisos,
    private readonly restaurantes: RestaurantesService,
    private readonly mesas: MesasFirmadasService,
    private readonly limites: Limites,
  ) {}

  /**
   * Makes a call, or answers again the one of this kind that the mesa has open, with the way of paying
   * asked for last.
   * @throws 404, 403 or 422 for a mesa that may not call; 429 for one that calls too often.
   */
  async createAviso(request: CrearAvisoRequest): Promise<{ respuesta: CrearAvisoResponse; creado: boolean }> {
    const nuevo = await this.checkMesa(request);
    // Phones of one mesa wait for each other, so that a later one finds the call made.
    const { aviso, creado } = await this.cola.run(`${mesaOf(nuevo)}:${nuevo.tipo}`, () =>
      insist(() => this.openOrRepeat(nuevo)),
    );
    return { respuesta: { ...toAviso(aviso), seguimiento: this.seguimientos.sign(aviso.id) }, creado };
  }

  private async checkMesa({ restaurante, mesa, tipo, pago, t }: CrearAvisoRequest): Promise<NuevoAviso> {
    if (pago && tipo !== 'cuenta') throw pagoSinCuenta();
    const restauranteId = restaurante.toLowerCase();
    const publico = await this.restaurantes.findPublico(restauranteId);
    if (!publico) throw restauranteNoEncontrado();
    if (!isPremium(publico.tipoUsuario)) throw sinAvisosDesdeMesa();
    if (mesa > publico.numeroMesas) throw mesaNoValida();
    const { sinVerificar } = await this.mesas.check(restauranteId, mesa, t ?? undefined);
    return { restauranteId, mesa, tipo, sinVerificar, ...(pago ? { pago } : {}) };
  }

  /** Null when somebody else changed the mesa's call meanwhile. */
  private async openOrRepeat(nuevo: NuevoAviso): Promise<Abierto | null> {
    const abierto = await this.guardados.findAbierto(nuevo);
    if (!abierto) return this.open(nuevo);
    if (abierto.creadoEn < momentoDeOlvido(Date.now())) {
      await this.avisos.save(abierto, { estado: ESTADO_AVISO_AL.atender, atendidoEn: new Date() });
      return null;
    }
    if (nuevo.pago === undefined || nuevo.pago === abierto.pago) return { aviso: abierto, creado: false };
    await this.limites.consume(limiteDe(nuevo), mesaOf(nuevo));
    const aviso = await this.avisos.save(abierto, { pago: nuevo.pago });
    return aviso && { aviso, creado: false };
  }

  private async open(nuevo: NuevoAviso): Promise<Abierto | null> {
    await this.limites.consume(limiteDe(nuevo), mesaOf(nuevo));
    const aviso = await this.avisos.store(nuevo);
    if (!aviso) await this.limites.giveBack(limiteDe(nuevo), mesaOf(nuevo));
    return aviso && { aviso, creado: true };
  }
}

const mesaOf = ({ restauranteId, mesa }: NuevoAviso): string => `${restauranteId}:${mesa}`;

/** Whoever has the mesa's code before them waits for nobody who has not. */
const limiteDe = ({ sinVerificar }: NuevoAviso) =>
  sinVerificar ? 'avisosSinCodigoPorMesa' : 'avisosPorMesa';
