import { isSlug, parseMesa, rutasComensal } from '@carta/contracts/comensal';
import type { Carta, MesaValida, RestaurantePublico } from '@carta/contracts';
import { ApiError, get } from '../../shared/api/cliente';
import { ERROR_CARTA, ErrorCarta } from './errores-carta';
import { rutaCarta } from './traducciones';

/** @throws ErrorCarta */
export type CargaCarta = (signal: AbortSignal) => Promise<Carta>;

/** Both parameters and an existing mesa are required (docs/reglas/limites.md#screens). */
export function cargaPorMesa(params: URLSearchParams): CargaCarta {
  const restauranteId = params.get('restaurante')?.trim();
  const texto = params.get('mesa')?.trim();

  return async (signal) => {
    if (!restauranteId || !texto) throw new ErrorCarta(ERROR_CARTA.urlInvalida);
    const mesa = parseMesa(texto);
    if (mesa === null) throw new ErrorCarta(ERROR_CARTA.mesaInvalida);
    const carta = settled(get<Carta>(rutaCarta(restauranteId), { signal }));
    await get<MesaValida>(rutasComensal.validarMesa(restauranteId, mesa, params.get('t')), { signal }).catch(
      (error: unknown) => {
        throw new ErrorCarta(isRefusal(error) ? ERROR_CARTA.mesaNoValida : ERROR_CARTA.cartaReintenta);
      },
    );
    return openCarta(carta, ERROR_CARTA.carta, ERROR_CARTA.cartaReintenta);
  };
}

/** The restaurant is read first, then its carta (docs/reglas/limites.md#screens). */
export function cargaPorSlug(slug: string): CargaCarta {
  return async (signal) => {
    if (!isSlug(slug)) throw new ErrorCarta(ERROR_CARTA.slugNoValido);
    const restaurante = await get<RestaurantePublico>(rutasComensal.restaurantePorSlug(slug), {
      signal,
    }).catch((error: unknown) => {
      const noEsta = error instanceof ApiError && error.status === 404;
      throw new ErrorCarta(noEsta ? ERROR_CARTA.restauranteNoEncontrado : ERROR_CARTA.datosRestaurante);
    });
    if (!restaurante._id) throw new ErrorCarta(ERROR_CARTA.idNoValido);
    const carta = settled(get<Carta>(rutaCarta(restaurante._id), { signal }));
    const { cartaRestaurante } = ERROR_CARTA;
    return openCarta(carta, cartaRestaurante, cartaRestaurante);
  };
}

type Resultado<T> = { ok: true; valor: T } | { ok: false; error: unknown };

/** Both requests start at once, so the second's failure waits for the first's answer. */
function settled<T>(promesa: Promise<T>): Promise<Resultado<T>> {
  return promesa.then(
    (valor) => ({ ok: true, valor }),
    (error: unknown) => ({ ok: false, error }),
  );
}

async function openCarta(
  pendiente: Promise<Resultado<Carta>>,
  alRechazar: string,
  sinRespuesta: string,
): Promise<Carta> {
  const resultado = await pendiente;
  if (resultado.ok) return resultado.valor;
  throw new ErrorCarta(isRefusal(resultado.error) ? alRechazar : sinRespuesta);
}

/** The server refuses; it has not failed. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
