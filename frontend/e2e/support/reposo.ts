import type { Page } from 'playwright-core';

/**
 * Puts every page of a browser to sleep, and answers how to wake them: their processes are stopped, as a
 * tablet's are when it sleeps, while the machine keeps their connections open. The lifecycle that DevTools
 * offers does nothing here: a page of a headless Chromium counts as visible, which is never frozen.
 */
export async function sleepPaginas(page: Page): Promise<() => void> {
  const navegador = page.context().browser();
  if (!navegador) throw new Error('A page without a browser');
  const devtools = await navegador.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const paginas = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  paginas.forEach((id) => process.kill(id, 'SIGSTOP'));
  return () => paginas.forEach((id) => process.kill(id, 'SIGCONT'));
}
