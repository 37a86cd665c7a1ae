import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Type as DeClase } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { Regla } from '@carta/contracts';

type ClaseDto = new () => object;

/** Form and server share a rule of contracts, and its message. */
export function Cumple(regla: Regla, api: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(checkedBy(regla), ApiProperty(api));
}

export function CumpleOpcional(regla: Regla, api: ApiPropertyOptions = {}): PropertyDecorator {
  return applyDecorators(IsOptional(), checkedBy(regla), ApiPropertyOptional(api));
}

export function Parte(clase: () => ClaseDto): PropertyDecorator {
  return applyDecorators(ValidateNested(), DeClase(clase));
}

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
