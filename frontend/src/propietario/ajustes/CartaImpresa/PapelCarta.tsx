import { useState } from 'react';
import { relojDelLugar } from '@carta/contracts';
import type { RestaurantePublico } from '@carta/contracts';
import { formatoDeFecha } from '../../../shared/lib/fecha';
import { useHusos } from '../../../shared/lib/hora';
import { Logo } from '../../../shared/ui/Logo/Logo';
import { AVISO_CRUDO, avisosOf } from '../../../shared/lib/avisos';
import { enPapel } from '../en-papel';
import type { SeccionImpresa } from './carta-impresa';
import { MenuEnPapel } from './MenuEnPapel';
import { LEYENDA, SIN_DECLARAR, hasSinDeclarar } from './carta-impresa';
import css from './PapelCarta.module.css';

export type Papel = 'A4' | 'A5';

interface PropsPapelCarta {
  papel: Papel;
  restaurante: RestaurantePublico;
  secciones: readonly SeccionImpresa[];
}

const FECHA = formatoDeFecha({ dateStyle: 'long' });

/** The foot repeats on every sheet, so that no number is without its legend. */
export function PapelCarta({ papel, restaurante, secciones }: PropsPapelCarta) {
  const { logo } = restaurante.aspecto ?? {};
  return (
    <article
      className={css.papel}
      data-papel={papel}
      aria-label={`Carta de ${restaurante.nombre}`}
      style={enPapel(restaurante)}
    >
      <div className={css.cuerpo}>
        <header className={css.portada}>
          {logo && <Logo foto={logo} className={css.logo} />}
          <h2 className={css.casa}>{restaurante.nombre}</h2>
          <p className={css.carta}>Carta</p>
        </header>
        <div className={css.columnas}>
          {secciones.map((seccion) => (
            <Seccion key={seccion.id} seccion={seccion} />
          ))}
        </div>
      </div>
      {/* keeps the foot's place free at the end of each sheet */}
      <div className={css.hueco} aria-hidden="true">
        <div />
      </div>
      <Pie restaurante={restaurante} conSinDeclarar={hasSinDeclarar(secciones)} />
    </article>
  );
}

function Seccion({ seccion: { id, nombre, platos } }: { seccion: SeccionImpresa }) {
  return (
    <section className={css.seccion} aria-labelledby={`impresa-${id}`}>
      <h3 id={`impresa-${id}`} className={css.categoria}>
        {nombre}
      </h3>
      <ul>
        {platos.map((plato) => (
          <li key={plato.id} className={css.plato} data-menu={plato.menu && ''}>
            <p className={css.linea}>
              <span className={`crece ${css.texto}`}>
                <span className={css.nombre}>
                  {plato.nombre}
                  {plato.marcas && (
                    <>
                      {'\u00a0'}
                      <span
                        className={css.marcas}
                        data-sin-declarar={plato.marcas === SIN_DECLARAR || undefined}
                      >
                        {plato.marcas}
                      </span>
                    </>
                  )}
                </span>
              </span>{' '}
              <span className={`${css.precio} cifras`}>
                {plato.precios.map((precio) => (
                  <span key={precio}>{precio}</span>
                ))}
              </span>
            </p>
            {plato.descripcion && <p className={css.descripcion}>{plato.descripcion}</p>}
            {plato.crudo && <p className={css.aviso}>{AVISO_CRUDO}</p>}
            {plato.menu && <MenuEnPapel menu={plato.menu} marcas />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PropsPie {
  restaurante: RestaurantePublico;
  conSinDeclarar: boolean;
}

export function Pie({ restaurante, conSinDeclarar }: PropsPie) {
  return (
    <footer className={css.pie}>
      <p>
        <span className={css.rotulo}>Alérgenos</span>{' '}
        {LEYENDA.map(({ numero, texto }) => (
          <span key={numero} className={css.clave}>
            <b>{numero}</b> {texto}{' '}
          </span>
        ))}
        {conSinDeclarar && (
          <span className={css.clave}>
            <b>{SIN_DECLARAR}</b> Alérgenos sin declarar: pregunta al personal
          </span>
        )}
      </p>
      <Vigencia restaurante={restaurante} />
    </footer>
  );
}

export function Vigencia({ restaurante }: { restaurante: RestaurantePublico }) {
  const husos = useHusos();
  const [hoy] = useState(() => FECHA.format(relojDelLugar(husos, new Date())));
  return (
    <p className={css.vigencia}>
      {avisosOf(restaurante).join(' ')} Precios en euros, IVA incluido. Vigente desde el {hoy}.
    </p>
  );
}
