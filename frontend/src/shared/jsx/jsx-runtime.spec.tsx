import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { jsxDEV } from './jsx-runtime';

const siempre = true as boolean;
const nunca = false as boolean;
const Boton = ({ icono, children }: { icono: ReactNode; children: ReactNode }) => (
  <button>
    {icono}
    {children}
  </button>
);

it.each<[string, ReactNode, string]>([
  ['a text is left alone', <p>Hola</p>, '<p>Hola</p>'],
  ['texts beside each other are one', <p>Mesa {3}</p>, '<p>Mesa 3</p>'],
  ['and one where some are not there', <p>Mesa{nunca && ', libre'}</p>, '<p>Mesa</p>'],
  [
    'beside anything else they get an element',
    <p>
      <b>2</b> de {3}
      {siempre && ' hoy'} <i />
    </p>,
    '<p><b translate="no">2</b><span> de 3 hoy </span><i></i></p>',
  ],
  [
    'a blank does not',
    <p>
      <b>a</b> <i>b</i>
    </p>,
    '<p><b>a</b> <i>b</i></p>',
  ],
  [
    'what a component is given does too',
    <Boton icono={<i />}>Añadir {2}</Boton>,
    '<button><i></i><span>Añadir 2</span></button>',
  ],
  [
    'a fragment has no element for its text',
    <p>
      <i />
      <>{'a'}</>
    </p>,
    '<p><i></i><span>a</span></p>',
  ],
  [
    'nor for several',
    <p>
      <i />
      <>a{2}</>
    </p>,
    '<p><i></i><span>a2</span></p>',
  ],
  ['an option has nothing but text', <option>Mesa {3}</option>, '<option>Mesa 3</option>'],
])('%s', (_, drawn, html) => {
  expect(renderToStaticMarkup(drawn)).toBe(html);
});

it.each([
  [3, true],
  ['9,50 €', true],
  ['14:32', true],
  ['+12 %', true],
  ['3 de 5', false],
  ['12 min', false],
  ['…', false],
])('%p is kept from translators: %p', (texto, esCifra) => {
  const html = renderToStaticMarkup(<b>{texto}</b>);

  expect(html).toBe(esCifra ? `<b translate="no">${texto}</b>` : `<b>${texto}</b>`);
});

it('is what the compiler calls while one develops, too', () => {
  expect(renderToStaticMarkup(jsxDEV('p', { children: ['Mesa ', 3] }, undefined, true))).toBe(
    '<p>Mesa 3</p>',
  );
  expect(renderToStaticMarkup(jsxDEV(Fragment, { children: 'a' }))).toBe('<span>a</span>');
});
