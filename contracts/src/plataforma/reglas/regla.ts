/** A rule of a form: the message for a person when a value breaks it, null when it is good. */
export type Regla = (valor: unknown) => string | null;

/** The first message of several rules, in order. */
export function allOf(...reglas: readonly Regla[]): Regla {
  return (valor) => {
    for (const regla of reglas) {
      const mensaje = regla(valor);
      if (mensaje !== null) return mensaje;
    }
    return null;
  };
}

/** A rule that holds for an absent value too. */
export function optional(regla: Regla): Regla {
  return (valor) => (valor === undefined || valor === null ? null : regla(valor));
}

export const isTexto = (valor: unknown): valor is string => typeof valor === 'string';

/** Breaks on anything but a text with something in it; spaces alone are nothing unless `recortado` is false. */
export function obligatorio(mensaje: string, recortado = true): Regla {
  return (valor) => {
    if (!isTexto(valor)) return mensaje;
    return (recortado ? valor.trim() : valor) === '' ? mensaje : null;
  };
}
