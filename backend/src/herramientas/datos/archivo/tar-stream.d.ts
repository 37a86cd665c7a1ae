/** tar-stream brings no types; these are the ones used here. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Header {
    name: string;
    size?: number;
    mode?: number;
  }

  interface Pack extends Readable {
    /** `done` is called once the whole entry is in. */
    entry(header: Header, done: (error?: Error | null) => void): Writable;
    finalize(): void;
  }

  interface Extract extends Writable {
    [Symbol.asyncIterator](): AsyncIterableIterator<Readable & { header: Header }>;
  }

  export function pack(): Pack;
  export function extract(): Extract;
}
