import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { atEnd } from './cleanup';

/** Each skill takes one plain value and returns one. */
export type Skills = Record<string, (argument: never) => unknown>;

type Question = { id: number; skill: string; argument: unknown };
type Answer = { id: number; value?: unknown; error?: string };

/** No question of ours takes as long. */
const PATIENCE_MS = 120_000;

const TYPESCRIPT = ['--require', require.resolve('../../test/support/mongo-typescript.cjs')];

/**
 * Screens have machines of their own, so a process that holds them collects seldom, with one thread: Node's
 * four helpers took both cores from the server for up to 16 ms.
 */
export const CLIENTE = [
  '--single-threaded-gc',
  '--v8-pool-size=1',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

/** A helping process calls it once; it serves its parent's questions and ends with it. */
export function serve(skills: Skills): void {
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ id, skill, argument }: Question) => {
    Promise.resolve()
      .then(() => skills[skill]?.(argument as never))
      .then(
        (value) => answer({ id, value }),
        (error: unknown) => answer({ id, error: String(error) }),
      );
  });
}

/** A parent that is gone gets no answer: this process is about to end too. */
function answer(what: Answer): void {
  process.send?.(what, undefined, undefined, () => undefined);
}

/** Its work runs beside this process, so that the measured server pays nothing for it. */
export class HelperProcess<S extends Skills> {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  /** `file` calls `serve`; `flags` are CLIENTE's unless the process itself is measured. */
  constructor(
    private readonly file: string,
    flags: readonly string[] = [],
  ) {
    this.child = fork(file, {
      execArgv: [...TYPESCRIPT, ...flags],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (answer: Answer) => this.waiting.get(answer.id)?.(answer));
    this.child.once('exit', () => {
      for (const [id, settle] of this.waiting) settle({ id, error: 'the process has ended' });
    });
    atEnd(() => this.stop());
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error(`${this.file} did not start`);
    return this.child.pid;
  }

  async ask<K extends keyof S & string>(
    skill: K,
    argument: Parameters<S[K]>[0],
  ): Promise<Awaited<ReturnType<S[K]>>> {
    const id = ++this.asked;
    const { value, error } = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve({ id, error: 'no answer' }), PATIENCE_MS);
      this.waiting.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.child.send({ id, skill, argument } satisfies Question, (failure) => {
        if (failure) this.waiting.get(id)?.({ id, error: failure.message });
      });
    });
    this.waiting.delete(id);
    if (error !== undefined) throw new Error(`${this.file}, ${skill}: ${error}`);
    return value as Awaited<ReturnType<S[K]>>;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    if (this.child.connected) this.child.disconnect();
    await ended;
  }
}
