/** All that fake timers would take over besides the date. */
const RUNNING = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** A budget of a minute does not run out on a busy machine while it is used up. Undone by `useRealTimers`. */
export const holdClock = (): void => moveClockTo(Date.now());

/** Only what the server reads of the clock: its timers and the database's go on. Undone by `useRealTimers`. */
export function moveClockTo(now: number): void {
  jest.useFakeTimers({ now, doNotFake: [...RUNNING] });
}
