import type { RestaurantePublico } from '@carta/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Vigencia } from './PapelCarta';
import css from './PapelPuerta.module.css';
import type { SeccionImpresa } from './carta-impresa';

interface PropsPapelPuerta {
  restaurante: RestaurantePublico;
  secciones: readonly SeccionImpresa[];
}

/** Letters that fill a sheet with a short carta, and the smallest that are read at arm's length: points. */
const MAYOR = 15;
const MENOR = 6;
const PASO = 0.5;

/** Every dish with its price on one sheet, as large as it fits, for whoever reads it before coming in. */
export function PapelPuerta({ restaurante, secciones }: PropsPapelPuerta) {
  const lista = useRef<HTMLDivElement>(null);
  const [cabe, setCabe] = useState(true);
  // every time it is shown: a sheet that fitted may have more dishes by now
  useLayoutEffect(() => {
    if (cabe && lista.current) setCabe(fitLetra(lista.current));
  }, [cabe, secciones]);

  return (
    <>
      {!cabe && (
        <div className={`${css.aviso} no-imprimir`}>
          <Mensaje>No caben en una sola hoja que se pueda leer: salen en varias.</Mensaje>
        </div>
      )}
      <article
        className={css.papel}
        data-papel="puerta"
        data-sobra={cabe ? undefined : ''}
        aria-label={`Precios de ${restaurante.nombre}`}
      >
        <header className={css.portada}>
          <h2 className={css.casa}>{restaurante.nombre}</h2>
        </header>
        <div ref={lista} className={css.lista}>
          {secciones.map(({ id, nombre, platos }) => (
            <section key={id} className={css.seccion} aria-labelledby={`puerta-${id}`}>
              <h3 id={`puerta-${id}`} className={css.categoria}>
                {nombre}
              </h3>
              <ul>
                {platos.map((plato) => (
                  <li key={plato.id} className={css.plato}>
                    <span className={css.nombre}>{plato.nombre}</span> <span className={css.guia} />
                    <span className={`${css.precio} cifras`}>
                      {plato.precios.map((precio) => (
                        <span key={precio}>{precio}</span>
                      ))}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <footer className={css.pie}>
          <Vigencia restaurante={restaurante} />
        </footer>
      </article>
    </>
  );
}

/** The largest letters with which the columns end inside their room; whether there are any. */
function fitLetra(lista: HTMLElement): boolean {
  for (let puntos = MAYOR; puntos >= MENOR; puntos -= PASO) {
    lista.style.fontSize = `${puntos}pt`;
    if (lista.scrollWidth <= lista.clientWidth) return true;
  }
  lista.style.fontSize = '';
  return false;
}
