import type { RestaurantePublico } from '@carta/contracts';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Vigencia } from './PapelCarta';
import css from './PapelPuerta.module.css';
import type { SeccionImpresa } from './carta-impresa';
import { MenuEnPapel } from './MenuEnPapel';

interface PropsPapelPuerta {
  restaurante: RestaurantePublico;
  secciones: readonly SeccionImpresa[];
}

/** Points: fills a sheet with a short carta; still readable at arm's length. */
const MAYOR = 15;
const MENOR = 6;
const PASO = 0.5;

/** Every dish and price on one sheet, as large as fits. */
export function PapelPuerta({ restaurante, secciones }: PropsPapelPuerta) {
  const lista = useRef<HTMLDivElement>(null);
  const [cabe, setCabe] = useState(true);
  // also when the dishes change: a sheet that fitted may not any more
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
                  <Fragment key={plato.id}>
                    <li className={css.plato}>
                      <span className="cede">{plato.nombre}</span> <span className={css.guia} />
                      <span className={`${css.precio} cifras`}>
                        {plato.precios.map((precio) => (
                          <span key={precio}>{precio}</span>
                        ))}
                      </span>
                    </li>
                    {plato.menu && (
                      <li>
                        <MenuEnPapel menu={plato.menu} />
                      </li>
                    )}
                  </Fragment>
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

/** The largest letters with which everything fits; returns whether any do. */
function fitLetra(lista: HTMLElement): boolean {
  for (let puntos = MAYOR; puntos >= MENOR; puntos -= PASO) {
    lista.style.fontSize = `${puntos}pt`;
    if (lista.scrollWidth <= lista.clientWidth) return true;
  }
  lista.style.fontSize = '';
  return false;
}
