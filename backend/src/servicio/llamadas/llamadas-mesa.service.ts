import { Injectable } from '@nestjs/common';
import { ESTADO_LLAMADA_AL, isPremium } from '@carta/contracts';
import type { CrearLlamadaRequest, CrearLlamadaResponse, Reparto } from '@carta/contracts';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { Limites } from '../../plataforma/limites/limites.service';
import { MesasFirmadasService } from '../../casa/locales/mesas-firmadas.service';
import { MesasServidasService } from '../pedidos/grupos/mesas-servidas.service';
import { SeguidosService } from '../pedidos/seguimiento/seguidos.service';
import { SeguimientoService } from '../pedidos/seguimiento/seguimiento.service';
import type { PedidoPropio } from '../pedidos/seguimiento/seguimiento.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { mesaNoValida, restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { motivoSinCamarero, pagoSinCuenta, repartoSinCuenta, sinLlamadasDesdeMesa } from './llamadas.errors';
import { toLlamada, toReparto } from './llamadas.mapper';
import type { LlamadaGuardada } from './llamadas.mapper';
import type { CambiosLlamada, NuevaLlamada } from './llamadas.repository';
import { LlamadasService } from './llamadas.service';
import { retryLlamada } from './retry-llamada';
import { SeguimientoLlamadas } from './seguimiento-llamadas.service';
import { UbicacionService } from './ubicacion.service';
import type { LlamadaSituada } from './ubicacion.service';
import { momentoDeOlvido } from './vigencia';

interface Abierta {
  llamada: LlamadaGuardada;
  creada: boolean;
}

/** A requested call; `reparto: null` takes back the sharing proposed before. */
type Pedida = Omit<NuevaLlamada, 'reparto'> & { reparto?: Reparto | null };

/** A mesa calls once for each thing it wants (docs/reglas/pedir.md#calls). */
@Injectable()
export class LlamadasMesaService {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly llamadas: LlamadasService,
    private readonly ubicacion: UbicacionService,
    private readonly seguimientos: SeguimientoLlamadas,
    private readonly restaurantes: RestaurantesService,
    private readonly mesas: MesasFirmadasService,
    private readonly servidas: MesasServidasService,
    private readonly pedidos: SeguimientoService,
    private readonly seguidos: SeguidosService,
    private readonly limites: Limites,
  ) {}

  /**
   * Makes a call, or returns the open one of this kind, with the way of paying and sharing asked for last.
   * @throws 404, 403 or 422 for a mesa that may not call; 429 for one that calls too often.
   */
  async createLlamada(
    request: CrearLlamadaRequest,
  ): Promise<{ respuesta: CrearLlamadaResponse; creada: boolean }> {
    const nueva = await this.checkMesa(request);
    // Phones of one mesa wait for each other, so that a later one finds the call made.
    const { llamada, creada } = await this.cola.run(`${mesaOf(nueva)}:${nueva.tipo}`, () =>
      retryLlamada(() => this.openOrRepeat(nueva)),
    );
    return {
      respuesta: { ...toLlamada(llamada), seguimiento: this.seguimientos.signLlamada(llamada.id) },
      creada,
    };
  }

  private async checkMesa(request: CrearLlamadaRequest): Promise<Pedida> {
    const { restaurante, mesa, tipo, pago, reparto, motivo } = request;
    if (pago && tipo !== 'cuenta') throw pagoSinCuenta();
    if (reparto && tipo !== 'cuenta') throw repartoSinCuenta();
    if (motivo && tipo !== 'camarero') throw motivoSinCamarero();
    const restauranteId = restaurante.toLowerCase();
    const publico = await this.restaurantes.findPublico(restauranteId);
    if (!publico) throw restauranteNoEncontrado();
    if (!isPremium(publico.tipoUsuario)) throw sinLlamadasDesdeMesa();
    const propio = this.pedidos.verifyPedido(request.seguimiento);
    if (!(await this.servidas.isServida(publico, mesa, propio?.grupoId))) throw mesaNoValida();
    const { sinVerificar } = await this.checkCodigo(restauranteId, request, propio);
    return {
      restauranteId,
      mesa,
      tipo,
      sinVerificar,
      ...(pago ? { pago } : {}),
      ...(motivo ? { motivo } : {}),
      ...(reparto === undefined ? {} : { reparto: reparto && toReparto(reparto) }),
    };
  }

  /** A party keeps calling after the codes are renewed, or after orders begin to need one. */
  private async checkCodigo(
    restauranteId: string,
    { mesa, t }: CrearLlamadaRequest,
    propio: PedidoPropio | null,
  ): Promise<{ sinVerificar: boolean }> {
    try {
      return await this.mesas.checkMesa(restauranteId, mesa, t ?? undefined);
    } catch (refusal) {
      if (!propio || !(await this.seguidos.isAbierto(restauranteId, propio))) throw refusal;
      return { sinVerificar: true };
    }
  }

  /** Null when somebody else changed the mesa's call meanwhile. */
  private async openOrRepeat(nueva: Pedida): Promise<Abierta | null> {
    const { situadas, grupoId } = await this.ubicacion.findEn(nueva.restauranteId, nueva.mesa, nueva.tipo);
    const abierta = situadas.find(({ mesa }) => mesa === nueva.mesa);
    if (!abierta) {
      await this.relocate(situadas);
      return this.open({ ...nueva, ...(grupoId === undefined ? {} : { grupoId }) });
    }
    if (abierta.creadoEn < momentoDeOlvido(Date.now())) {
      await this.llamadas.saveLlamada(abierta, { estado: ESTADO_LLAMADA_AL.atender, atendidoEn: new Date() });
      return null;
    }
    const cambios = cambiosDe(nueva, abierta);
    if (!cambios) return { llamada: abierta, creada: false };
    await this.limites.consume(limiteDe(nueva), mesaOf(nueva));
    const llamada = await this.llamadas.saveLlamada(abierta, cambios);
    return llamada && { llamada, creada: false };
  }

  /** A call whose party has left this mesa is moved to its mesa of now: it must not block a new one. */
  private async relocate(llamadas: readonly LlamadaSituada[]): Promise<void> {
    for (const llamada of llamadas) {
      if (llamada.mesa !== llamada.escrita) await this.llamadas.saveLlamada(llamada, { mesa: llamada.mesa });
    }
  }

  private async open({ reparto, ...pedida }: Pedida): Promise<Abierta | null> {
    const nueva = reparto ? { ...pedida, reparto } : pedida;
    await this.limites.consume(limiteDe(nueva), mesaOf(nueva));
    const llamada = await this.llamadas.storeLlamada(nueva);
    if (!llamada) await this.limites.giveBack(limiteDe(nueva), mesaOf(nueva));
    return llamada && { llamada, creada: true };
  }
}

/** Returns null when calling again changes nothing. */
function cambiosDe({ pago, reparto, motivo }: Pedida, abierta: LlamadaGuardada): CambiosLlamada | null {
  const otroPago = pago !== undefined && pago !== abierta.pago;
  const otroReparto = reparto !== undefined && !isMismo(reparto, abierta.reparto ?? null);
  const otroMotivo = motivo !== undefined && motivo !== abierta.motivo;
  if (!otroPago && !otroReparto && !otroMotivo) return null;
  return {
    ...(otroPago ? { pago } : {}),
    ...(otroReparto ? { reparto } : {}),
    ...(otroMotivo ? { motivo } : {}),
  };
}

function isMismo(antes: Reparto | null, ahora: Reparto | null): boolean {
  return antes?.modo === ahora?.modo && antes?.partes === ahora?.partes;
}

const mesaOf = ({ restauranteId, mesa }: Pick<NuevaLlamada, 'restauranteId' | 'mesa'>): string =>
  `${restauranteId}:${mesa}`;

/** Calls with the mesa's code never wait for those without. */
const limiteDe = ({ sinVerificar }: Pick<NuevaLlamada, 'sinVerificar'>) =>
  sinVerificar ? 'llamadasSinCodigoPorMesa' : 'llamadasPorMesa';
