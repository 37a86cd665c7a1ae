import { Injectable } from '@nestjs/common';
import { LIMITES } from '@carta/contracts';
import type { DisponibilidadRequest, Opcion, OpcionRequest } from '@carta/contracts';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { nearestReturn, toAgotable } from '../agotado';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { toDatosOpcion } from './datos-opcion';
import {
  demasiadasOpciones,
  nombreRepetido,
  opcionCambiada,
  opcionNoEncontrada,
  valorNoEncontrado,
} from './opciones.errors';
import { toOpcion } from './opciones.mapper';
import { OpcionesRepository } from './opciones.repository';

/** Opciones are written once and used by many dishes (docs/reglas/carta.md#formats-and-options). */
@Injectable()
export class OpcionesService {
  /** New opciones of one restaurant wait for each other: a retry then finds what the first made. */
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly opciones: OpcionesRepository,
    private readonly restaurantes: RestaurantesService,
    private readonly events: DomainEvents,
  ) {}

  async listOpciones(restauranteId: string): Promise<Opcion[]> {
    return (await this.listOpcionesAt(restauranteId, new Date())).opciones;
  }

  /** Includes the next instant at which a sold-out value comes back by itself. */
  async listOpcionesAt(
    restauranteId: string,
    ahora: Date,
  ): Promise<{ opciones: Opcion[]; proximoCambio: Date | null }> {
    const docs = await this.opciones.findOpciones(restauranteId);
    return {
      opciones: docs.map((doc) => toOpcion(doc, ahora)),
      proximoCambio: nearestReturn(
        docs.flatMap(({ valores }) => valores),
        ahora,
      ),
    };
  }

  async findOpcionesPorId(restauranteId: string, ids: readonly string[], ahora: Date): Promise<Opcion[]> {
    if (ids.length === 0) return [];
    const docs = await this.opciones.findOpcionesPorId(restauranteId, ids);
    return docs.map((doc) => toOpcion(doc, ahora));
  }

  /** @param clave returns what it made first. @throws 409 for a taken name, or one opción too many; 422 */
  createOpcion(restauranteId: string, request: OpcionRequest, clave?: string): Promise<Opcion> {
    return this.cola.run(restauranteId, async () => {
      const hecha = await this.findOpcionPorClave(restauranteId, clave);
      if (hecha) return hecha;
      const datos = toDatosOpcion(request);
      if ((await this.opciones.countOpciones(restauranteId)) >= LIMITES.opcionesMax)
        throw demasiadasOpciones();
      try {
        const doc = await changeCarta(this.events, { restauranteId, es: 'opcion.creada' }, () =>
          this.opciones.insertOpcion(restauranteId, datos, clave),
        );
        return toOpcion(doc, new Date());
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Another process may have stored the same request meanwhile.
        const existente = await this.findOpcionPorClave(restauranteId, clave);
        if (!existente) throw nombreRepetido(error);
        return existente;
      }
    });
  }

  /**
   * @param clave makes it once: a late retry undoes no later change.
   * @throws 404, 409 for a name already used, and with the opción of now when it is no longer at the `rev` that was
   * seen, 422
   */
  updateOpcion(restauranteId: string, id: string, request: OpcionRequest, clave?: string): Promise<Opcion> {
    return this.cola.run(restauranteId, async () => {
      const datos = toDatosOpcion(request);
      return changeCarta(this.events, { restauranteId, es: 'opcion.cambiada', id }, async () => {
        const antes = await this.opciones.findOpcion(restauranteId, id);
        const hecho =
          antes && (await this.storeOpcion(antes, datos, { clave, rev: request.rev ?? undefined }));
        if (!hecho) throw opcionNoEncontrada();
        const opcion = toOpcion(hecho.doc, new Date());
        if (hecho.es === 'cambiada') throw opcionCambiada(opcion);
        return opcion;
      });
    });
  }

  /** @param clave makes it once: a late retry undoes no later change. @throws 404 */
  setDisponibilidadOpcion(
    restauranteId: string,
    id: string,
    { valor, ...request }: DisponibilidadRequest & { valor: string },
    clave?: string,
  ): Promise<Opcion> {
    return changeCarta(this.events, { restauranteId, es: 'opcion.cambiada', id }, async () => {
      const venta = toAgotable(await this.restaurantes.findHusos(restauranteId), request);
      const doc = await this.opciones.setDisponibilidadOpcion(restauranteId, id, valor, venta, clave);
      if (doc) return toOpcion(doc, new Date());
      throw (await this.opciones.findOpcion(restauranteId, id)) ? valorNoEncontrado() : opcionNoEncontrada();
    });
  }

  /** The caller takes it off its products first, and announces everything as one change. */
  removeOpcion(restauranteId: string, id: string): Promise<void> {
    return this.cola.run(restauranteId, () => this.opciones.deleteOpcion(restauranteId, id));
  }

  private async findOpcionPorClave(restauranteId: string, clave: string | undefined): Promise<Opcion | null> {
    const doc = clave === undefined ? null : await this.opciones.findOpcionPorClave(restauranteId, clave);
    return doc && toOpcion(doc, new Date());
  }

  private async storeOpcion(...cambio: Parameters<OpcionesRepository['updateOpcion']>) {
    try {
      return await this.opciones.updateOpcion(...cambio);
    } catch (error) {
      throw isDuplicateKey(error) ? nombreRepetido(error) : error;
    }
  }
}
