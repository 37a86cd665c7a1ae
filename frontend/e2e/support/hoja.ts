import { becomes } from './becomes';
import type { Locator, Page } from 'playwright-core';

/** A sheet by its title; also those below the top one, which are hidden from roles. */
export function hoja(page: Page, titulo: string): Locator {
  return page.locator('[role=dialog]', { has: page.locator('h2', { hasText: titulo }) });
}

/** Opens a sheet by the button of that name and waits until it stands in its place. */
export async function openHoja(page: Page, boton: string, titulo: string): Promise<Locator> {
  await page.getByRole('button', { name: boton, exact: true }).click();
  await settle(hoja(page, titulo));
  return hoja(page, titulo);
}

/** Waits for what is moving the sheet. */
export async function settle(sheet: Locator): Promise<void> {
  await sheet.evaluate(async (node) => {
    await Promise.allSettled(node.getAnimations().map((each) => each.finished));
  });
}

/** Phones on which a notice has little room beside a sheet. */
const MOVILES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** That a finger reaches every button of the top sheet or dialog under the notices that show, on every phone. */
export async function expectAlcance(page: Page): Promise<void> {
  const aviso = page.getByRole('region', { name: 'Avisos' }).locator('> :visible').first();
  await aviso.waitFor();
  for (const viewport of MOVILES) {
    await page.setViewportSize(viewport);
    const botones = page
      .locator('[role=dialog]:not([data-nested-dialog-open]), [role=alertdialog]')
      .last()
      .getByRole('button');
    const look = async () => ({
      width: viewport.width,
      tapados: await botones.evaluateAll(listTapados),
      conAviso: await aviso.isVisible(),
    });
    // a notice pushes the sheet away while it comes
    await becomes(look, { width: viewport.width, tapados: [], conAviso: true });
  }
}

/** Runs in the page: the buttons whose middle is somebody else's, each once it is in view. */
function listTapados(botones: Element[]): string[] {
  const tapados = botones.filter((boton) => {
    boton.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = boton.getBoundingClientRect();
    return !boton.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  return [
    `${botones.length > 0 ? '' : 'no buttons'}`,
    ...tapados.map((boton) => boton.ariaLabel ?? boton.textContent ?? ''),
  ].filter(Boolean);
}

/** Pixels the sheet is drawn below its place. */
export function offset(sheet: Locator): Promise<number> {
  return sheet.evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).m42);
}

/** For touches, which the browser hands on when it sees fit; the test's own time limit ends the wait. */
export async function waitForOffset(sheet: Locator, px: number): Promise<void> {
  await sheet.evaluate(async (node, expected) => {
    const drawn = () => new DOMMatrix(getComputedStyle(node).transform).m42;
    while (drawn() !== expected) await new Promise(requestAnimationFrame);
  }, px);
}

export function zIndex(sheet: Locator): Promise<string> {
  return sheet.evaluate((node) => getComputedStyle(node.closest('[data-base-ui-portal]') ?? node).zIndex);
}

/** Takes the sheet by its handle with the mouse and moves down; it is still held. */
export async function hold(page: Page, sheet: Locator, px: number): Promise<void> {
  const asa = await sheet.getByTestId('asa').boundingBox();
  if (!asa) throw new Error('The sheet has no handle');
  const [x, y] = [asa.x + asa.width / 2, asa.y + asa.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + px, { steps: 5 });
}
