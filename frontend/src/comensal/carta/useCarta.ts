import type { Carta, CartaInicial } from '@carta/contracts';
import { useContext, useEffect, useMemo, useState } from 'react';
import { learnCarta, rutaCarta } from './traducciones';
import { get } from '../../shared/api/cliente';
import type { CargaCarta } from './carga';
import { LectorInicial } from './carta-inicial';
import { ERROR_CARTA, ErrorCarta } from './errores-carta';
import { createRelectura } from './relectura';

export type EstadoCarta =
  { tipo: 'cargando' } | { tipo: 'abierta'; carta: Carta } | { tipo: 'error'; mensaje: string };

export interface CartaEnPantalla {
  estado: EstadoCarta;
  /** A failure leaves the carta on screen. */
  refresh: () => Promise<void>;
}

/** From the HTML, or by `carga`. The caller needs the address as its key. */
export function useCarta(carga: CargaCarta): CartaEnPantalla {
  const leerInicial = useContext(LectorInicial);
  const [estado, setEstado] = useState(() => estadoInicial(leerInicial()));

  useEffect(() => {
    if (leerInicial() !== null) return;
    const corte = new AbortController();
    carga(corte.signal).then(
      (carta) => setEstado(abierta(carta)),
      (error: unknown) => {
        if (corte.signal.aborted) return;
        setEstado({ tipo: 'error', mensaje: mensajeOf(error) });
      },
    );
    return () => corte.abort();
  }, [carga, leerInicial]);

  const restauranteId = estado.tipo === 'abierta' ? estado.carta.restaurante._id : null;
  const refresh = useMemo(
    () =>
      createRelectura(
        () => fetchCarta(restauranteId),
        (carta) => setEstado((actual) => withCarta(actual, carta)),
      ),
    [restauranteId],
  );

  return { estado, refresh };
}

async function fetchCarta(restauranteId: string | null): Promise<Carta | null> {
  return restauranteId === null ? null : get<Carta>(rutaCarta(restauranteId)).catch(() => null);
}

function estadoInicial(inicial: CartaInicial | null): EstadoCarta {
  if (inicial === null) return { tipo: 'cargando' };
  return 'error' in inicial ? { tipo: 'error', mensaje: inicial.error } : abierta(inicial.carta);
}

function withCarta(actual: EstadoCarta, carta: Carta): EstadoCarta {
  if (actual.tipo !== 'abierta' || actual.carta.version === carta.version) return actual;
  return abierta(carta);
}

const abierta = (carta: Carta): EstadoCarta => ({ tipo: 'abierta', carta: learnCarta(carta) });

function mensajeOf(error: unknown): string {
  return error instanceof ErrorCarta ? error.message : ERROR_CARTA.cartaReintenta;
}
