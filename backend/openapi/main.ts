import { writeFileSync } from 'node:fs';
import { makeDocumento } from './documento';

/** Writes the document into the file that it is told. */
async function main(archivo: string): Promise<void> {
  writeFileSync(archivo, JSON.stringify(await makeDocumento()));
}

void main(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
