import ts from 'typescript';

export type Esquema = Record<string, unknown>;

/** The shapes of types; what has a name is kept by it, and referred to. */
export class Esquemas {
  private readonly esquemas = new Map<string, Esquema>();

  constructor(private readonly checker: ts.TypeChecker) {}

  sorted(): Record<string, Esquema> {
    return Object.fromEntries([...this.esquemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  of(tipo: ts.Type): Esquema {
    if (tipo.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Null))
      return { type: 'object', nullable: true, enum: [null] };
    if (tipo.isUnion()) return this.unionOf(tipo.types);
    if (tipo.isStringLiteral()) return { type: 'string', enum: [tipo.value] };
    if (tipo.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (tipo.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (tipo.flags & ts.TypeFlags.NumberLike || this.isBranded(tipo)) return { type: 'number' };
    if (this.checker.isArrayType(tipo)) {
      const [elemento] = this.checker.getTypeArguments(tipo as ts.TypeReference);
      return { type: 'array', items: elemento ? this.of(elemento) : {} };
    }
    return this.objectOf(tipo);
  }

  /** A number that says what it counts, such as cents. */
  private isBranded(tipo: ts.Type): boolean {
    return tipo.isIntersection() && tipo.types.some(({ flags }) => flags & ts.TypeFlags.NumberLike);
  }

  private unionOf(tipos: readonly ts.Type[]): Esquema {
    const ausente = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void;
    const nullable = tipos.some(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Void))
      ? { nullable: true }
      : {};
    const resto = tipos.filter(({ flags }) => !(flags & ausente));
    const literales = resto.flatMap((tipo) => (tipo.isStringLiteral() ? [tipo.value] : []));
    if (literales.length > 0 && literales.length === resto.length) {
      return { type: 'string', enum: literales.sort(), ...nullable };
    }
    const distintos = new Map(
      resto.map((tipo) => this.of(tipo)).map((esquema) => [JSON.stringify(esquema), esquema]),
    );
    const [unico, ...demas] = distintos.values();
    if (!unico || demas.length > 0) return { oneOf: [...distintos.values()], ...nullable };
    return '$ref' in unico && nullable.nullable
      ? { type: 'object', allOf: [unico], ...nullable }
      : { ...unico, ...nullable };
  }

  private objectOf(tipo: ts.Type): Esquema {
    // an intersection has no symbol
    const nombre = (tipo.aliasSymbol ?? tipo.symbol)?.name ?? '__';
    const isAnonimo = nombre.startsWith('__') || (tipo.aliasTypeArguments ?? []).length > 0;
    if (isAnonimo) return this.camposOf(tipo);
    if (!this.esquemas.has(nombre)) {
      this.esquemas.set(nombre, {});
      this.esquemas.set(nombre, this.camposOf(tipo));
    }
    return { $ref: `#/components/schemas/${nombre}` };
  }

  private camposOf(tipo: ts.Type): Esquema {
    const indice = this.checker.getIndexTypeOfType(tipo, ts.IndexKind.String);
    const campos = this.checker.getPropertiesOfType(tipo);
    const required = campos.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(
        campos.map((campo) => [campo.name, this.of(this.checker.getTypeOfSymbol(campo))]),
      ),
      ...(required.length > 0 ? { required } : {}),
      ...(indice ? { additionalProperties: this.of(indice) } : {}),
    };
  }
}
