import type { Carta } from '@carta/contracts';
import { launchChromium } from '../support/chromium';
import { DEMO_NORMAL, findDemoId } from '../support/demo';
import { LIGHTHOUSE, askLighthouse, ensureLighthouse } from '../support/lighthouse';
import type { Informe } from '../support/lighthouse';
import { PATH_SUELO, serveVariants } from '../support/menu-variants';
import { finishedHtml, firstPlato, readCarta } from '../support/readable';
import { atLeast, atMost, millis, seconds } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';

const RUNS = 5;

/** The yardstick has no goal. */
interface Pagina {
  name: string;
  url: string;
  /** The goal is of 100, in all four categories or only in performance. */
  goal?: { of: 'all' | 'performance'; least: number };
  maxTbt?: number;
}

/**
 * Strangers open these pages first. Each mark is the median of five, in turns with the finished HTML of the
 * longer carta without scripts: points that it misses are the machine's fault, not ours.
 */
export async function measureLighthouse({ product, dataDir }: Scene): Promise<Result> {
  tell(`Lighthouse ${LIGHTHOUSE}`);
  await ensureLighthouse();
  const paginas = await choosePaginas(product.url, dataDir);
  const informes = new Map<Pagina, Informe[]>(paginas.map((pagina) => [pagina, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const [{ url }, taken] of informes) {
      taken.push(await askLighthouse(url));
      process.stderr.write('.');
    }
  }
  const medidas = [...informes].map(([pagina, taken]) => ({ pagina, informe: medianOf(taken) }));
  const suelo = medidas.find(({ pagina }) => !pagina.goal)?.informe;
  return {
    rows: medidas.flatMap(({ pagina, informe }) => toRows(pagina, informe, suelo)),
    notes: medidas.map(({ pagina, informe }) => `${pagina.name}: ${describe(informe)}.`),
  };
}

async function choosePaginas(url: string, dataDir: string): Promise<Pagina[]> {
  const premium = await readCarta(url, await findDemoId(dataDir));
  const normal = await readCarta(url, await findDemoId(dataDir, DEMO_NORMAL));
  const menu = `/menu?restaurante=${premium.restaurante._id}&mesa=1`;
  const browser = await launchChromium();
  const suelo = await finishedHtml(browser, url + menu, firstPlato(premium));
  await browser.close();
  const goal = { of: 'all', least: 100 } as const;
  return [
    {
      name: `The carta of a mesa, ${countPlatos(premium)} dishes`,
      url: url + menu,
      goal,
      maxTbt: 50,
    },
    {
      name: `A carta by its name, ${countPlatos(normal)} dishes`,
      url: `${url}/menu/${normal.restaurante.slug}`,
      goal,
    },
    { name: 'The way in, `/admin`', url: `${url}/admin`, goal: { of: 'performance', least: 95 } },
    { name: 'Finished HTML without a script', url: (await serveVariants(url, suelo)) + PATH_SUELO },
  ];
}

const countPlatos = ({ categorias }: Carta): number =>
  categorias.flatMap(({ productos }) => productos).length;

/** The median is taken of each figure by itself. */
function medianOf(taken: readonly Informe[]): Informe {
  const of = (read: (informe: Informe) => number): number => median(taken.map(read));
  return {
    notas: (taken[0]?.notas ?? []).map((_, i) => of(({ notas }) => notas[i] ?? NaN)),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    elementos: of(({ elementos }) => elementos),
  };
}

function toRows({ name, goal, maxTbt }: Pagina, { notas, tbt }: Informe, suelo?: Informe): Row[] {
  if (!goal) return [];
  const [performance = NaN] = notas;
  const marks: Row = {
    what: `${name}: Lighthouse ${LIGHTHOUSE} on its slow phone: performance, accessibility, best practices, SEO`,
    ours: notas.join(' · '),
    limit: suelo?.notas.join(' · ') ?? '',
    value: goal.of === 'all' ? Math.min(...notas) : performance,
    goal: atLeast(goal.least, goal.of === 'all' ? ' in each' : ' in performance'),
  };
  if (maxTbt === undefined) return [marks];
  const blocking: Row = {
    what: `${name}: total blocking time`,
    ours: millis(tbt),
    limit: millis(suelo?.tbt ?? NaN),
    value: tbt,
    goal: atMost(maxTbt, ' ms'),
  };
  return [marks, blocking];
}

function describe({ notas, fcp, lcp, tbt, cls, elementos }: Informe): string {
  const paints = `first paint ${seconds(fcp / 1000)}, largest ${seconds(lcp / 1000)}`;
  const rest = `blocked ${millis(tbt)}, shift ${cls.toFixed(3)}, ${elementos} elements`;
  return `${notas.join(' · ')}; ${paints}, ${rest}`;
}
