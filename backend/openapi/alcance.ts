import ts from 'typescript';

/** What of the server's code is in the reach of a call, by the names that stand in it. */
export interface Alcance {
  /** Of the errors that it may be refused with. */
  codigos: ReadonlySet<string>;
  /** Functions and constants. */
  nombres: ReadonlySet<string>;
}

interface Paso {
  codigos: readonly string[];
  nombres: readonly string[];
  pasos: readonly ts.Node[];
}

const ERROR = 'DomainError';
/** Thrown by nobody: what may be this is another error on its way, of which no name says what it was. */
const CUALQUIERA = 'SERVER_ERROR';
/** Guards and pipes run because they are named. */
const CORREN = new Set(['canActivate', 'transform']);

/** Follows names from a piece of code to what they stand for: more than what is ever done, and never less. */
export class Lectura {
  private readonly leidos = new Map<ts.Node, Paso>();
  private readonly checker: ts.TypeChecker;

  /** @param isNuestro whether a file is one of the server's own */
  constructor(
    program: ts.Program,
    private readonly isNuestro: (archivo: string) => boolean,
  ) {
    this.checker = program.getTypeChecker();
  }

  from(nodos: readonly ts.Node[]): Alcance {
    const vistos = new Set<ts.Node>(nodos);
    const codigos = new Set<string>();
    const nombres = new Set<string>();
    for (const nodo of vistos) {
      const paso = this.pasoOf(nodo);
      for (const codigo of paso.codigos) codigos.add(codigo);
      for (const nombre of paso.nombres) nombres.add(nombre);
      for (const siguiente of paso.pasos) vistos.add(siguiente);
    }
    return { codigos, nombres };
  }

  private pasoOf(nodo: ts.Node): Paso {
    const leido = this.leidos.get(nodo);
    if (leido) return leido;
    const codigos: string[] = [];
    const nombres: string[] = [];
    const pasos: ts.Node[] = [];
    const visit = (parte: ts.Node): void => {
      if (ts.isTypeNode(parte)) return;
      if (ts.isNewExpression(parte) && parte.expression.getText() === ERROR) {
        codigos.push(...this.codigosOf(parte.arguments?.[0]));
      }
      if (ts.isIdentifier(parte)) {
        nombres.push(parte.text);
        pasos.push(...this.declaracionesOf(parte));
      }
      ts.forEachChild(parte, visit);
    };
    ts.forEachChild(nodo, visit);
    const paso = { codigos, nombres, pasos };
    this.leidos.set(nodo, paso);
    return paso;
  }

  private codigosOf(expresion: ts.Expression | undefined): string[] {
    const tipo = expresion && this.checker.getTypeAtLocation(expresion);
    const codigos = (tipo?.isUnion() ? tipo.types : [tipo]).flatMap((uno) =>
      uno?.isStringLiteral() ? [uno.value] : [],
    );
    return codigos.includes(CUALQUIERA) ? [] : codigos;
  }

  private declaracionesOf(nombre: ts.Identifier): ts.Node[] {
    const symbol = this.checker.getSymbolAtLocation(nombre);
    const real =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return (real?.declarations ?? []).filter(
      (declaracion) => this.isNuestro(declaracion.getSourceFile().fileName) && hasCodigo(declaracion),
    );
  }
}

/** A class is more than a call of it ever runs, but for those that Nest runs. */
function hasCodigo(nodo: ts.Node): boolean {
  if (ts.isClassDeclaration(nodo)) return nodo.members.some(({ name }) => CORREN.has(name?.getText() ?? ''));
  return ts.isFunctionLike(nodo) || ts.isVariableDeclaration(nodo) || ts.isPropertyAssignment(nodo);
}
