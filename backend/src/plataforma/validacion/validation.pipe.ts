import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { ErrorDeCampo } from '@carta/contracts';
import { DomainError, badRequest } from '../errores/domain-error';
import { cleanTexto } from '@carta/contracts';

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
 * An unknown key or a body that is no object is 400, a broken rule is 422 with every field's message. Values
 * are never converted, except that texts lose invisible characters.
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
    // Nest would return a copy of the checked value.
    return body;
  }
}

function toDomainError(errores: ValidationError[]): DomainError {
  if (errores.some(hasUnknownKey)) return badRequest();
  const errors = errores.flatMap((error) => camposDe(error, ''));
  return new DomainError('VALIDATION_ERROR', errors[0]?.message, { errors });
}

function hasUnknownKey(error: ValidationError): boolean {
  const constraints = error.constraints ?? {};
  if ('whitelistValidation' in constraints || 'unknownValue' in constraints) return true;
  return (error.children ?? []).some(hasUnknownKey);
}

function camposDe(error: ValidationError, prefijo: string): ErrorDeCampo[] {
  const field = `${prefijo}${error.property}`;
  const propios = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...propios, ...(error.children ?? []).flatMap((hijo) => camposDe(hijo, `${field}.`))];
}
