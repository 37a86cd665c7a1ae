import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const leer = (archivo: string): string => readFileSync(join(__dirname, archivo), 'utf8');

it("loads every act that may wait before the queue starts, or a stored one would be nobody's", () => {
  const queEsperan = readdirSync(__dirname)
    .filter((archivo) => /^[a-z-]+\.ts$/.test(archivo) && /= describeEnCola</.test(leer(archivo)))
    .map((archivo) => `import './${archivo.replace('.ts', '')}';`);

  expect(queEsperan.length).toBeGreaterThan(5);
  expect(queEsperan.filter((carga) => !leer('index.ts').includes(carga))).toEqual([]);
});
