import type { Lengua } from '@carta/contracts';

interface PalabrasPagina {
  /** In Open Graph's words. */
  locale: string;
  /** `{casa}` is a house's name and address. */
  carta: string;
  /** What the page of a mesa is. */
  descripcion: string;
  sinGuiones: string;
}

/** What a diner's page says besides what is drawn. Nobody who speaks them has reviewed the translations yet. */
export const PALABRAS_PAGINA: Readonly<Record<Lengua, PalabrasPagina>> = {
  es: {
    locale: 'es_ES',
    carta: 'La carta de {casa}',
    descripcion: 'La carta del restaurante, y tu pedido, desde la mesa.',
    sinGuiones: 'Para pedir hace falta JavaScript. Sin él puedes leer la carta y pedir al personal.',
  },
  ca: {
    locale: 'ca_ES',
    carta: 'La carta de {casa}',
    descripcion: 'La carta del restaurant, i la teva comanda, des de la taula.',
    sinGuiones: 'Per demanar cal JavaScript. Sense ell pots llegir la carta i demanar al personal.',
  },
  eu: {
    locale: 'eu_ES',
    carta: '{casa}: karta',
    descripcion: 'Jatetxearen karta, eta zure eskaera, mahaitik.',
    sinGuiones: 'Eskatzeko JavaScript behar da. Hura gabe karta irakur dezakezu eta langileei eskatu.',
  },
  gl: {
    locale: 'gl_ES',
    carta: 'A carta de {casa}',
    descripcion: 'A carta do restaurante, e o teu pedido, desde a mesa.',
    sinGuiones: 'Para pedir fai falta JavaScript. Sen el podes ler a carta e pedirlle ao persoal.',
  },
  en: {
    locale: 'en_GB',
    carta: 'The menu of {casa}',
    descripcion: 'The restaurant’s menu, and your order, from your table.',
    sinGuiones: 'Ordering needs JavaScript. Without it you can read the menu and order from the staff.',
  },
  fr: {
    locale: 'fr_FR',
    carta: 'La carte de {casa}',
    descripcion: 'La carte du restaurant, et votre commande, depuis la table.',
    sinGuiones:
      'Pour commander, il faut JavaScript. Sans lui, vous pouvez lire la carte et commander auprès du personnel.',
  },
  de: {
    locale: 'de_DE',
    carta: 'Die Speisekarte von {casa}',
    descripcion: 'Die Karte des Restaurants und Ihre Bestellung, direkt vom Tisch.',
    sinGuiones:
      'Zum Bestellen ist JavaScript nötig. Ohne JavaScript können Sie die Karte lesen und beim Personal bestellen.',
  },
  it: {
    locale: 'it_IT',
    carta: 'Il menù di {casa}',
    descripcion: 'Il menù del ristorante, e il tuo ordine, dal tavolo.',
    sinGuiones: 'Per ordinare serve JavaScript. Senza, puoi leggere il menù e ordinare al personale.',
  },
  pt: {
    locale: 'pt_PT',
    carta: 'A ementa de {casa}',
    descripcion: 'A ementa do restaurante, e o seu pedido, a partir da mesa.',
    sinGuiones: 'Para pedir é preciso JavaScript. Sem ele pode ler a ementa e pedir ao pessoal.',
  },
  nl: {
    locale: 'nl_NL',
    carta: 'De menukaart van {casa}',
    descripcion: 'De kaart van het restaurant, en uw bestelling, vanaf uw tafel.',
    sinGuiones:
      'Om te bestellen is JavaScript nodig. Zonder kunt u de kaart lezen en bij het personeel bestellen.',
  },
};

/** A piece of the page that was built, which is in Spanish; the screen reads in `data-lengua` what to speak. */
export function sayIn(lengua: Lengua, pieza: string): string {
  if (lengua === 'es') return pieza;
  const { es, [lengua]: otras } = PALABRAS_PAGINA;
  return pieza
    .replace('<html lang="es"', `<html data-lengua="${lengua}" lang="${lengua}"`)
    .replace(es.descripcion, otras.descripcion)
    .replace(es.sinGuiones, otras.sinGuiones);
}
