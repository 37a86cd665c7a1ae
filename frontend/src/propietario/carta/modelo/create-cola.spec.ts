import { createCola } from './create-cola';

function setup() {
  const enVuelo: { valor: string; resolve: (dato: string) => void; reject: (error: Error) => void }[] = [];
  const registro: string[] = [];
  let visto = 'inicial';
  const push = createCola({
    abrir: () => {
      registro.push('abre');
      return () => registro.push('cierra');
    },
    leer: () => visto,
    pintar: (valor: string) => (visto = valor),
    enviar: (valor) => new Promise<string>((resolve, reject) => enVuelo.push({ valor, resolve, reject })),
    onHecho: (dato) => registro.push(`hecho ${dato}`),
    onFallo: (_error, antes) => registro.push(`fallo, antes ${antes}`),
  });
  return { push: (valor: string) => void push(valor), enVuelo, registro, visto: () => visto };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('shows every tap at once and sends one at a time, the last one last', async () => {
  const { push, enVuelo, registro, visto } = setup();

  push('a');
  push('b');
  push('c');
  expect(visto()).toBe('c');
  expect(enVuelo.map(({ valor }) => valor)).toEqual(['a']);

  enVuelo[0]?.resolve('A');
  await settle();
  expect(enVuelo.map(({ valor }) => valor)).toEqual(['a', 'c']);
  expect(registro).toEqual(['abre']);

  enVuelo[1]?.resolve('C');
  await settle();
  expect(registro).toEqual(['abre', 'hecho C', 'cierra']);
});

it('goes back to what there was before the first tap when one fails, and begins again', async () => {
  const { push, enVuelo, registro } = setup();

  push('a');
  push('b');
  enVuelo[0]?.reject(new Error('no'));
  await settle();

  expect(registro).toEqual(['abre', 'fallo, antes inicial', 'cierra']);
  expect(enVuelo).toHaveLength(1);

  push('c');
  expect(enVuelo[1]?.valor).toBe('c');
});
