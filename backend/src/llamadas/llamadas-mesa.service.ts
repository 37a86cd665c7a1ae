import { Injectable } from '@nestjs/common';
import { ESTADO_LLAMADA_AL, isPremium } from '@carta/contracts';
import type { CrearLlamadaRequest, CrearLlamadaResponse } from '@carta/contracts';
import { ColaPorNombre } from '../common/cola-por-nombre';
import { Limites } from '../common/limites/limites.service';
import { MesasFirmadasService } from '../restaurantes/mesas-firmadas.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import {
  mesaNoValida,
  pagoSinCuenta,
  restauranteNoEncontrado,
  sinLlamadasDesdeMesa,
} from './llamadas.errors';
import { toLlamada } from './llamadas.mapper';
import type { LlamadaGuardada } from './llamadas.mapper';
import { LlamadasRepository } from './llamadas.repository';
import type { NuevaLlamada } from './llamadas.repository';
import { LlamadasService } from './llamadas.service';
import { insist } from './insist';
import { SeguimientoLlamadas } from './seguimiento-llamadas.service';
import { momentoDeOlvido } from './vigencia';

/** A call, and whether it was made now rather than answered again. */
interface Abierta {
  llamada: LlamadaGuardada;
  creada: boolean;
}

/** What a mesa does: it calls, once for each thing it wants (docs/reglas.md#calls). */
@Injectable()
export class LlamadasMesaService {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly llamadas: LlamadasService,
    private readonly guardados: LlamadasRepository,
    private readonly seguimientos: SeguimientoLlamadas,
    private readonly restaurantes: RestaurantesService,
    private readonly mesas: MesasFirmadasService,
    private readonly limites: Limites,
  ) {}

  /**
   * Makes a call, or answers again the one of this kind that the mesa has open, with the way of paying
   * asked for last.
   * @throws 404, 403 or 422 for a mesa that may not call; 429 for one that calls too often.
   */
  async createLlamada(
    request: CrearLlamadaRequest,
  ): Promise<{ respuesta: CrearLlamadaResponse; creada: boolean }> {
    const nueva = await this.checkMesa(request);
    // Phones of one mesa wait for each other, so that a later one finds the call made.
    const { llamada, creada } = await this.cola.run(`${mesaOf(nueva)}:${nueva.tipo}`, () =>
      insist(() => this.openOrRepeat(nueva)),
    );
    return { respuesta: { ...toLlamada(llamada), seguimiento: this.seguimientos.sign(llamada.id) }, creada };
  }

  private async checkMesa({ restaurante, mesa, tipo, pago, t }: CrearLlamadaRequest): Promise<NuevaLlamada> {
    if (pago && tipo !== 'cuenta') throw pagoSinCuenta();
    const restauranteId = restaurante.toLowerCase();
    const publico = await this.restaurantes.findPublico(restauranteId);
    if (!publico) throw restauranteNoEncontrado();
    if (!isPremium(publico.tipoUsuario)) throw sinLlamadasDesdeMesa();
    if (mesa > publico.numeroMesas) throw mesaNoValida();
    const { sinVerificar } = await this.mesas.check(restauranteId, mesa, t ?? undefined);
    return { restauranteId, mesa, tipo, sinVerificar, ...(pago ? { pago } : {}) };
  }

  /** Null when somebody else changed the mesa's call meanwhile. */
  private async openOrRepeat(nueva: NuevaLlamada): Promise<Abierta | null> {
    const abierta = await this.guardados.findAbierta(nueva);
    if (!abierta) return this.open(nueva);
    if (abierta.creadoEn < momentoDeOlvido(Date.now())) {
      await this.llamadas.save(abierta, { estado: ESTADO_LLAMADA_AL.atender, atendidoEn: new Date() });
      return null;
    }
    if (nueva.pago === undefined || nueva.pago === abierta.pago) return { llamada: abierta, creada: false };
    await this.limites.consume(limiteDe(nueva), mesaOf(nueva));
    const llamada = await this.llamadas.save(abierta, { pago: nueva.pago });
    return llamada && { llamada, creada: false };
  }

  private async open(nueva: NuevaLlamada): Promise<Abierta | null> {
    await this.limites.consume(limiteDe(nueva), mesaOf(nueva));
    const llamada = await this.llamadas.store(nueva);
    if (!llamada) await this.limites.giveBack(limiteDe(nueva), mesaOf(nueva));
    return llamada && { llamada, creada: true };
  }
}

const mesaOf = ({ restauranteId, mesa }: NuevaLlamada): string => `${restauranteId}:${mesa}`;

/** Whoever has the mesa's code before them waits for nobody who has not. */
const limiteDe = ({ sinVerificar }: NuevaLlamada) =>
  sinVerificar ? 'llamadasSinCodigoPorMesa' : 'llamadasPorMesa';
