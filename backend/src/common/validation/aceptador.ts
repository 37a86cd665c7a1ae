import type { Regla } from '@carta/contracts';

export type ClaseDto = new () => object;

/** What is asked of a field of a DTO, by one decorator of `cumple.ts`. */
interface Campo {
  regla?: Regla;
  /** Neither this nor anything else is asked where there is nothing. */
  isOpcional?: boolean;
  /** What is in it, or each that is in it, is one of these. */
  clase?: () => ClaseDto;
}

type Acepta = (valor: unknown) => boolean;

/** By the prototype of their class, as the decorators name them. */
const campos = new WeakMap<object, Map<string, Campo[]>>();
const aceptadores = new WeakMap<ClaseDto, Acepta>();

export function recordCampo(prototipo: object, nombre: string, campo: Campo): void {
  const suyos = campos.get(prototipo) ?? new Map<string, Campo[]>();
  suyos.set(nombre, [...(suyos.get(nombre) ?? []), campo]);
  campos.set(prototipo, suyos);
}

/**
 * Whether a plain value is well-formed by the rules of its DTO and has no field besides, found out from the rules
 * themselves, which takes a fraction of what class-validator takes. It knows no words: who is refused is told why
 * by class-validator, and whatever is not plain is for it to judge too.
 */
export function acepta(clase: ClaseDto, valor: unknown): boolean {
  let aceptador = aceptadores.get(clase);
  if (!aceptador) aceptadores.set(clase, (aceptador = buildAceptador(clase)));
  return aceptador(valor);
}

function buildAceptador(clase: ClaseDto): Acepta {
  const reglas = new Map<string, Acepta>();
  for (const [nombre, preguntas] of camposDe(clase.prototype as object)) {
    const [isOpcional, todas] = [preguntas.some((campo) => campo.isOpcional), preguntas.map(toAcepta)];
    reglas.set(nombre, (valor) => (isOpcional && isNada(valor)) || todas.every((uno) => uno(valor)));
  }
  return (valor) => {
    if (!isPlain(valor) || reglas.size === 0) return false;
    for (const nombre in valor) if (!reglas.has(nombre)) return false;
    for (const [nombre, regla] of reglas) if (!regla(valor[nombre])) return false;
    return true;
  };
}

/** Those of its parents too. */
function camposDe(prototipo: object): Map<string, Campo[]> {
  const padre: unknown = Object.getPrototypeOf(prototipo);
  const todos = typeof padre === 'object' && padre !== null ? camposDe(padre) : new Map<string, Campo[]>();
  for (const [nombre, suyos] of campos.get(prototipo) ?? []) {
    todos.set(nombre, [...(todos.get(nombre) ?? []), ...suyos]);
  }
  return todos;
}

function toAcepta({ regla, clase }: Campo): Acepta {
  if (regla) return (valor) => regla(valor) === null;
  if (!clase) return () => false;
  const isUna: Acepta = (valor) => acepta(clase(), valor);
  return (valor) => isNada(valor) || (Array.isArray(valor) ? valor.every(isUna) : isUna(valor));
}

const isNada = (valor: unknown): boolean => valor === undefined || valor === null;

function isPlain(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && Object.getPrototypeOf(valor) === Object.prototype;
}
