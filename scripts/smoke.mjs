/**
 * `node scripts/smoke.mjs [results.json]` starts the product as a newcomer would, sends one order until a
 * board receives it, and stops everything. Writes `{ passed, failed }`.
 */
import { walkOneOrder } from './lib/one-order.mjs';
import { startProduct } from './lib/product.mjs';
import { createSteps } from './lib/steps.mjs';

const DEMO = { email: 'demo@cartadigital.es', password: 'demo1234' };

const { step, finish } = createSteps();
let product;

try {
  product = await step('npm start serves the product', () => startProduct());
  await walkOneOrder(step, product.url, DEMO);
} catch {
  console.log(product?.output() ?? '');
} finally {
  if (product)
    await step('SIGTERM ends it, and nothing is left', () => product.stop()).catch(() => undefined);
}
finish(process.argv[2]);
