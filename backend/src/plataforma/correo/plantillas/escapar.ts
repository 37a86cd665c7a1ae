const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (signo) => ENTIDADES[signo] ?? signo);
}

/** Mail programs would turn such a name into a link. */
const COMO_ENLACE = /[/@]|\.\S/;

/** A name that could pass for a link becomes empty: anybody may register one and choose who gets the mail. */
export function nombreEnCorreo(nombre: string): string {
  const linea = nombre.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return COMO_ENLACE.test(linea) ? '' : linea;
}
