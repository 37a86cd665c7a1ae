import { SetMetadata, UseInterceptors, applyDecorators, createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { FormularioInterceptor, META_FORMULARIO } from './formulario.interceptor';
import type { ArchivoRecibido, FormaFormulario, PeticionConFormulario } from './formulario.types';

export type { ArchivoRecibido } from './formulario.types';

/** Lets a route take a multipart form as well as JSON. */
export const Formulario = (forma: FormaFormulario): MethodDecorator =>
  applyDecorators(SetMetadata(META_FORMULARIO, forma), UseInterceptors(FormularioInterceptor));

export const Archivo = createParamDecorator(
  (_datos: undefined, contexto: ExecutionContext): ArchivoRecibido | undefined =>
    contexto.switchToHttp().getRequest<PeticionConFormulario>().archivo,
);
