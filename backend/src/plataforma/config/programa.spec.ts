import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAMA, ordenDe, readPrograma } from './programa';

it('is the repository, in its version', () => {
  const { version } = JSON.parse(readFileSync(join(PROGRAMA.raiz, 'package.json'), 'utf8')) as {
    version: string;
  };

  expect(PROGRAMA).toMatchObject({ version, isPaquete: false });
  expect(ordenDe(PROGRAMA, 'datos', 'importar COPIA')).toBe('npm run datos -- importar COPIA');
});

it('is the archive where the program `carta` lies beside it', () => {
  const raiz = mkdtempSync(join(tmpdir(), 'carta-programa-'));
  writeFileSync(join(raiz, 'package.json'), '{"version":"9.8.7"}');
  writeFileSync(join(raiz, 'carta'), '');

  const programa = readPrograma(raiz);
  rmSync(raiz, { recursive: true });

  expect(programa).toEqual({ raiz, version: '9.8.7', isPaquete: true });
  expect(ordenDe(programa, 'datos', 'importar COPIA')).toBe('carta datos importar COPIA');
});
