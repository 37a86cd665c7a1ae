/** Bounds a failure, not a promise: ms. */
const LIMITE_MS = 60_000;

/** Asks again until the answer is the one expected; else fails showing how the last one differs. */
export async function becomes<T>(
  read: () => T | Promise<T>,
  expected: unknown,
  limitMs = LIMITE_MS,
): Promise<void> {
  const limit = performance.now() + limitMs;
  for (;;) {
    const answer = await read();
    if (matches(answer, expected) || performance.now() > limit) {
      expect(answer).toEqual(expected);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function matches(answer: unknown, expected: unknown): boolean {
  try {
    expect(answer).toEqual(expected);
    return true;
  } catch {
    return false;
  }
}
