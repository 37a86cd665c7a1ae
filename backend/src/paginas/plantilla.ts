import { createHash } from 'node:crypto';
import { ID_CARTA_INICIAL } from '@carta/contracts';
import type { Carta, CartaInicial } from '@carta/contracts';

/** The page that Vite built, cut where the first data of a diner's screen goes. */
export interface Plantilla {
  /** The page as it is, for every other screen. */
  entera: string;
  /** Changes with every build. */
  version: string;
  antes: string;
  despues: string;
}

/** The data goes last, so that the browser has already asked for the scripts when it arrives. */
export function readPlantilla(html: string): Plantilla {
  const corte = html.lastIndexOf('</body>');
  const en = corte < 0 ? html.length : corte;
  return {
    entera: html,
    version: createHash('sha256').update(html).digest('base64url').slice(0, 8),
    antes: `${html.slice(0, en)}<script type="application/json" id="${ID_CARTA_INICIAL}">`,
    despues: `</script>${html.slice(en)}`,
  };
}

/** Everything of a carta's page up to the number of the mesa, which `finalDeCarta` adds. */
export function principioDeCarta({ antes }: Plantilla, carta: Carta): string {
  return `${withTitle(antes, carta.restaurante.nombre)}{"carta":${toScriptJson(carta)},"mesa":`;
}

export function finalDeCarta({ despues }: Plantilla, mesa: number | null): string {
  return `${mesa ?? 'null'}}${despues}`;
}

export function paginaDeError({ antes, despues }: Plantilla, error: string): string {
  const datos: CartaInicial = { error };
  return `${antes}${toScriptJson(datos)}${despues}`;
}

function withTitle(html: string, titulo: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(titulo)}</title>`);
}

function escapeHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`);
}

/** JSON that cannot end the script it is in, nor break a line of it. */
function toScriptJson(datos: unknown): string {
  return JSON.stringify(datos).replace(
    /[<>&\u2028\u2029]/g,
    (letra) => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
