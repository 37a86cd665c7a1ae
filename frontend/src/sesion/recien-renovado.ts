/** How long what a tab writes may take to be read in another on a busy machine, in ms. */
export const ASENTAMIENTO = 5_000;

/** Enough to tell tokens apart, and of no use to anybody. */
const nombreDe = (refreshToken: string) => `renovado.${refreshToken.slice(-8)}`;
const cerrojos = () => (navigator as Partial<Navigator>).locks;

/**
 * Tells the tabs whose turn comes next that this token has been exchanged. They see a lock at once,
 * and what was written into the storage some time later. Without Web Locks nobody is told.
 */
export async function noteRenovado(refreshToken: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((release) => setTimeout(release, ASENTAMIENTO));
    };
    const nota = cerrojos()?.request(nombreDe(refreshToken), { mode: 'shared' }, hold);
    if (nota === undefined) resolve();
    else nota.catch(() => resolve());
  });
}

/** Whether a tab has exchanged this token a moment ago, though the storage may not show it yet. */
export async function isRecienRenovado(refreshToken: string): Promise<boolean> {
  const estado = await cerrojos()
    ?.query()
    .catch(() => undefined);
  return estado?.held?.some(({ name }) => name === nombreDe(refreshToken)) ?? false;
}
