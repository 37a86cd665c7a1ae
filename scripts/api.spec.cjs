'use strict';
// docs/api.md says of each call what the document cannot: it names all that the document has, and no other.

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const METODO = /^(?:GET|POST|PUT|DELETE)$/;
const CELDA = /^\| ((?:GET|POST|PUT|DELETE)[ ,].*?) \| /gm;

const inDocument = Object.entries(
  JSON.parse(readFileSync(join(ROOT, 'backend/openapi.json'), 'utf8')).paths,
).flatMap(([camino, metodos]) =>
  Object.keys(metodos).map((metodo) => `${metodo.toUpperCase()} ${camino.replace(/^\/api/, '')}`),
);

/** Of 'GET /a, /b?c, PUT, DELETE /b/{d}': 'GET /a', 'GET /b', 'PUT /b/{d}', 'DELETE /b/{d}'. */
function callsOf(celda) {
  let metodos = [];
  let isNueva = true;
  return celda.split(/,? /).flatMap((palabra) => {
    if (!METODO.test(palabra)) {
      isNueva = true;
      return metodos.map((metodo) => `${metodo} ${palabra.replace(/\?.*/, '')}`);
    }
    metodos = isNueva ? [palabra] : [...metodos, palabra];
    isNueva = false;
    return [];
  });
}

it('the page of the API names each call of its document once, and no other', () => {
  const pagina = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
  const onPage = [...pagina.matchAll(CELDA)].flatMap(([, celda]) => callsOf(celda));

  expect(inDocument.length).toBeGreaterThan(100);
  expect(onPage.sort()).toEqual(inDocument.sort());
});
