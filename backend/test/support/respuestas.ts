import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What a controller's method answers, and which of its query parameters may be absent. */
interface Operacion {
  respuesta: Esquema;
  opcionales: string[];
}
export interface Respuestas {
  operaciones: Record<string, Operacion>;
  esquemas: Record<string, Esquema>;
}
type Esquema = Record<string, unknown>;

const BACKEND = resolve(__dirname, '../..');
const VERBOS = new Set(['Get', 'Post', 'Put', 'Delete']);
/** Those that send ready bytes say in a tag what is in them. */
const ETIQUETA = 'answers';

/** The shape of every answer, read from the types of the controllers: nothing is written twice. */
export function readRespuestas(): Respuestas {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(BACKEND, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    BACKEND,
  );
  const archivos = readdirSync(join(BACKEND, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.controller.ts'))
    .sort();
  const program = ts.createProgram(
    archivos.map((archivo) => join(BACKEND, 'src', archivo)),
    { ...options, noEmit: true },
  );
  const lector = new Lector(program);
  const clases = archivos.flatMap((archivo) => {
    const fuente = program.getSourceFile(join(BACKEND, 'src', archivo));
    return fuente ? fuente.statements.filter(ts.isClassDeclaration) : [];
  });
  return {
    operaciones: Object.fromEntries(clases.flatMap((clase) => lector.read(clase))),
    esquemas: lector.sorted(),
  };
}

/** The file that keeps them for the server, which has no types left when it runs. */
export const ARCHIVO_TIPOS = join(BACKEND, 'openapi.json');

class Lector {
  private readonly checker: ts.TypeChecker;
  private readonly esquemas = new Map<string, Esquema>();

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
  }

  sorted(): Record<string, Esquema> {
    return Object.fromEntries([...this.esquemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  read(clase: ts.ClassDeclaration): [string, Operacion][] {
    return clase.members.filter(ts.isMethodDeclaration).flatMap((metodo): [string, Operacion][] => {
      if (!decoradoresDe(metodo).some(({ nombre }) => VERBOS.has(nombre))) return [];
      const operacion = { respuesta: this.respuestaOf(metodo), opcionales: this.opcionalesOf(metodo) };
      return [[`${clase.name?.text ?? ''}_${metodo.name.getText()}`, operacion]];
    });
  }

  private respuestaOf(metodo: ts.MethodDeclaration): Esquema {
    const etiqueta = ts.getJSDocTags(metodo).find(({ tagName }) => tagName.text === ETIQUETA);
    if (etiqueta) return this.named(ts.getTextOfJSDocComment(etiqueta.comment) ?? '');
    const firma = this.checker.getSignatureFromDeclaration(metodo);
    if (!firma) throw new Error(metodo.getText());
    const tipo = this.checker.getReturnTypeOfSignature(firma);
    return this.toEsquema(this.checker.getAwaitedType(tipo) ?? tipo);
  }

  /** A type of the contracts by its name, or a list of it. */
  private named(escrito: string): Esquema {
    const [, nombre = '', lista] = /^(\w+)(\[\])?$/.exec(escrito.trim()) ?? [];
    for (const fuente of this.program.getSourceFiles()) {
      if (!/\/contracts\/src\/[^/]+\/api\//.test(fuente.fileName)) continue;
      const tipo = fuente.statements
        .filter(ts.isInterfaceDeclaration)
        .find(({ name }) => name.text === nombre);
      if (!tipo) continue;
      const esquema = this.toEsquema(this.checker.getTypeAtLocation(tipo));
      return lista ? { type: 'array', items: esquema } : esquema;
    }
    throw new Error(`@${ETIQUETA} ${escrito}: no such type`);
  }

  private opcionalesOf(metodo: ts.MethodDeclaration): string[] {
    return metodo.parameters.flatMap((parametro) => {
      const query = decoradoresDe(parametro).find(({ nombre }) => nombre === 'Query')?.argumento;
      const mayBeAbsent = parametro.questionToken ?? parametro.initializer;
      return query !== undefined && mayBeAbsent ? [query] : [];
    });
  }

  private toEsquema(tipo: ts.Type): Esquema {
    if (tipo.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Null))
      return { nullable: true };
    if (tipo.isUnion()) return this.unionOf(tipo.types);
    if (tipo.isStringLiteral()) return { type: 'string', enum: [tipo.value] };
    if (tipo.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (tipo.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (tipo.flags & ts.TypeFlags.NumberLike || this.isBranded(tipo)) return { type: 'number' };
    if (this.checker.isArrayType(tipo)) {
      const [elemento] = this.checker.getTypeArguments(tipo as ts.TypeReference);
      return { type: 'array', items: elemento ? this.toEsquema(elemento) : {} };
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
      resto.map((tipo) => this.toEsquema(tipo)).map((esquema) => [JSON.stringify(esquema), esquema]),
    );
    const [unico, ...demas] = distintos.values();
    if (!unico || demas.length > 0) return { oneOf: [...distintos.values()], ...nullable };
    return '$ref' in unico && nullable.nullable ? { allOf: [unico], ...nullable } : { ...unico, ...nullable };
  }

  private objectOf(tipo: ts.Type): Esquema {
    const nombre = tipo.aliasSymbol?.name ?? tipo.symbol.name;
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
        campos.map((campo) => [campo.name, this.toEsquema(this.checker.getTypeOfSymbol(campo))]),
      ),
      ...(required.length > 0 ? { required } : {}),
      ...(indice ? { additionalProperties: this.toEsquema(indice) } : {}),
    };
  }
}

function decoradoresDe(nodo: ts.HasDecorators): { nombre: string; argumento: string | undefined }[] {
  return (ts.getDecorators(nodo) ?? []).flatMap(({ expression }) => {
    if (!ts.isCallExpression(expression)) return [];
    const [primero] = expression.arguments;
    const argumento = primero && ts.isStringLiteral(primero) ? primero.text : undefined;
    return [{ nombre: expression.expression.getText(), argumento }];
  });
}
