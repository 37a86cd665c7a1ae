import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { chromiumPath, FLAGS } from './chromium-instalado';
import { usePaginas } from './paginas';
import type { Paginas } from './paginas';

/** The system's own, because its packages bring what speaks to the bus. */
const PYTHON = '/usr/bin/python3';

/** What `Reader` of bus/main.py does; one thing at a time. @throws when what it is about has just gone. */
export type Ask = <T>(que: string, ...argumentos: (string | number)[]) => Promise<T>;

/** A session with an accessibility bus, and who listens to it and has a keyboard there. */
interface Bus {
  /** The variables by which a program joins the session. */
  env: Record<string, string>;
  ask: Ask;
  /** Ends all of it. It also ends with this process, however that one ends. */
  destroy: () => Promise<void>;
}

async function startBus(): Promise<Bus> {
  const proceso = spawn(PYTHON, ['-B', join(__dirname, 'bus/main.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(proceso, 'exit');
  const lineas = createInterface({ input: proceso.stdout })[Symbol.asyncIterator]();
  async function readNext<T>(): Promise<T> {
    const { done, value } = await lineas.next();
    if (done) throw new Error('The accessibility bus has ended. `npm run test:largas` brings what it needs.');
    return JSON.parse(value) as T;
  }
  return {
    env: await readNext(),
    async ask(que, ...argumentos) {
      proceso.stdin.write(`${JSON.stringify([que, ...argumentos])}\n`);
      const { value, error } = await readNext<{ value: never; error?: string }>();
      if (error) throw new Error(`${que}: ${error}`);
      return value;
    },
    async destroy() {
      proceso.stdin.end();
      await ended;
    },
  };
}

/** `usePaginas` with a browser that has windows, on a screen that nobody sees, and tells the accessibility bus of them. */
export function useBus(): { paginas: Paginas; ask: Ask } {
  let bus: Bus | undefined;
  const paginas = usePaginas(undefined, async () => {
    bus = await startBus();
    return chromium.launch({
      executablePath: chromiumPath(),
      headless: false,
      args: [...FLAGS, '--force-renderer-accessibility'],
      env: { ...(process.env as Record<string, string>), ...bus.env },
    });
  });
  afterAll(() => bus?.destroy());
  return { paginas, ask: (...peticion) => bus!.ask(...peticion) };
}
