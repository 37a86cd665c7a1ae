import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import { useApp } from '../support/app';
import { PASSWORD } from '../support/factories';
import { buildLocal } from '../support/local';

/** Of `cliente/pedir.ts`, which only this compiles: its types are made of the document of this server. */
interface Cliente {
  pedir(
    url: string,
    pedido: { restaurante: string; mesa: number; plato: string; clave: string },
  ): Promise<number>;
  empezar(url: string, email: string, password: string): Promise<string[]>;
}
const CLIENTE = join(__dirname, '../cliente/pedir.ts');
/** What is made is written nowhere: it is read in the place of this. */
const TIPOS = join(__dirname, '../cliente/api.d.ts');

describe('A client made of the document alone', () => {
  const app = useApp();

  it('compiles, and what the document does not allow does not', async () => {
    const documento = await (await fetch(`${app.url}/api/docs-json`)).text();

    expect(erroresDe(toTexto(await openapiTS(documento)))).toEqual([]);
  });

  it('orders, and begins what was ordered', async () => {
    const { pedir, empezar } = jest.requireActual<Cliente>(CLIENTE);
    const { id, email } = await buildLocal(app);
    const pedido = { restaurante: id, mesa: 3, plato: 'Tortilla', clave: randomUUID() };

    expect(await pedir(app.url, pedido)).toBe(1);
    expect(await pedir(app.url, pedido)).toBe(1);
    expect(await empezar(app.url, email, PASSWORD)).toEqual(['en_preparacion']);
  });
});

function toTexto(nodos: readonly ts.Node[]): string {
  const vacio = ts.createSourceFile(TIPOS, '', ts.ScriptTarget.ES2023);
  return ts.createPrinter().printList(ts.ListFormat.MultiLine, ts.factory.createNodeArray(nodos), vacio);
}

/** What the compiler says of the client, with these types of the API. */
function erroresDe(tipos: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (archivo) => archivo === TIPOS || fileExists(archivo);
  host.readFile = (archivo) => (archivo === TIPOS ? tipos : readFile(archivo));
  const program = ts.createProgram([CLIENTE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
