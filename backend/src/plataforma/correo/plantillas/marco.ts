import { escapeHtml } from './escapar';

/** A mail reads no stylesheet, so it repeats the screens' tokens: light inline, dark where supported. */
const CLARO = {
  papel: '#faf6ee',
  superficie: '#fffdf8',
  linea: '#e4dac9',
  tinta: '#231d15',
  suave: '#655b4c',
  acento: '#4a5e17',
  acentoSuave: '#e8ecd2',
  sobreAcento: '#fffdf5',
} as const;

const OSCURO = `
  .papel { background: #16130f !important; }
  .hoja { background: #211d17 !important; border-color: #3a342b !important; }
  .tinta { color: #f4ede0 !important; }
  .suave { color: #bcb19f !important; }
  .marca { color: #b9cd6d !important; }
  .codigo { background: #2f351b !important; color: #cbdd88 !important; }
  .boton { background: #b9cd6d !important; color: #1b1f08 !important; }`;

const LETRA = `-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Ubuntu, 'Helvetica Neue', Arial, sans-serif`;
const TITULO = `'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Times New Roman', serif`;
const CIFRAS = `ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace`;

export interface Escrito {
  titulo: string;
  saludo: string;
  antes: string;
  codigo?: string;
  lista?: readonly string[];
  despues: string;
  boton?: { texto: string; enlace: string };
  pie: string;
}

export function toTexto({ saludo, antes, codigo, lista, despues, boton, pie }: Escrito): string {
  const destacado = codigo === undefined ? [] : [`    ${codigo}`];
  const puntos = lista ? [lista.map((punto) => `  - ${punto}`).join('\n')] : [];
  const enlace = boton ? [`${boton.texto}: ${boton.enlace}`] : [];
  return [saludo, antes, ...destacado, ...puntos, despues, ...enlace, pie, '— Carta Digital'].join('\n\n');
}

/** One column of tables with inline styles, which every mail program draws. */
export function toHtml(escrito: Escrito): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(escrito.titulo)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {${OSCURO}
  }
</style>
</head>
<body class="papel" style="margin:0;padding:0;background:${CLARO.papel};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(escrito.antes)}</div>
<table role="presentation" class="papel" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${CLARO.papel};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;">
<tr><td class="marca" style="padding:0 8px 16px;font:500 22px/28px ${TITULO};color:${CLARO.acento};">Carta Digital</td></tr>
<tr><td class="hoja" style="padding:32px 24px;background:${CLARO.superficie};border:1px solid ${CLARO.linea};border-radius:24px;">
${hoja(escrito)}
</td></tr>
<tr><td class="suave" style="padding:20px 8px 0;font:400 14px/20px ${LETRA};color:${CLARO.suave};">${escapeHtml(escrito.pie)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function hoja({ titulo, saludo, antes, codigo, lista, despues, boton }: Escrito): string {
  return [
    `<h1 class="tinta" style="margin:0 0 16px;font:500 28px/34px ${TITULO};color:${CLARO.tinta};">${escapeHtml(titulo)}</h1>`,
    parrafo(saludo),
    parrafo(antes),
    ...(codigo === undefined ? [] : [destacado(codigo)]),
    ...(lista ? [puntos(lista)] : []),
    parrafo(despues),
    ...(boton ? [enlace(boton)] : []),
  ].join('\n');
}

function destacado(codigo: string): string {
  return `<p class="codigo" style="margin:24px 0;padding:20px 8px;border-radius:12px;background:${CLARO.acentoSuave};color:${CLARO.acento};font:700 36px/44px ${CIFRAS};letter-spacing:6px;text-align:center;user-select:all;-webkit-user-select:all;">${escapeHtml(codigo)}</p>`;
}

function puntos(lista: readonly string[]): string {
  const cada = lista.map((punto) => `<li>${escapeHtml(punto)}</li>`).join('');
  return `<ul class="tinta" style="margin:0 0 12px;padding-left:24px;font:400 17px/26px ${LETRA};color:${CLARO.tinta};">${cada}</ul>`;
}

function parrafo(texto: string): string {
  return `<p class="tinta" style="margin:0 0 12px;font:400 17px/26px ${LETRA};color:${CLARO.tinta};">${escapeHtml(texto)}</p>`;
}

function enlace({ texto, enlace: destino }: NonNullable<Escrito['boton']>): string {
  return `<p style="margin:24px 0 0;text-align:center;"><a class="boton" href="${escapeHtml(destino)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:${CLARO.acento};color:${CLARO.sobreAcento};font:600 17px/22px ${LETRA};text-decoration:none;">${escapeHtml(texto)}</a></p>`;
}
