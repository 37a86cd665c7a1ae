/** A rule returns its message when a value breaks it. */
export type Regla = (valor: unknown) => string | null;

export function allOf(...reglas: readonly Regla[]): Regla {
  return (valor) => {
    for (const regla of reglas) {
      const mensaje = regla(valor);
      if (mensaje !== null) return mensaje;
    }
    return null;
  };
}

export function optional(regla: Regla): Regla {
  return (valor) => (valor === undefined || valor === null ? null : regla(valor));
}

/** Of a list; returns the first message. */
export const cadaUno =
  (regla: Regla) =>
  (valores: readonly unknown[]): string | null =>
    valores.map(regla).find((mensaje) => mensaje !== null) ?? null;

export const isTexto = (valor: unknown): valor is string => typeof valor === 'string';

/** Spaces alone count as empty unless `recortado` is false. */
export function obligatorio(mensaje: string, recortado = true): Regla {
  return (valor) => {
    if (!isTexto(valor)) return mensaje;
    return (recortado ? valor.trim() : valor) === '' ? mensaje : null;
  };
}

/** A name is one line that can be seen, and so is an address: control characters and ends of lines are none of it. */
export const sinControles: Regla = (valor) =>
  isTexto(valor) && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(valor.trim())
    ? 'Hay un salto de línea, un tabulador u otro carácter que no se ve. Escríbelo de nuevo'
    : null;

/** Every name that somebody gives begins with this rule. */
export const nombrado = (mensaje: string): Regla => allOf(obligatorio(mensaje), sinControles);

export const interruptor: Regla = (valor) =>
  typeof valor === 'boolean' ? null : 'El valor debe ser verdadero o falso';

export const enteroHasta =
  (maximo: number, que: string): Regla =>
  (valor) =>
    typeof valor === 'number' && Number.isInteger(valor) && valor >= 1 && valor <= maximo
      ? null
      : `${que} deben ser un número entero entre 1 y ${maximo}`;

export const oneOf =
  (valores: readonly string[], mensaje: string): Regla =>
  (valor) =>
    isTexto(valor) && valores.includes(valor) ? null : mensaje;

export const hasta =
  (maximo: number, mensaje: string): Regla =>
  (valor) =>
    isTexto(valor) && valor.trim().length <= maximo ? null : mensaje;
