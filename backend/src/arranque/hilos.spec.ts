import { execFileSync } from 'node:child_process';
import { builtProgram, ensureBuilt } from '../../test/support/construido';

/** Prints the priorities of a process's own threads, the one that takes orders first, after it has lowered the others. */
const PROGRAMA = `
  const { getPriority } = require('node:os');
  const { readdirSync } = require('node:fs');
  require(process.argv[1]).lowerAyudantes();
  const hilos = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  hilos.sort((a, b) => (b === process.pid) - (a === process.pid));
  console.log(JSON.stringify(hilos.map((hilo) => getPriority(hilo) - getPriority(process.pid))));
`;

describe('The threads that V8 compiles and collects with', () => {
  beforeAll(ensureBuilt);

  it('have a lower priority than the one that takes orders, where each can have its own', () => {
    const salida = execFileSync(process.execPath, ['-e', PROGRAMA, builtProgram('arranque/hilos')]);

    const [pedidos, ...ayudantes] = JSON.parse(salida.toString()) as number[];
    expect(pedidos).toBe(0);
    expect(ayudantes.length > 0).toBe(process.platform === 'linux');
    expect(new Set(ayudantes)).toEqual(new Set(process.platform === 'linux' ? [5] : []));
  });
});
