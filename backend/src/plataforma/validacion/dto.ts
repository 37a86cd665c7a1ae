import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { Regla } from '@carta/contracts';

interface Campo<Opcional extends boolean> {
  isOpcional: Opcional;
  regla: Regla;
  api: ApiPropertyOptions;
}

/** Form and server share a rule of contracts, and its message. In the document a field is a text, but for `api`. */
export const campo = (regla: Regla, api: ApiPropertyOptions = {}): Campo<false> => ({
  isOpcional: false,
  regla,
  api,
});

export const campoOpcional = (regla: Regla, api: ApiPropertyOptions = {}): Campo<true> => ({
  isOpcional: true,
  regla,
  api,
});

type Campos<T> = { [C in keyof T]-?: Campo<undefined extends T[C] ? true : false> };

/** The class by which a body is checked and documented; a field of the request that is forgotten does not compile. */
export function dtoOf<T extends object>(campos: Campos<T>): new () => T {
  class Dto {}
  for (const [nombre, campo] of Object.entries<Campo<boolean>>(campos))
    decorate(campo)(Dto.prototype, nombre);
  return Dto as new () => T;
}

function decorate({ isOpcional, regla, api }: Campo<boolean>): PropertyDecorator {
  const parte = claseOf(api);
  return applyDecorators(
    ...(isOpcional ? [IsOptional()] : []),
    checkedBy(regla),
    ...(parte ? [ValidateNested({ each: Array.isArray(api.type) }), Type(() => parte)] : []),
    ApiProperty({
      type: 'oneOf' in api ? Object : String,
      required: !isOpcional,
      ...api,
    } as ApiPropertyOptions),
  );
}

/** The class of the parts of a field, which have rules of their own. */
function claseOf({ type }: ApiPropertyOptions): (new () => object) | undefined {
  const clase: unknown = Array.isArray(type) ? type[0] : type;
  const isSuelto = clase === String || clase === Number || clase === Boolean;
  return typeof clase === 'function' && !isSuelto ? (clase as new () => object) : undefined;
}

function checkedBy(regla: Regla): PropertyDecorator {
  return ValidateBy({
    name: 'cumple',
    validator: {
      validate: (valor: unknown) => regla(valor) === null,
      defaultMessage: (args) => regla(args?.value) ?? '',
    },
  });
}
