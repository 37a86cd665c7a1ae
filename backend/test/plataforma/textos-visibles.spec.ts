import '../../src/arranque/app.module';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { cleanTexto } from '@carta/contracts';

/** What somebody may write, in all the shapes in which a body carries it. */
const ESCRITOS = ['Luz y mar', '600 111 222', 'luz@mar.es', 'B12345674'];
const FORMAS: readonly ((texto: string) => unknown)[] = [
  (texto) => texto,
  (texto) => [texto],
  (direccion) => ({ direccion }),
  (nombre) => [{ nombre }],
  (nombre) => [{ nombre, tipo: 'comida' }],
  (nombre) => [{ nombre, mesas: '1-2' }],
];
/** What of all that nobody sees comes through `cleanTexto`, by which every body goes first. */
const SIGNOS = ['\n', '\t', '\u2028', '\u0000', '\u001b[31m']
  .map(cleanTexto)
  .filter((signo) => /\s/.test(signo));

/** What may go on in another line, each beside a field that tells its body from others. */
const DE_VARIAS_LINEAS = [
  ['descripcion', 'ingredientes'],
  ['texto', 'original'],
  ['motivo', null],
  ['notas', 'productos'],
  ['notas', 'productoId'],
] as const;

/** What is shown to nobody as it comes. */
const APARTE = [
  // secrets and signs
  ...(['password', 'newPassword', 'refreshToken', 'seguimiento', 't', 'movil', 'build'] as const).map(
    (campo) => [campo, null] as const,
  ),
  // accepted and not read
  ['tipoUsuario', 'password'],
  // compared with the house's name, and with what the carta says
  ['nombre', 'soloEfectivo'],
  ['nombre', 'productoId'],
  ['original', 'texto'],
  // read into rows, each with the rules of what it says
  ['texto', 'tabla'],
] as const;

interface Campo {
  clase: new () => object;
  campo: string;
  hermanos: ReadonlySet<string>;
}

type Senas = readonly (readonly [campo: string, junto: string | null])[];
const isUnoDe = (senas: Senas, { campo, hermanos }: Campo): boolean =>
  senas.some(([suyo, junto]) => suyo === campo && (junto === null || hermanos.has(junto)));

function camposDeCuerpos(): Campo[] {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<Campo['clase'], { propertyName: string }[]>;
  };
  return [...validationMetadatas].flatMap(([clase, reglas]) => {
    const hermanos = new Set(reglas.map(({ propertyName }) => propertyName));
    return [...hermanos].map((campo) => ({ clase, campo, hermanos }));
  });
}

const accepts = ({ clase, campo }: Campo, valor: unknown): boolean =>
  !validateSync(plainToInstance(clase, { [campo]: valor })).some(({ property }) => property === campo);

/** Returns the signs that a field takes in the middle of a text that it accepts; null: it accepts no text. */
function taken(campo: Campo): string[] | null {
  const escritos = FORMAS.flatMap((forma) => ESCRITOS.map((texto) => ({ forma, texto }))).filter(
    ({ forma, texto }) => accepts(campo, forma(texto)),
  );
  if (escritos.length === 0) return null;
  return SIGNOS.filter((signo) =>
    escritos.some(({ forma, texto }) => accepts(campo, forma(texto.slice(0, 3) + signo + texto.slice(3)))),
  );
}

it('every text of a body is one line, but what is named here', () => {
  const textos = camposDeCuerpos()
    .filter((campo) => !isUnoDe([...DE_VARIAS_LINEAS, ...APARTE], campo))
    .flatMap((campo) => {
      const signos = taken(campo);
      return signos ? { cual: `${campo.campo} (${[...campo.hermanos].join(' ')})`, signos } : [];
    });

  // names of dishes, zonas, pases and people, addresses, ingredients …
  expect(textos.length).toBeGreaterThan(30);
  expect(textos.filter(({ signos }) => signos.length > 0)).toEqual([]);
});
