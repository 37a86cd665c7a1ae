import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { Campo, De, Forma, Regla } from '@carta/contracts';

type Clase = new () => object;

/** What the document says of a field, in its own words; a part with rules of its own is a class, or a list of one. */
export interface EnDocumento {
  type?: string | Clase | readonly [Clase];
  [palabra: string]: unknown;
}

/** Of a class of `dtoOf`: its fields, for who writes the document. */
export const META_CAMPOS = 'carta:campos';

/** What the document says of a field of a class. */
export interface CampoDeClase extends Pick<Campo, 'regla' | 'isOpcional'> {
  api: EnDocumento;
}

/** The class by which a body is checked and documented. */
export function dtoOf<F extends Forma>(forma: F): new () => De<F> {
  class Dto {}
  const campos = Object.entries(forma).map(([nombre, campo]) => [nombre, withClase(campo)] as const);
  for (const [nombre, campo] of campos) decorate(campo)(Dto.prototype, nombre);
  Reflect.defineMetadata(META_CAMPOS, Object.fromEntries(campos), Dto);
  return Dto as new () => De<F>;
}

const CLASES = new Map<Forma, Clase>();

function withClase({ partes, api, ...campo }: Campo): CampoDeClase {
  if (!partes) return { ...campo, api };
  const clase = CLASES.get(partes.forma) ?? dtoOf(partes.forma);
  CLASES.set(partes.forma, clase);
  Object.defineProperty(clase, 'name', { value: partes.nombre });
  return { ...campo, api: { type: partes.isLista ? [clase] : clase, ...api } };
}

function decorate({ isOpcional, regla, api }: CampoDeClase): PropertyDecorator {
  const parte = claseOf(api);
  return applyDecorators(
    ...(isOpcional ? [IsOptional()] : []),
    checkedBy(regla),
    ...(parte ? [ValidateNested({ each: Array.isArray(api.type) }), Type(() => parte)] : []),
  );
}

/** The class of the parts of a field, which have rules of their own. */
export function claseOf({ type }: EnDocumento): Clase | undefined {
  const clase: unknown = Array.isArray(type) ? type[0] : type;
  const isSuelto = clase === String || clase === Number || clase === Boolean;
  return typeof clase === 'function' && !isSuelto ? (clase as Clase) : undefined;
}

/**
 * The paths ('zonas.0.sobra') of what a body has besides the keys that the document gives to a part without a class;
 * those of a class are found by class-validator.
 */
export function keysDeMas(body: object, clase: Clase, prefijo = ''): string[] {
  const campos = (Reflect.getMetadata(META_CAMPOS, clase) ?? {}) as Record<string, CampoDeClase>;
  return Object.entries(campos).flatMap(([nombre, { api }]) => {
    const valor: unknown = Reflect.get(body, nombre);
    const ruta = `${prefijo}${nombre}`;
    const parte = claseOf(api);
    if (!parte) return keysFuera(valor, api as Palabras, ruta);
    return Array.isArray(valor)
      ? valor.flatMap((una, i) => (isObjeto(una) ? keysDeMas(una, parte, `${ruta}.${i}.`) : []))
      : isObjeto(valor)
        ? keysDeMas(valor, parte, `${ruta}.`)
        : [];
  });
}

const isObjeto = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null;

interface Palabras {
  items?: Palabras;
  properties?: Record<string, Palabras>;
}

function keysFuera(valor: unknown, palabras: Palabras, ruta: string): string[] {
  if (Array.isArray(valor)) {
    const { items } = palabras;
    return items ? valor.flatMap((parte, i) => keysFuera(parte, items, `${ruta}.${i}`)) : [];
  }
  const { properties } = palabras;
  if (!isObjeto(valor) || !properties) return [];
  return Object.entries(valor).flatMap(([clave, parte]) => {
    const propia = Object.hasOwn(properties, clave) ? properties[clave] : undefined;
    return propia ? keysFuera(parte, propia, `${ruta}.${clave}`) : [`${ruta}.${clave}`];
  });
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
