// Longer than most: one sheet is moved by finger, mouse and keyboard.
import { becomes } from './support/becomes';
import { MOVIL, PORTATIL, useGaleria } from './support/galeria';
import { expectAlcance, hold, offset, openHoja, settle, waitForOffset, zIndex } from './support/hoja';
import type { Page } from 'playwright-core';

const openGaleria = useGaleria();

/** The sheets alone: the whole gallery moves all the time. */
const open = (options?: Parameters<typeof openGaleria>[0]) => openGaleria(options, '?superpuestos');

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel);

describe('dragging', () => {
  it.each([
    ['Hoja compacta', 'Categorías', 50],
    ['Detalle de plato', 'Croquetas de jamón ibérico', 100],
  ])('%s stays at its threshold and closes one pixel beyond it', async (boton, titulo, umbral) => {
    const page = await open();
    const sheet = await openHoja(page, boton, titulo);

    await hold(page, sheet, umbral);
    await page.mouse.up();
    await settle(sheet);
    expect(await offset(sheet)).toBe(0);
    expect(await sheet.isVisible()).toBe(true);

    await hold(page, sheet, umbral + 1);
    await page.mouse.up();
    await sheet.waitFor({ state: 'detached' });
  });

  it('follows the finger, never upwards and never more than 100 px', async () => {
    const page = await open();
    const sheet = await openHoja(page, 'Hoja compacta', 'Categorías');

    const seen: number[] = [];
    for (const px of [30, 100, 101, 260, -80]) {
      await hold(page, sheet, px);
      seen.push(await offset(sheet));
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await settle(sheet);
    }

    expect(seen).toEqual([30, 100, 100, 100, 0]);
  });

  it('obeys a real finger, which the browser would otherwise take for scrolling', async () => {
    const { page, sheet, finger } = await openConDedo('Hoja compacta', 'Categorías');
    const asa = await sheet.getByTestId('asa').boundingBox();

    await finger.drag((asa?.y ?? 0) + 2, 70);
    await waitForOffset(sheet, 70);
    await finger.lift();

    await sheet.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it.each([
    ['Hoja compacta', 'Categorías', 50],
    ['Hoja completa', 'Nuevo producto', 50],
    ['Detalle de plato', 'Croquetas de jamón ibérico', 100],
  ])('%s is dragged by its content too, from its top', async (boton, titulo, umbral) => {
    const { sheet, finger } = await openConDedo(boton, titulo);
    const cabecera = await sheet.locator('header').boundingBox();
    // farther from the header than a browser moves a touch to what can be touched
    const y = (cabecera?.y ?? 0) + (cabecera?.height ?? 0) + 20;

    await finger.drag(y, umbral);
    await waitForOffset(sheet, umbral);
    await finger.lift();
    await settle(sheet);
    expect(await offset(sheet)).toBe(0);

    await finger.drag(y, umbral + 30);
    await finger.lift();
    await sheet.waitFor({ state: 'detached' });
  });

  it('is not dragged by content that is scrolled, nor upwards: that scrolls', async () => {
    const { page, sheet, finger } = await openConDedo('Detalle de plato', 'Croquetas de jamón ibérico');
    await page.setViewportSize({ width: MOVIL.width, height: 360 });
    const scrolled = () => sheet.evaluate((node) => node.scrollTop);
    const abajo = await sheet.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(abajo).toBeGreaterThan(100);

    // what was flung rolls on for a moment
    const ends = await sheet.evaluateHandle((node) => ({
      scroll: new Promise((done) => node.addEventListener('scrollend', done, { once: true })),
    }));
    await finger.drag(300, -80);
    await finger.lift();
    await ends.evaluate(({ scroll }) => scroll.then(() => null));
    const antes = await scrolled();
    await finger.drag(200, 40);
    expect(await offset(sheet)).toBe(0);
    await finger.lift();

    expect(antes).toBeGreaterThan(0);
    await becomes(async () => (await scrolled()) < antes, true);
    expect(await sheet.isVisible()).toBe(true);
  });

  /** A sheet on a phone, and one finger that drags from `y` down by `px`. */
  async function openConDedo(boton: string, titulo: string) {
    const page = await open({ hasTouch: true, isMobile: true });
    const sheet = await openHoja(page, boton, titulo);
    const touch = await page.context().newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove', y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: MOVIL.width / 2, y }] });
    const finger = {
      async drag(y: number, px: number) {
        await put('touchStart', y);
        for (let paso = 1; paso <= 10; paso++) await put('touchMove', y + (px * paso) / 10);
      },
      lift: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    };
    return { page, sheet, finger };
  }
});

describe('closing', () => {
  it('takes 300 ms', async () => {
    const page = await open();
    const hoja = await openHoja(page, 'Hoja compacta', 'Categorías');
    expect(await hoja.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe('0.3s');

    const ms = await page.evaluate(async () => {
      const sheet = document.querySelector('[role=dialog]');
      const start = performance.now();
      sheet?.querySelector<HTMLElement>('[aria-label=Cerrar]')?.click();
      while (sheet?.isConnected) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });

    // how much later a busy machine takes it away says nothing about the sheet
    expect(ms).toBeGreaterThan(280);
  });

  it('does not move for who asked for less motion', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    const sheet = await openHoja(page, 'Hoja compacta', 'Categorías');

    expect(await sheet.evaluate((node) => getComputedStyle(node).transitionDuration)).toBe('0s');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  });

  it('follows a tap on the backdrop', async () => {
    const page = await open();
    const sheet = await openHoja(page, 'Hoja compacta', 'Categorías');

    await page.mouse.click(MOVIL.width / 2, 40);

    await sheet.waitFor({ state: 'detached' });
  });

  it.each([
    ['inside it', 'Abrir encima', 'Editar categoría'],
    ['beside it', 'Abrir hermana', 'Hermana'],
  ])('with a sheet %s, Escape closes only the top one and focus goes back', async (_, boton, titulo) => {
    const page = await open();
    const abajo = await openHoja(page, 'Hoja compacta', 'Categorías');
    const arriba = await openHoja(page, boton, titulo);
    expect([await zIndex(abajo), await zIndex(arriba)]).toEqual(['50', '60']);

    await page.keyboard.press('Escape');
    await arriba.waitFor({ state: 'detached' });
    expect(await abajo.isVisible()).toBe(true);
    expect(await focused(page)).toBe(boton);

    await page.keyboard.press('Escape');
    await abajo.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Hoja compacta');
  });

  it('closes only the top one of two side by side when no element has the focus either', async () => {
    const page = await open();
    const abajo = await openHoja(page, 'Hoja compacta', 'Categorías');
    const arriba = await openHoja(page, 'Abrir hermana', 'Hermana');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());

    await page.keyboard.press('Escape');

    await arriba.waitFor({ state: 'detached' });
    expect(await abajo.isVisible()).toBe(true);
  });
});

describe('while open', () => {
  it('keeps the page still', async () => {
    const page = await openGaleria();
    const sheet = await openHoja(page, 'Hoja compacta', 'Categorías');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(MOVIL.width / 2, 40);

    await page.mouse.wheel(0, -500);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.mouse.wheel(0, -500);
    await page.waitForFunction((from) => scrollY < from, before);
  });

  it('starts at its first focusable and keeps focus inside', async () => {
    const page = await open();
    await openHoja(page, 'Hoja compacta', 'Categorías');
    expect(await focused(page)).toBe('Cerrar');

    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab');
      await page.waitForFunction(() =>
        document.querySelector('[role=dialog]')?.contains(document.activeElement),
      );
    }
  });

  it('lets a notice above it be answered', async () => {
    const page = await open();
    const sheet = await openHoja(page, 'Hoja compacta', 'Categorías');
    await page.getByRole('button', { name: 'Avisar encima' }).click();

    await page.getByText('Deshacer').click();

    await page.getByText('Croquetas recuperadas').waitFor();
    expect(await sheet.isVisible()).toBe(true);
  });

  it.each([
    ['a compact sheet', 'Hoja compacta', 'Categorías'],
    ['a full sheet', 'Hoja completa', 'Nuevo producto'],
    ["a dish's detail", 'Detalle de plato', 'Croquetas de jamón ibérico'],
    ['a dialog', 'Diálogo de éxito', '¡Pedido enviado exitosamente!'],
  ])('leaves no button of %s under a notice, and shows one at a time', async (_, boton, titulo) => {
    const page = await open();
    for (const aviso of ['Aviso de éxito', 'Aviso', 'Aviso de error']) {
      await page.getByRole('button', { name: aviso, exact: true }).click();
    }
    await page.getByRole('button', { name: boton, exact: true }).click();
    await page.getByRole('heading', { name: titulo }).waitFor();

    await expectAlcance(page);
    expect(await page.getByRole('region', { name: 'Avisos' }).locator('> :visible').count()).toBe(1);
  });

  it.each([
    ['phone', MOVIL, 390],
    ['laptop', PORTATIL, 420],
  ])('on a %s is centred, as wide as allowed, and as high as its size says', async (_, viewport, width) => {
    const page = await open({ viewport });
    const ochenta = viewport.height * 0.8;

    const larga = await openHoja(page, 'Detalle de plato', 'Croquetas de jamón ibérico');
    const compacta = await larga.boundingBox();
    expect(compacta).toMatchObject({ x: (viewport.width - width) / 2, width });
    expect(compacta?.height).toBeLessThanOrEqual(ochenta + 0.5);
    await page.keyboard.press('Escape');
    await larga.waitFor({ state: 'detached' });

    const completa = await (await openHoja(page, 'Hoja completa', 'Nuevo producto')).boundingBox();
    expect(completa?.height).toBeGreaterThanOrEqual(ochenta - 0.5);
    expect(completa?.height).toBeLessThanOrEqual(viewport.height);
  });
});
