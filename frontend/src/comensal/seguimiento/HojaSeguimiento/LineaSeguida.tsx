import { ETIQUETA_ESTADO, estadoLineaOrPendiente } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { textosRetiradas } from '../../../shared/lib/retiradas';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { PARA_DESPUES } from '../resumen';
import css from './LineaSeguida.module.css';

export function LineaSeguida({ linea }: { linea: Linea }) {
  const { nombre, cantidad, estado, formato, opciones = [], notas, cancelada, enEspera } = linea;
  const pedido = (
    <>
      {(formato !== undefined || opciones.length > 0) && (
        <div className={css.elegido}>
          <Elegido formato={formato} opciones={opciones} />
        </div>
      )}
      {notas !== undefined && <span className={css.nota}>{notas}</span>}
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
      <li className={css.linea}>
        <span className={`${css.cantidad} cifras`}>{cantidad} ×</span>
        <span className={css.nombre}>
          <s>{nombre}</s>
          {retiradas}
          <span className={css.motivo}>Cancelado: {cancelada.motivo}</span>
        </span>
        {pedido}
      </li>
    );
  }
  return (
    <li className={css.linea}>
      <span className={`${css.cantidad} cifras`}>{cantidad} ×</span>
      <span className={css.nombre}>
        {nombre}
        {retiradas}
      </span>
      {enEspera ? (
        <Insignia>{PARA_DESPUES}</Insignia>
      ) : (
        <Insignia estado={conocido}>{ETIQUETA_ESTADO[conocido]}</Insignia>
      )}
      {pedido}
    </li>
  );
}
