import { A_PESAR, ETIQUETA_ESTADO, estadoLineaOrPendiente, formatEuros, isPorPesar } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { Original } from '../../carta/Original';
import { lineaEnCarta } from '../../carta/linea-en-carta';
import { langDe } from '../../carta/traducciones';
import { t } from '../../../shared/lengua/lengua';
import { textosRetiradas } from '../../../shared/lib/retiradas';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { MarcasRebaja, PrecioRebajado } from '../../../shared/ui/Rebaja/Rebaja';
import { PARA_DESPUES } from '../resumen';
import css from './LineaSeguida.module.css';

interface PropsLineaSeguida {
  linea: Linea;
  /** A dish whose menu is not on this ticket. */
  isSinSuMenu?: boolean;
}

/** A menu is as far as its dishes, each with its own estado under it. */
export function LineaSeguida({ linea, isSinSuMenu = false }: PropsLineaSeguida) {
  const { estado, notas, cancelada, enEspera, esMenu, deMenu } = linea;
  const dicha = lineaEnCarta(linea);
  const { nombre, formato, opciones = [] } = dicha;
  const isPlato = deMenu !== undefined;
  const pedido = (
    <>
      {(formato !== undefined || opciones.length > 0) && (
        <div className={css.elegido}>
          <Elegido formato={formato} opciones={opciones} />
        </div>
      )}
      {notas !== undefined && !isPlato && <span className={`suave ${css.nota}`}>{notas}</span>}
    </>
  );
  const retiradas = textosRetiradas(linea).map((texto, i) => (
    // nothing is ever removed from the list
    <span key={i} className={css.motivo}>
      {texto}
    </span>
  ));
  const conocido = estadoLineaOrPendiente(estado);
  if (cancelada) {
    return (
      <li className={css.linea} data-plato={isPlato ? '' : undefined}>
        <Cantidad linea={linea} />
        <span className={`prieto ${css.nombre}`}>
          <s>{nombre}</s>
          <Original de={dicha} />
          {retiradas}
          <span className={css.motivo}>{t('Cancelado: {motivo}', { motivo: cancelada.motivo })}</span>
        </span>
        {pedido}
      </li>
    );
  }
  return (
    <li className={css.linea} data-plato={isPlato ? '' : undefined}>
      <Cantidad linea={linea} />
      <span className={`prieto ${css.nombre}`}>
        <span lang={langDe(nombre)}>{nombre}</span>
        {isPlato && linea.precio > 0 && <span className="cifras"> +{formatEuros(linea.precio)}</span>}
        {linea.gramos !== undefined && <span className="cifras"> · {linea.gramos} g</span>}
        {isPorPesar(linea) && <span className="tenue"> · {t(A_PESAR)}</span>}
        {isSinSuMenu && (
          <span className="tenue">
            {' · '}
            {t('menú')}
          </span>
        )}
        <MarcasRebaja linea={linea} />
        {linea.rebaja !== undefined && (
          <span className={css.rebajado}>
            <PrecioRebajado linea={linea} />
          </span>
        )}
        <Original de={dicha} />
        {retiradas}
      </span>
      {esMenu ? null : enEspera ? (
        <Insignia>{t(PARA_DESPUES)}</Insignia>
      ) : (
        <Insignia estado={conocido}>{t(ETIQUETA_ESTADO[conocido])}</Insignia>
      )}
      {pedido}
    </li>
  );
}

/** A dish of a menu is one, and says so by its place. */
function Cantidad({ linea: { cantidad, deMenu } }: { linea: Linea }) {
  if (deMenu !== undefined) return <span className={css.cantidad} />;
  return <span className={`${css.cantidad} cifras`}>{cantidad} ×</span>;
}
