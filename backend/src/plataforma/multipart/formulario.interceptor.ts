import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { finalize } from 'rxjs';
import type { Observable } from 'rxjs';
import { servicioNoDisponible } from '../errores/domain-error';
import { Limites } from '../limites/limites.service';
import type { FormaFormulario, FormularioLeido, PeticionConFormulario } from './formulario.types';
import { readFormulario } from './leer-formulario';
import { MAX_EN_MEMORIA } from './limites-formulario';

export const META_FORMULARIO = 'carta:formulario';

/** It runs after the guards and before the pipes: a forbidden sender is refused before a byte is read. */
@Injectable()
export class FormularioInterceptor implements NestInterceptor {
  private enMemoria = 0;

  constructor(
    private readonly reflector: Reflector,
    private readonly limites: Limites,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const peticion = context.switchToHttp().getRequest<PeticionConFormulario>();
    if (!peticion.isMultipart()) return next.handle();
    const forma = this.reflector.get<FormaFormulario>(META_FORMULARIO, context.getHandler());
    let propios = 0;
    const release = (): void => void (this.enMemoria -= propios);
    try {
      const { campos, archivo } = await this.read(peticion, forma, (bytes) => {
        propios += bytes;
        this.hold(bytes);
      });
      peticion.body = campos;
      peticion.archivo = archivo;
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release));
  }

  private read(
    peticion: PeticionConFormulario,
    forma: FormaFormulario,
    hold: (bytes: number) => void,
  ): Promise<FormularioLeido> {
    const admit = (): Promise<void> => this.limites.consume(forma.limite, peticion.contexto.restauranteId);
    return readFormulario(peticion, forma, { admit, hold });
  }

  /** @throws 503 when there is no room for more: many large photos at once must not fill the process. */
  private hold(bytes: number): void {
    this.enMemoria += bytes;
    if (this.enMemoria > MAX_EN_MEMORIA) {
      throw servicioNoDisponible('Se están subiendo muchas fotos a la vez. Inténtalo en unos segundos.');
    }
  }
}
