const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, wherever it stands in HTML. */
export function escapeHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (signo) => ENTIDADES[signo] ?? signo);
}

/** What a mail program would turn into a link. */
const COMO_ENLACE = /[/@]|\.\S/;

/**
 * A restaurant's name as a mail may greet it: one line; empty when it could pass for a link, since
 * whoever registers writes it and chooses who gets the mail.
 */
export function nombreEnCorreo(nombre: string): string {
  const linea = nombre.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return COMO_ENLACE.test(linea) ? '' : linea;
}
