import {
  declaracionOf,
  declaradoPropio,
  formatEuros,
  riesgoOf,
  textoHoras,
  textoIncluye,
} from '@carta/contracts/comensal';
import type { Alergeno, MenuProducto, PlatoMenu, Producto } from '@carta/contracts';
import type { ReactNode } from 'react';
import { Original } from './Original';
import { langDe } from './traducciones';
import type { Primera } from '../../shared/lengua/frases';
import { t } from '../../shared/lengua/lengua';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { useVuelve } from './horario/cierres';
import { Precio } from './Precio';
import { Quedan } from './Quedan';
import { Seguridad } from './Seguridad';
import css from './TarjetaMenu.module.css';

interface PropsTarjetaMenu {
  producto: Producto;
  menu: MenuProducto;
  evitados: readonly Alergeno[];
  accion?: ReactNode;
}

/** Out of its hours it is its name and when it is back, so that nobody takes it for what is sold now. */
export function TarjetaMenu(props: PropsTarjetaMenu) {
  const { _id, nombre, disponible } = props.producto;
  const vuelve = useVuelve(_id);
  if (vuelve === null) return <MenuServido {...props} />;
  return (
    <article className={`pila ${css.menu}`} data-hueco="1" data-agotado="">
      <div className={`fila ${css.titular}`} data-extremos="">
        <h3 className={css.nombre} lang={langDe(nombre)}>
          {nombre}
        </h3>
        {!disponible && <Insignia>{t('Agotado')}</Insignia>}
      </div>
      <p>{vuelve}</p>
    </article>
  );
}

/** The full price, what comes with it and all its dishes, as the law has it. */
function MenuServido({ producto, menu, evitados, accion }: PropsTarjetaMenu) {
  const { nombre, descripcion, disponible } = producto;
  const propio = declaradoPropio(producto);
  const incluye = textoIncluye(menu, t<Primera>);
  return (
    <article className={`pila ${css.menu}`} data-hueco="1" data-agotado={disponible ? undefined : ''}>
      <div className={`fila ${css.titular}`} data-extremos="">
        <h3 className={css.nombre} lang={langDe(nombre)}>
          {nombre}
        </h3>
        <p className={`${css.precio} cifras`}>
          <Precio de={producto} />
        </p>
      </div>
      <Original de={producto} />
      {incluye !== null && <p>{incluye}</p>}
      {menu.horas && <p className={`tenue ${css.horas}`}>{textoHoras(menu.horas, t<Primera>)}</p>}
      {descripcion && (
        <p className="tenue" lang={langDe(descripcion)}>
          {descripcion}
        </p>
      )}
      <div className={css.pases}>
        {menu.pases.map((pase) => (
          <section key={pase.nombre}>
            <h4 className={`titulillo ${css.pase}`} data-cuerpo="s" lang={langDe(pase.nombre)}>
              {pase.nombre}
            </h4>
            <ul className={css.platos}>
              {pase.platos.map((plato) => (
                <Plato key={plato._id} plato={plato} evitados={evitados} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {incluye !== null && declaracionOf(propio) !== 'ninguno' && (
        <div className={css.seguridad}>
          <p className="tenue">{t('Lo que incluye:')}</p>
          <Seguridad de={propio} evitados={evitados} />
        </div>
      )}
      <Quedan producto={producto} />
      {(accion || !disponible) && (
        <div className={css.accion}>{disponible ? accion : <Insignia>{t('Agotado')}</Insignia>}</div>
      )}
    </article>
  );
}

function Plato({ plato, evitados }: { plato: PlatoMenu; evitados: readonly Alergeno[] }) {
  const { nombre, suplemento = 0, disponible } = plato;
  const isProhibido = riesgoOf(plato, evitados) === 'contiene';
  return (
    <li data-agotado={disponible ? undefined : ''} data-prohibido={isProhibido ? '' : undefined}>
      <p className={`fila ${css.plato}`} data-seguida="" data-cuerpo="nombre">
        <span lang={langDe(nombre)}>{nombre}</span>
        {suplemento > 0 && (
          <span className="firme cifras" data-cuerpo="base">
            +{formatEuros(suplemento)}
          </span>
        )}
        {!disponible && <Insignia>{t('Agotado')}</Insignia>}
      </p>
      <Original de={plato} />
      <Quedan producto={{ _id: plato.producto ?? '', disponible }} />
      <Seguridad de={plato} evitados={evitados} />
    </li>
  );
}
