export interface Contacto {
  tipo: 'email' | 'telefono' | 'web';
  texto: string;
  href: string;
}

const EMAIL = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;
const TELEFONO = /^\+?[\d ().-]+$/;
const CIFRAS = { min: 6, max: 15 } as const;
const WEB = /^https:\/\/[^\s<>"/]+\S*$/;

/** Returns null for anything but mail, telephone or https, which nobody could follow. */
export function contactoOf(escrito: string): Contacto | null {
  const texto = escrito.trim();
  if (WEB.test(texto)) return { tipo: 'web', texto, href: texto };
  if (EMAIL.test(texto)) return { tipo: 'email', texto, href: `mailto:${texto}` };
  const cifras = texto.replace(/\D/g, '');
  if (!TELEFONO.test(texto) || cifras.length < CIFRAS.min || cifras.length > CIFRAS.max) return null;
  return { tipo: 'telefono', texto, href: `tel:${texto.startsWith('+') ? '+' : ''}${cifras}` };
}
