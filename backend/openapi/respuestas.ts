import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { CABECERA_CLAVE } from '@carta/contracts';
import { Lectura } from './alcance';
import { Esquemas } from './esquemas';
import type { Esquema } from './esquemas';

/** What a controller's method takes, does and answers. */
export interface Operacion {
  summary: string;
  respuesta: Esquema;
  /** Of the errors that it may be refused with. */
  codigos: string[];
  isCerrada: boolean;
  /** Done already, it says so in its header; where it would make something, by its status too. */
  repetida?: { cabecera: boolean; status: boolean };
  /** It has a version, by which a client asks for another one only. */
  conVersion?: true;
  /** Nobody may keep it on its way. */
  sinGuardar?: true;
  conFormulario?: true;
  parametros: Record<string, Parametro>;
}
export interface Parametro {
  description?: string;
  enum?: string[];
  in: 'path' | 'query' | 'header';
  isRequerido?: boolean;
}
export interface Respuestas {
  operaciones: Record<string, Operacion>;
  esquemas: Record<string, Esquema>;
}

const BACKEND = resolve(__dirname, '..');
const VERBOS = new Set(['Get', 'Post', 'Put', 'Delete']);
const DONDE = { Param: 'path', Query: 'query', Headers: 'header', Clave: 'header' } as const;
const isDonde = (nombre: string): nombre is keyof typeof DONDE => nombre in DONDE;
const REQUERIDO = /^Required: /;
/** Those that send ready bytes say in a tag what is in them. */
const ETIQUETA = 'answers';
const GUARDA = join(BACKEND, 'src/casa/acceso/sesion.guard.ts');
/** A body may be unreadable, too large, of another kind, or break a rule. */
const DE_CUERPO = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_ERROR'];

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
  const program = ts.createProgram([...archivos.map((archivo) => join(BACKEND, 'src', archivo)), GUARDA], {
    ...options,
    noEmit: true,
  });
  const lector = new Lector(program);
  const clases = archivos.flatMap(
    (archivo) =>
      program.getSourceFile(join(BACKEND, 'src', archivo))?.statements.filter(ts.isClassDeclaration) ?? [],
  );
  const operaciones = clases.flatMap((clase) => lector.read(clase));
  const repetida = operaciones.find(([nombre], i) => operaciones.findIndex(([n]) => n === nombre) !== i);
  if (repetida) throw new Error(`${repetida[0]}: two calls have this name, and clients call them by it`);
  return { operaciones: Object.fromEntries(operaciones), esquemas: lector.esquemas.sorted() };
}

class Lector {
  private readonly checker: ts.TypeChecker;
  readonly esquemas: Esquemas;
  private readonly lectura: Lectura;

  constructor(private readonly program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.esquemas = new Esquemas(this.checker);
    this.lectura = new Lectura(program, (archivo) => archivo.startsWith(join(BACKEND, 'src')));
  }

  read(clase: ts.ClassDeclaration): [string, Operacion][] {
    return clase.members.filter(ts.isMethodDeclaration).flatMap((metodo): [string, Operacion][] => {
      if (!decoradoresDe(metodo).some(({ nombre }) => VERBOS.has(nombre))) return [];
      const operacion = {
        summary: summaryOf(metodo),
        respuesta: this.respuestaOf(metodo),
        ...this.finalesOf(metodo, clase),
        parametros: this.parametrosOf(metodo),
      };
      return [[metodo.name.getText(), operacion]];
    });
  }

  /** How it may end, by what its code leads to. */
  private finalesOf(metodo: ts.MethodDeclaration, clase: ts.ClassDeclaration) {
    const { codigos, nombres } = this.lectura.from([metodo, ...(ts.getDecorators(clase) ?? [])]);
    const isCerrada = nombres.has('Permite');
    const guarda = isCerrada ? (this.program.getSourceFile(GUARDA)?.statements ?? []) : [];
    const repetida = { cabecera: nombres.has('CABECERA_REPETIDO'), status: nombres.has('HttpStatus') };
    return {
      isCerrada,
      codigos: [
        ...new Set([
          ...codigos,
          ...this.lectura.from(guarda).codigos,
          ...(nombres.has('Body') ? DE_CUERPO : []),
        ]),
      ].sort(),
      ...(repetida.cabecera || repetida.status ? { repetida } : {}),
      ...(nombres.has('Formulario') ? { conFormulario: true as const } : {}),
      ...(nombres.has('sendBytes') ? { conVersion: true as const } : {}),
      ...(decoradoresDe(metodo).some(({ primero }) => primero?.getText() === "'Cache-Control'")
        ? { sinGuardar: true as const }
        : {}),
    };
  }

  private respuestaOf(metodo: ts.MethodDeclaration): Esquema {
    const etiqueta = ts.getJSDocTags(metodo).find(({ tagName }) => tagName.text === ETIQUETA);
    if (etiqueta) return this.named(ts.getTextOfJSDocComment(etiqueta.comment) ?? '');
    const firma = this.checker.getSignatureFromDeclaration(metodo);
    if (!firma) throw new Error(metodo.getText());
    const tipo = this.checker.getReturnTypeOfSignature(firma);
    return this.esquemas.of(this.checker.getAwaitedType(tipo) ?? tipo);
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
      const esquema = this.esquemas.of(this.checker.getTypeAtLocation(tipo));
      return lista ? { type: 'array', items: esquema } : esquema;
    }
    throw new Error(`@${ETIQUETA} ${escrito}: no such type`);
  }

  private parametrosOf(metodo: ts.MethodDeclaration): Record<string, Parametro> {
    return Object.fromEntries(
      metodo.parameters.flatMap((parametro) =>
        decoradoresDe(parametro).flatMap(({ nombre: decorador, primero }): [string, Parametro][] => {
          const nombre = decorador === 'Clave' ? CABECERA_CLAVE : primero && this.textoOf(primero);
          if (nombre === undefined || !isDonde(decorador)) return [];
          return [[nombre, this.parametroOf(parametro, DONDE[decorador])]];
        }),
      ),
    );
  }

  /** 'Required' in a comment says what no type can: whoever leaves it out is refused. */
  private parametroOf(parametro: ts.ParameterDeclaration, donde: Parametro['in']): Parametro {
    const [tag] = ts.getJSDocParameterTags(parametro);
    const dicho = ts.getTextOfJSDocComment(tag?.comment) ?? '';
    const description = dicho.replace(REQUERIDO, '');
    const valores = literalesDe(this.checker.getTypeAtLocation(parametro));
    const mayBeAbsent = Boolean(parametro.questionToken ?? parametro.initializer);
    return {
      in: donde,
      ...(description
        ? { description: `${description.charAt(0).toUpperCase()}${description.slice(1)}` }
        : {}),
      ...(valores.length > 0 ? { enum: valores } : {}),
      ...(REQUERIDO.test(dicho) ? { isRequerido: true } : {}),
      ...(donde === 'query' && mayBeAbsent && !REQUERIDO.test(dicho) ? { isRequerido: false } : {}),
    };
  }

  private textoOf(expresion: ts.Expression): string | undefined {
    const tipo = this.checker.getTypeAtLocation(expresion);
    return tipo.isStringLiteral() ? tipo.value : undefined;
  }
}

/** @throws for a call that nobody has described */
function summaryOf(metodo: ts.MethodDeclaration): string {
  const [doc] = ts.getJSDocCommentsAndTags(metodo).filter(ts.isJSDoc);
  const summary = ts.getTextOfJSDocComment(doc?.comment)?.trim().replace(/\.$/, '');
  if (!summary) throw new Error(`${metodo.name.getText()}: a comment has to say what this call does`);
  return summary;
}

/** The texts that a parameter may be, where its type names them. */
function literalesDe(tipo: ts.Type): string[] {
  if (!tipo.isUnion()) return [];
  return tipo.types.flatMap((uno) => (uno.isStringLiteral() ? [uno.value] : [])).sort();
}

function decoradoresDe(nodo: ts.HasDecorators): { nombre: string; primero: ts.Expression | undefined }[] {
  return (ts.getDecorators(nodo) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression)
      ? [{ nombre: expression.expression.getText(), primero: expression.arguments[0] }]
      : [],
  );
}
