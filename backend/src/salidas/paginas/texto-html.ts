export function escapeHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
}

/** The JSON can neither end its script nor break a line of it. */
export function toScriptJson(datos: unknown): string {
  return JSON.stringify(datos).replace(
    /[<>&\u2028\u2029]/g,
    (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
