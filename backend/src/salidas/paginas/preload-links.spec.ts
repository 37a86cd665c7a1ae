import { PreloadLinks } from './preload-links';

const HTML = '<html><head><title>Carta Digital</title></head><body></body></html>';

/** The manifest is as Vite writes it: each script with its imports and its styles. */
const MANIFIESTO = {
  'index.html': { file: 'assets/index-1.js', imports: ['_librerias.js'], css: ['assets/index-1.css'] },
  '_librerias.js': { file: 'assets/librerias-1.js' },
  '_acceso.js': {
    name: 'acceso',
    file: 'assets/acceso-1.js',
    imports: ['index.html', '_librerias.js', '_comun.js'],
    css: ['assets/acceso-1.css'],
  },
  '_comun.js': { file: 'assets/comun-1.js', css: ['assets/comun-1.css'] },
  'src/app/pages/CocinaPage.tsx': {
    file: 'assets/CocinaPage-1.js',
    imports: ['_comun.js', '_acceso.js'],
    css: ['assets/CocinaPage-1.css'],
  },
};

const preloadLinks = new PreloadLinks(MANIFIESTO);
const hrefsOf = (direccion: string) =>
  [...preloadLinks.addTo(HTML, direccion).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it('names what the way in needs beyond what its page names, styles in the order of their scripts', () => {
  expect(hrefsOf('/admin')).toEqual([
    '/assets/comun-1.js',
    '/assets/acceso-1.js',
    '/assets/comun-1.css',
    '/assets/acceso-1.css',
  ]);
});

it('names a screen’s own scripts too, with or without a slash at its end', () => {
  const own = ['/assets/CocinaPage-1.js', '/assets/CocinaPage-1.css'];
  expect(new Set(hrefsOf('/cocina'))).toEqual(new Set([...hrefsOf('/admin'), ...own]));
  expect(hrefsOf('/cocina/')).toEqual(hrefsOf('/cocina'));
});

it('tells the staff, who read no carta, what they need where there is no JavaScript', () => {
  const html = HTML.replace('</body>', '<noscript>Pide una carta impresa.</noscript></body>');
  const [, aviso] = /<noscript>(.*)<\/noscript>/.exec(preloadLinks.addTo(html, '/cocina')) ?? [];

  expect(aviso).toBe('Para entrar hace falta JavaScript: actívalo en el navegador y recarga la página.');
  expect(preloadLinks.addTo(html, '/menu/casa-ana/legal')).toBe(html);
});

it('leaves a diner’s page as it is', () => {
  for (const direccion of ['/menu', '/menu/casa-ana', '/menu/casa-ana/legal']) {
    expect(preloadLinks.addTo(HTML, direccion)).toBe(HTML);
  }
});

it('names nothing where nothing was built', () => {
  expect(new PreloadLinks({}).addTo(HTML, '/cocina')).toBe(HTML);
});
