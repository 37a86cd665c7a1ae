import { inflateSync } from 'node:zlib';

/** A sheet of a printed document: its size in points, and its words in the order they were drawn. */
export interface Hoja {
  ancho: number;
  alto: number;
  texto: string;
}

/** What a PDF of Chromium says, sheet by sheet. It understands no other maker's. */
export function readHojas(pdf: Buffer): Hoja[] {
  const objetos = readObjetos(pdf.toString('latin1'));
  const paginas = [...objetos.values()].filter(({ texto }) => /\/Type\s*\/Page\b/.test(texto));
  return paginas.map(({ texto }) => {
    const [, , ancho = 0, alto = 0] = (/\/MediaBox\s*\[([^\]]+)\]/.exec(texto)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map(Number);
    const contenido = refsIn(texto, 'Contents').map((ref) => objetos.get(ref)?.flujo ?? '');
    return { ancho, alto, texto: readTexto(contenido.join('\n'), readLetras(texto, objetos)) };
  });
}

interface Objeto {
  texto: string;
  flujo: string;
}
type Objetos = ReadonlyMap<string, Objeto>;

/** What each code of each font stands for, by the name the page gives the font. */
type Letras = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readObjetos(crudo: string): Objetos {
  return new Map(
    Array.from(crudo.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g), ([, id = '', cuerpo = '']) => {
      const [cabeza = '', texto = cuerpo] = /^([\s\S]*?)\bstream\r?\n/.exec(cuerpo) ?? [];
      // By its length: the last byte of what is compressed may look like the end of a line.
      const largo = Number(/\/Length (\d+)\b(?! \d+ R)/.exec(texto)?.[1]);
      const bytes = Buffer.from(cuerpo.slice(cabeza.length, cabeza.length + largo), 'latin1');
      const comprimido = texto.includes('/FlateDecode') && !texto.includes('/Image');
      return [id, { texto, flujo: comprimido ? inflateSync(bytes).toString('latin1') : '' }] as const;
    }),
  );
}

/** The objects that an entry names: one, or several in brackets. */
function refsIn(texto: string, entrada: string): string[] {
  const valor = new RegExp(`/${entrada}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`).exec(texto)?.[1] ?? '';
  return Array.from(valor.matchAll(/(\d+) 0 R/g), ([, id = '']) => id);
}

function readLetras(pagina: string, objetos: Objetos): Letras {
  const recursos = refsIn(pagina, 'Resources').map((ref) => objetos.get(ref)?.texto ?? '');
  const fuentes = /\/Font\s*<<([\s\S]*?)>>/.exec([pagina, ...recursos].join('\n'))?.[1] ?? '';
  return new Map(
    Array.from(fuentes.matchAll(/\/(\w+) (\d+) 0 R/g), ([, nombre = '', id = '']) => {
      const [mapa] = refsIn(objetos.get(id)?.texto ?? '', 'ToUnicode');
      return [nombre, readMapa(objetos.get(mapa ?? '')?.flujo ?? '')] as const;
    }),
  );
}

/** A ToUnicode table: single codes, and runs of them. */
function readMapa(tabla: string): ReadonlyMap<string, string> {
  const mapa = new Map<string, string>();
  for (const [, bloque = ''] of tabla.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, codigo = '', letra = ''] of bloque.matchAll(/<(\w+)>\s*<(\w+)>/g))
      mapa.set(codigo.toUpperCase(), fromUtf16(letra));
  }
  for (const [, bloque = ''] of tabla.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, desde = '', hasta = '', letra = ''] of bloque.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let i = 0; i <= parseInt(hasta, 16) - parseInt(desde, 16); i++) {
        const codigo = (parseInt(desde, 16) + i).toString(16).padStart(desde.length, '0').toUpperCase();
        mapa.set(codigo, String.fromCodePoint(parseInt(letra, 16) + i));
      }
    }
  }
  return mapa;
}

const fromUtf16 = (hex: string): string =>
  String.fromCharCode(...Array.from(hex.matchAll(/.{4}/g), ([cuatro]) => parseInt(cuatro, 16)));

/** The words of a page: each stretch between BT and ET is one. */
function readTexto(contenido: string, letras: Letras): string {
  const trozos = Array.from(contenido.matchAll(/\bBT\b([\s\S]*?)\bET\b/g), ([, trozo = '']) => {
    let fuente: ReadonlyMap<string, string> | undefined;
    let texto = '';
    for (const [, nombre, hex] of trozo.matchAll(/\/(\w+) [\d.]+ Tf|<(\w+)>/g)) {
      if (nombre !== undefined) fuente = letras.get(nombre);
      for (const [codigo] of (hex ?? '').toUpperCase().matchAll(/.{4}/g)) texto += fuente?.get(codigo) ?? '';
    }
    return texto;
  });
  return trozos.join(' ').replace(/\s+/g, ' ').trim();
}
