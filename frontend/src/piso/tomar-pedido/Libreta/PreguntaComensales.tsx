import { textoComensales } from '@carta/contracts';
import { useState } from 'react';
import { useStore } from 'zustand';
import { anunciado } from '../../../shared/lib/anuncio';
import type { CarritoStore } from '../../../pedir/carrito-store';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { ContadorComensales } from '../../ui/Mesas/ContadorComensales';
import { isPagado } from '../../vivo/mesas/grupos';
import { useTablero } from '../../vivo/tablero/useTablero';
import css from './PreguntaComensales.module.css';

const ATAJOS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const MUCHOS = ATAJOS.length + 1;

interface PropsPreguntaComensales {
  mesa: number;
  carrito: CarritoStore;
}

/** A house that wants it is asked with the first order of a mesa; it stands in no way, and is not asked again. */
export function PreguntaComensales({ mesa, carrito }: PropsPreguntaComensales) {
  const dichos = useStore(carrito, ({ comensales }) => comensales);
  const enCamino = useStore(carrito, ({ envio }) => envio !== null);
  const isPrimero = useTablero(
    ({ leido, servicio, grupos }) =>
      leido &&
      servicio.preguntarComensales &&
      ![...grupos.values()].some((grupo) => grupo.mesa.numero === mesa && !isPagado(grupo)),
  );
  const [muchos, setMuchos] = useState<number | null>(null);
  const say = (comensales: number | 'omitidos' | null) => {
    setMuchos(null);
    carrito.getState().put('comensales', comensales);
  };

  if (!isPrimero || enCamino || dichos === 'omitidos') return null;
  if (dichos !== null) {
    return (
      <div className={css.dichos}>
        <p ref={anunciado}>
          Mesa {mesa} · {textoComensales(dichos)}
        </p>
        <Boton variante="fantasma" tamano="compacto" onClick={() => say(null)}>
          Cambiar
        </Boton>
      </div>
    );
  }
  return (
    <div className={css.pregunta} role="group" aria-label="¿Cuántos son?">
      <p className={css.titulo}>¿Cuántos son?</p>
      {muchos === null ? (
        <div className={`pila ${css.numeros}`} data-hueco="1">
          {ATAJOS.map((cuantos) => (
            <button
              key={cuantos}
              type="button"
              className={`${css.numero} cifras`}
              onClick={() => say(cuantos)}
            >
              {cuantos}
            </button>
          ))}
          <button type="button" className={css.numero} onClick={() => setMuchos(MUCHOS)}>
            Más
          </button>
          <button type="button" className={css.numero} onClick={() => say('omitidos')}>
            Omitir
          </button>
        </div>
      ) : (
        <div className={css.muchos}>
          <ContadorComensales valor={muchos} onChange={setMuchos} />
          <Boton tamano="compacto" onClick={() => say(muchos)}>
            Son {muchos}
          </Boton>
          <Boton variante="fantasma" tamano="compacto" onClick={() => say('omitidos')}>
            Omitir
          </Boton>
        </div>
      )}
    </div>
  );
}
