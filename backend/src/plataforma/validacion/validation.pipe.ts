import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorDeCampo } from '@carta/contracts';
import { DomainError, badRequest } from '../errores/domain-error';
import { cleanTexto } from '@carta/contracts';
import { keysDeMas } from './dto';

/** A password keeps every character. */
const TAL_CUAL: ReadonlySet<string> = new Set(['password', 'newPassword']);

function cleanTextos(valor: unknown): unknown {
  if (typeof valor === 'string') return cleanTexto(valor);
  if (Array.isArray(valor)) return valor.map(cleanTextos);
  if (!isPlain(valor)) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([campo, contenido]) => [
      campo,
      TAL_CUAL.has(campo) ? contenido : cleanTextos(contenido),
    ]),
  );
}

function isPlain(valor: unknown): valor is object {
  if (typeof valor !== 'object' || valor === null) return false;
  const prototipo: unknown = Object.getPrototypeOf(valor);
  return prototipo === Object.prototype || prototipo === null;
}

/**
 * An unknown key or a body that is no object is 400, with every such key, a broken rule is 422 with every field's
 * message. Values are never converted, except that texts lose invisible characters.
 */
@Injectable()
export class ValidacionPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: false,
      stopAtFirstError: true,
      exceptionFactory: toDomainError,
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body') return super.transform(value, metadata);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest();
    const body = cleanTextos(value);
    await super.transform(body, metadata);
    // a rule that has words of its own for it has said them
    const sobran = metadata.metatype ? keysDeMas(body as object, metadata.metatype) : [];
    if (sobran.length > 0) throw deMas(sobran);
    // Nest would return a copy of the checked value.
    return body;
  }
}

function toDomainError(errores: ValidationError[]): DomainError {
  const rotas = errores.flatMap((error) => rotasDe(error, ''));
  const sobran = rotas.filter(({ regla }) => regla === 'whitelistValidation');
  if (sobran.length > 0) return deMas(sobran.map(({ field }) => field));
  if (rotas.some(({ regla }) => regla === 'unknownValue')) return badRequest();
  const errors = rotas.map(({ field, message }) => ({ field, message }));
  return new DomainError('VALIDATION_ERROR', errors[0]?.message, { errors });
}

const deMas = (claves: readonly string[]): DomainError =>
  badRequest(undefined, { errors: claves.map((field) => ({ field, message: 'No se conoce este campo.' })) });

interface Rota extends ErrorDeCampo {
  regla: string;
}

function rotasDe(error: ValidationError, prefijo: string): Rota[] {
  const field = `${prefijo}${error.property}`;
  const propias = Object.entries(error.constraints ?? {}).map(([regla, message]) => ({
    regla,
    field,
    message,
  }));
  return [...propias, ...(error.children ?? []).flatMap((hijo) => rotasDe(hijo, `${field}.`))];
}
