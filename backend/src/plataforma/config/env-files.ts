import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { fileErrorCode, reason } from './data-dir';

const LINE = /^\s*(?:#.*|(?:export\s+)?[A-Za-z_]\w*\s*=\s*(?<value>.*))?$/;
const QUOTED = /^(["'`]).*\1\s*(?:#.*)?$/;
/** Node ends a plain value at any `#`, and Docker only after a space: such a value wants quotes. */
const PLAIN = /^(?!["'`])(?!.*\S#)/;

interface EnvFile {
  values: Readonly<Record<string, string | undefined>>;
  /** Each names its line and never the value, which may be a password. */
  problems: readonly string[];
}

/** A missing file sets nothing. */
export function readEnvFile(file: string): EnvFile {
  const { text, problem } = readText(file);
  if (problem !== undefined) return { values: {}, problems: [problem] };
  const read = (text ?? '')
    .split(/\r?\n/)
    .map((line, i) => ({ line, problem: problemOf(line, file, i + 1) }));
  const good = read.filter((one) => one.problem === undefined).map(({ line }) => line);
  return { values: parseEnv(good.join('\n')), problems: read.flatMap((one) => one.problem ?? []) };
}

function problemOf(line: string, file: string, number: number): string | undefined {
  const match = LINE.exec(line);
  if (!match) return `${file}, línea ${number}: debe ser NOMBRE=valor, o un comentario que empiece por #.`;
  const value = match.groups?.value ?? '';
  if (PLAIN.test(value) || QUOTED.test(value)) return undefined;
  return `${file}, línea ${number}: un valor con # va entre comillas, y las comillas se cierran en su línea.`;
}

/** Returns the content without the newline that editors leave at its end. */
export function readSecretFile(file: string): { value: string } | { problem: string } {
  const { text, problem } = readText(file);
  if (problem !== undefined) return { problem };
  const value = text?.trim();
  if (value === undefined) return { problem: `no existe ${file}.` };
  return value === '' ? { problem: `${file} está vacío.` } : { value };
}

/** A file that does not exist has no text; one written on Windows may begin with a mark of its encoding. */
function readText(file: string): { text?: string; problem?: string } {
  try {
    return { text: readFileSync(file, 'utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    const code = fileErrorCode(error);
    if (code === 'ENOENT') return {};
    return { problem: `no se puede leer ${file} (${code === 'EISDIR' ? 'es una carpeta' : reason(error)}).` };
  }
}
