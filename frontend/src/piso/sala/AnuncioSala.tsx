import { useEffect, useEffectEvent, useRef } from 'react';
import { anunciar } from '../../shared/lib/anunciar';
import { horaServidor } from '../vivo/tablero/reloj';
import { useTablero } from '../vivo/tablero/useTablero';
import type { EntradaRadar } from './modelo/radar';
import { queEs } from './Radar/textos-radar';
import { useRadar } from './useSala';

interface PropsAnuncioSala {
  /** The mesas of this page, which says itself what they want. */
  deEstaPagina: readonly number[];
}

/**
 * Announces to screen readers what has just begun to wait, on every page of the sala; what was there on opening is not
 * news.
 */
export function AnuncioSala(props: PropsAnuncioSala) {
  const leido = useTablero((tablero) => tablero.leido);
  return leido && <Novedades {...props} />;
}

function Novedades({ deEstaPagina }: PropsAnuncioSala) {
  const entradas = useRadar();
  const vistas = useRef(entradas);
  const tell = useEffectEvent((entrada: EntradaRadar) => {
    if (deEstaPagina.includes(entrada.mesa)) return;
    anunciar(`Mesa ${entrada.mesa}: ${queEs(entrada, horaServidor())}`);
  });
  useEffect(() => {
    const conocidas = new Set(vistas.current.map(({ id, tipo }) => `${id}${tipo}`));
    vistas.current = entradas;
    for (const entrada of entradas) {
      if (!conocidas.has(`${entrada.id}${entrada.tipo}`)) tell(entrada);
    }
  }, [entradas]);
  return null;
}
