import { SILLAS_MAX, textoSilla } from '@carta/contracts';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../../pedir/carrito-store';
import { isPagado } from '../../vivo/mesas/grupos';
import { useTablero } from '../../vivo/tablero/useTablero';
import css from './ElegirSilla.module.css';

/** So many are offered where nobody said how many they are. */
const DE_ENTRADA = 4;

interface PropsElegirSilla {
  mesa: number;
  carrito: CarritoStore;
}

/** For whom the next dishes are, until another seat is chosen (docs/reglas/pedir.md#sillas). */
export function ElegirSilla({ mesa, carrito }: PropsElegirSilla) {
  const elegida = useStore(carrito, ({ silla }) => silla);
  const enCamino = useStore(carrito, ({ envio }) => envio !== null);
  const dichos = useStore(carrito, ({ comensales }) => (typeof comensales === 'number' ? comensales : null));
  const deLaMesa = useTablero(
    ({ grupos }) =>
      [...grupos.values()].find((grupo) => grupo.mesa.numero === mesa && !isPagado(grupo))?.comensales,
  );
  const conSillas = useTablero(({ servicio }) => servicio.sillas);
  const [abiertas, setAbiertas] = useState(DE_ENTRADA);
  const sabidas = deLaMesa ?? dichos;
  const cuantas = Math.max(sabidas ?? abiertas, elegida ?? 0);
  const choose = (silla: number | null) => carrito.getState().put('silla', silla);

  // whoever has chosen one sees it, also when the house has just switched them off
  if ((!conSillas && elegida === null) || enCamino) return null;
  return (
    <div className={css.sillas} role="group" aria-label="¿Para quién?">
      <button type="button" aria-pressed={elegida === null} onClick={() => choose(null)}>
        Mesa
      </button>
      {Array.from({ length: cuantas }, (_, i) => i + 1).map((silla) => (
        <button
          key={silla}
          type="button"
          className="cifras"
          aria-pressed={silla === elegida}
          onClick={() => choose(silla)}
        >
          {textoSilla(silla)}
        </button>
      ))}
      {sabidas === null && cuantas < SILLAS_MAX && (
        <button
          type="button"
          aria-label="Una silla más"
          onClick={() => {
            setAbiertas(cuantas + 1);
            choose(cuantas + 1);
          }}
        >
          +
        </button>
      )}
    </div>
  );
}
