import type { Lengua } from '@carta/contracts';
import { prepareBytes } from '../../../plataforma/cache/bytes';
import { claveDeTexto } from '../../textos/textos.service';
import { translateCarta } from '../textos-carta';
import { etiquetaOf, toSobre } from './carta-bytes';
import type { CartaBytes } from './carta-bytes';

/** The same carta, at the same version, in a language that its house has (docs/reglas/carta.md#languages). */
export async function prepareEnLengua(base: CartaBytes, lengua: Lengua): Promise<CartaBytes> {
  const { version, ...contenido } = base.carta;
  const traducciones = base.traducciones?.get(lengua);
  const sinTraducir = new Set<string>();
  const traducida = translateCarta(contenido, (original) => {
    const texto = traducciones?.get(claveDeTexto(original));
    if (texto === undefined) sinTraducir.add(original);
    return texto;
  });
  const carta = {
    ...traducida,
    lengua,
    ...(sinTraducir.size > 0 ? { sinTraducir: [...sinTraducir] } : {}),
    version,
  };
  const bytes = await prepareBytes(etiquetaOf(carta), toSobre(carta));
  return { ...base, traducciones: null, carta, bytes, derivadas: new Map() };
}
