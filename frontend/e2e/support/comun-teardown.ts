declare global {
  /** What Jest's globalSetup leaves for its globalTeardown: the process is all that they share. */
  var endComun: (() => Promise<void>) | undefined;
}

/** Jest's globalTeardown. A run that is killed comes without: product and Chromium see that it has gone. */
export default async function endComun(): Promise<void> {
  await globalThis.endComun?.();
}
