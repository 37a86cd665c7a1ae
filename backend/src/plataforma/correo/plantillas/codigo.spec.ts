import { CORREOS_DE_CODIGO } from './codigo';
import type { DatosCodigo } from './codigo';

const datos = (cambios: Partial<DatosCodigo> = {}): DatosCodigo => ({
  nombre: 'Casa Ana',
  email: 'ana+bar@ejemplo.es',
  codigo: '012345',
  enlace: 'qL3x9J0bT2m8VwK5dR7sYg',
  publicUrl: 'https://carta.ejemplo.es',
  ...cambios,
});

describe.each(['verificacion', 'recuperacion'] as const)('The mail with a code of %s', (proposito) => {
  const write = CORREOS_DE_CODIGO[proposito];

  it('says the code in its subject, its text and its HTML, and for how long it is good', () => {
    const { asunto, texto, html } = write(datos());

    expect(asunto).toBe('012345 es tu código de Carta Digital');
    for (const parte of [texto, html]) {
      expect(parte).toContain('Hola, Casa Ana:');
      expect(parte).toContain('012345');
      expect(parte).toContain('Es válido durante 10 minutos');
      expect(parte).toContain('Si no has sido tú, ignora este mensaje.');
    }
    expect(texto).not.toContain('<');
  });

  it('loads nothing from anywhere, and has a dark side', () => {
    const { html } = write(datos());

    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i);
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toContain('<html lang="es">');
  });

  it('shows a name as text, whatever is in it', () => {
    const { html, texto } = write(datos({ nombre: `<b>"Ana" & 'Luis'</b>`.replace('/', '') }));

    expect(html).toContain('Hola, &lt;b&gt;&quot;Ana&quot; &amp; &#39;Luis&#39;&lt;b&gt;:');
    expect(html).not.toContain('<b>');
    expect(texto).toContain(`Hola, <b>"Ana" & 'Luis'<b>:`);
  });

  it.each([
    ['breaks its line', 'Casa\r\nBcc: ana', 'Hola, Casa Bcc: ana:'],
    ['turns its writing around', 'Casa\u202eAna', 'Hola, Casa Ana:'],
    ['is an address', 'Premio en https://malo.es', 'Hola:'],
    ['is a host', 'Entra en malo.es ya', 'Hola:'],
    ['is an email', 'escribe a x@malo', 'Hola:'],
    ['ends with a dot', 'Bar Pepe S. L.', 'Hola, Bar Pepe S. L.:'],
  ])('greets a name that %s', (_name, nombre, saludo) => {
    const { texto, asunto } = write(datos({ nombre }));

    expect(texto.split('\n')[0]).toBe(saludo);
    expect(asunto).not.toMatch(/\p{Cc}/u);
  });
});

describe('The mail of a forgotten password', () => {
  const write = CORREOS_DE_CODIGO.recuperacion;

  it('leads to where a password is chosen without the code, only by an address the owner of the server set', () => {
    const enlace =
      'https://carta.ejemplo.es/change-password?email=ana%2Bbar%40ejemplo.es&enlace=qL3x9J0bT2m8VwK5dR7sYg';

    expect(write(datos()).html).toContain(`<a class="boton" href="${enlace.replace('&', '&amp;')}"`);
    expect(write(datos()).texto).toContain(enlace);
    expect(write(datos({ publicUrl: undefined })).html).not.toContain('<a ');
    expect(write(datos({ publicUrl: undefined })).texto).not.toContain('change-password');
  });

  it('never has the code in an address, which is written down everywhere', () => {
    expect(write(datos()).html).not.toMatch(/href="[^"]*012345/);
  });
});
