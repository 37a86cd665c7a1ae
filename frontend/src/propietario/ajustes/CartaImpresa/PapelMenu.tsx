import { relojDelLugar } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { useHusos } from '../../../shared/lib/hora';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { enPapel } from '../en-papel';
import { Pie } from './PapelCarta';
import type { Papel } from './PapelCarta';
import css from './PapelMenu.module.css';
import { SIN_DECLARAR } from './carta-impresa';
import type { MenuSuelto } from './carta-impresa';

interface PropsPapelMenu {
  papel: Papel;
  restaurante: RestaurantePublico;
  menu: MenuSuelto;
  conFecha: boolean;
}

const DIA = formatoDeFecha({ weekday: 'long', day: 'numeric', month: 'long' });

/** Points: to be read from the street; still readable at arm's length. */
const MAYOR = 22;
const MENOR = 8;
const PASO = 0.5;

/** The menu of a day on one sheet, as large as fits. */
export function PapelMenu({ papel, restaurante, menu, conFecha }: PropsPapelMenu) {
  const cuerpo = useRef<HTMLDivElement>(null);
  const husos = useHusos();
  const [hoy] = useState(() => DIA.format(relojDelLugar(husos, new Date())));
  const { logo } = restaurante.aspecto ?? {};
  const { pases, incluye, horas } = menu.menu;
  const [precio, ...otros] = menu.precios;
  useLayoutEffect(() => {
    if (cuerpo.current) fitLetra(cuerpo.current);
  }, [menu, conFecha]);

  return (
    <article
      className={css.papel}
      data-papel={papel}
      aria-label={`${menu.nombre} de ${restaurante.nombre}`}
      style={enPapel(restaurante)}
    >
      <div ref={cuerpo} className={css.cuerpo}>
        <header className={css.portada}>
          {logo && <Logo foto={logo} className={css.logo} />}
          <p className={css.casa}>{restaurante.nombre}</p>
          <h2 className={css.nombre}>{menu.nombre}</h2>
          {conFecha && <p className={css.fecha}>{hoy}</p>}
        </header>
        <div className={css.pases}>
          {pases.map((pase) => (
            <section key={pase.nombre}>
              <h3 className={css.pase}>{pase.nombre}</h3>
              <ul>
                {pase.platos.map((plato) => (
                  <li key={plato.id}>
                    {plato.nombre}
                    {plato.suplemento !== '' && (
                      <span className={`${css.suplemento} cifras`}> {plato.suplemento}</span>
                    )}
                    {plato.marcas !== '' && <sup className={css.marcas}>{plato.marcas}</sup>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className={css.final}>
          <p className={`${css.precio} cifras`}>{precio}</p>
          {otros.map((otro) => (
            <p key={otro} className="cifras">
              {otro}
            </p>
          ))}
          {incluye !== null && (
            <p className={css.incluye}>
              {incluye}
              {menu.marcas !== '' && <sup className={css.marcas}>{menu.marcas}</sup>}
            </p>
          )}
          <p className={css.iva}>{['IVA incluido', horas].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="firme">
        <Pie restaurante={restaurante} conSinDeclarar={hasSinDeclarar(menu)} />
      </div>
    </article>
  );
}

const hasSinDeclarar = ({ marcas, menu }: MenuSuelto): boolean =>
  [marcas, ...menu.pases.flatMap(({ platos }) => platos.map((plato) => plato.marcas))].includes(SIN_DECLARAR);

/** The largest letters with which everything fits; the smallest where none do. */
function fitLetra(cuerpo: HTMLElement): void {
  for (let puntos = MAYOR; puntos >= MENOR; puntos -= PASO) {
    cuerpo.style.fontSize = `${puntos}pt`;
    if (cuerpo.scrollHeight <= cuerpo.clientHeight) return;
  }
}
