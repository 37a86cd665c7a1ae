import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Type as DeClase } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { Regla } from '@carta/contracts';

type ClaseDto = new () => object;

/**
 * Carries a rule of contracts into a DTO: the form and the server give the same answer and the
 * same words, and the OpenAPI document knows the field.
 */
export function Cumple(regla: Regla, api: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(checkedBy(regla), ApiProperty(api));
}

/** The same for a field that may be absent. */
export function CumpleOpcional(regla: Regla, api: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(IsOptional(), checkedBy(regla), ApiPropertyOptional(api));
}

/** A field that holds a DTO of its own. */
export function Parte(clase: () => ClaseDto): PropertyDecorator {
  return applyDecorators(ValidateNested(), DeClase(clase));
}

/** A field that holds a list of them. */
export function Partes(clase: () => ClaseDto): PropertyDecorator {
  return applyDecorators(ValidateNested({ each: true }), DeClase(clase));
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
