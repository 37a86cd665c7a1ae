import {
  declaracionOf,
  declaradoPropio,
  formatEuros,
  riesgoOf,
  textoHoras,
  textoIncluye,
} from '@carta/contracts/comensal';
import type { Alergeno, Declarado, MenuProducto, PlatoMenu, Producto } from '@carta/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Original } from './Original';
import { langDe } from './traducciones';
import type { Primera } from '../../shared/lengua/frases';
import { t } from '../../shared/lengua/lengua';
import { Alergenos } from '../../shared/ui/Alergenos/Alergenos';
import { Insignia } from '../../shared/ui/Insignia/Insignia';
import { useVuelve } from './horario/cierres';
import { Precio } from './Precio';
import { Quedan } from './Quedan';
import { SIN_DECLARAR } from './sin-declarar';
import css from './TarjetaMenu.module.css';
import { TEXTO_RIESGO } from './texto-riesgo';

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
    <article className={css.menu} data-agotado="">
      <div className={css.titular}>
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
    <article className={css.menu} data-agotado={disponible ? undefined : ''}>
      <div className={css.titular}>
        <h3 className={css.nombre} lang={langDe(nombre)}>
          {nombre}
        </h3>
        <p className={`${css.precio} cifras`}>
          <Precio de={producto} />
        </p>
      </div>
      <Original de={producto} />
      {incluye !== null && <p>{incluye}</p>}
      {menu.horas && <p className={css.horas}>{textoHoras(menu.horas, t<Primera>)}</p>}
      {descripcion && (
        <p className={css.suave} lang={langDe(descripcion)}>
          {descripcion}
        </p>
      )}
      <div className={css.pases}>
        {menu.pases.map((pase) => (
          <section key={pase.nombre}>
            <h4 className={css.pase} lang={langDe(pase.nombre)}>
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
          <p className={css.suave}>{t('Lo que incluye:')}</p>
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
      <p className={css.plato}>
        <span lang={langDe(nombre)}>{nombre}</span>
        {suplemento > 0 && <span className={`${css.suplemento} cifras`}>+{formatEuros(suplemento)}</span>}
        {!disponible && <Insignia>{t('Agotado')}</Insignia>}
      </p>
      <Original de={plato} />
      <Quedan producto={{ _id: plato.producto ?? '', disponible }} />
      <Seguridad de={plato} evitados={evitados} />
    </li>
  );
}

interface PropsSeguridad {
  de: Declarado;
  evitados: readonly Alergeno[];
}

function Seguridad({ de, evitados }: PropsSeguridad) {
  const riesgo = riesgoOf(de, evitados);
  return (
    <>
      {riesgo !== null && (
        <p className={css.riesgo} data-riesgo={riesgo}>
          <TriangleAlert aria-hidden="true" /> {t(TEXTO_RIESGO[riesgo])}
        </p>
      )}
      {declaracionOf(de) === 'sin_declarar' ? (
        <p className={css.suave}>{t(SIN_DECLARAR)}</p>
      ) : (
        <Alergenos alergenos={de.alergenos} evitados={evitados} />
      )}
    </>
  );
}
