import { demoOwner } from './demo-in-production.mjs';
import { walkOneMail } from './mail.mjs';
import { walkOneOrder } from './one-order.mjs';

/**
 * Walks what must work wherever the product is installed: it starts, a mail arrives, an order reaches its
 * board, and a copy that is made meanwhile brings the house back in another place. `start(house)` returns the
 * running product, `run(house, ...words)` what a command of it prints.
 */
export async function walkWholeHouse(step, mail, { start, run }) {
  const served = await serve(step, await step('it starts', () => start('casa')), async ({ url, output }) => {
    const owner = demoOwner(output());
    await walkOneMail(step, url, mail, owner.email);
    const mesa = await walkOneOrder(step, url, owner);
    const copy = await step('a copy is made while it runs', async () =>
      copyIn(await run('casa', 'datos', 'copia')),
    );
    return { owner, mesa, copy };
  });
  await step('an empty house takes the copy', () => run('otra', 'datos', 'importar', served.copy));
  await serve(step, await step('it starts from the copy', () => start('otra')), async ({ url }) => {
    const mesa = await walkOneOrder(step, url, served.owner);
    await step('the order of before is there', () => {
      if (mesa.pedidos.length <= served.mesa.pedidos.length) throw new Error(JSON.stringify(mesa));
    });
  });
}

async function serve(step, product, walk) {
  try {
    return await walk(product);
  } catch (error) {
    console.log(product.output());
    throw error;
  } finally {
    await step('SIGTERM ends it, and nothing is left', () => product.stop());
  }
}

function copyIn(printed) {
  const [, file] = /Todo está en (.+?)\. Lleva/.exec(printed) ?? [];
  if (!file) throw new Error(printed);
  return file;
}
