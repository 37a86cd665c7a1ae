import { useEffect } from 'react';
import { onRegreso } from '../../../shared/lib/pausa';
import { ConexionTablero } from './conexion-tablero';
import { startReloj } from './start-reloj';
import { soundTablero, startSonido, useSonido } from '../sonido/sonido';
import { askMasPagados, resetTablero, useTablero } from '../tablero/useTablero';

/** The connection outlives its last page by this long (ms), so that going from one to the next keeps it. */
const GRACIA_MS = 1_000;

interface Abierta {
  restauranteId: string;
  paginas: number;
  conexion: ConexionTablero;
  stop: () => void;
}

let abierta: Abierta | null = null;

/** All pages share one connection. */
export function useTableroEnVivo(restauranteId: string): void {
  useEffect(() => {
    const joined = join(restauranteId);
    return () => leave(joined);
  }, [restauranteId]);
}

/** The paid list is read only while a page shows it. */
export function usePagados(): void {
  useEffect(() => {
    useTablero.setState({ pagadosAbiertos: true, pagadosLeidos: false });
    retryCarga();
    return () => useTablero.setState({ pagadosAbiertos: false });
  }, []);
}

export function retryCarga(): void {
  void abierta?.conexion.read();
}

export function loadMasPagados(): void {
  askMasPagados();
  retryCarga();
}

function join(restauranteId: string): Abierta {
  if (abierta !== null && abierta.restauranteId !== restauranteId) abierta.stop();
  abierta ??= open(restauranteId);
  abierta.paginas += 1;
  return abierta;
}

function leave(joined: Abierta): void {
  joined.paginas -= 1;
  setTimeout(() => {
    if (joined.paginas === 0 && abierta === joined) joined.stop();
  }, GRACIA_MS);
}

function open(restauranteId: string): Abierta {
  resetTablero();
  const conexion: ConexionTablero = new ConexionTablero(() => reloj.wake());
  const reloj = startReloj(() => {
    conexion.tick();
    return Math.min(soundTablero(), conexion.calmaHasta);
  });
  const paradas = [
    reloj.stop,
    useTablero.subscribe(reloj.wake),
    useSonido.subscribe(reloj.wake),
    startSonido(),
    onRegreso(() => {
      reloj.wake();
      conexion.hurry();
    }),
  ];
  void conexion.start();
  const stop = () => {
    conexion.stop();
    paradas.forEach((parar) => parar());
    resetTablero();
    abierta = null;
  };
  return { restauranteId, paginas: 0, conexion, stop };
}
