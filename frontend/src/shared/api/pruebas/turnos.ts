/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** No answer of this machine to itself takes as many turns. */
const TURNOS = 2_000;

/** Lets real HTTP come and go while the clock of a test stands still, until `check` no longer throws. */
export async function until(check: () => void): Promise<void> {
  for (let turno = 0; turno < TURNOS; turno++) {
    try {
      return check();
    } catch {
      await act(async () => setImmediate());
    }
  }
  check();
}
