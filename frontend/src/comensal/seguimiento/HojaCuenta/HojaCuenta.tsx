import { A_PESAR, aprox, formatCentimos, isPorPesar } from '@carta/contracts';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Original } from '../../carta/Original';
import { lineaEnCarta } from '../../carta/linea-en-carta';
import { langDe } from '../../carta/traducciones';
import { t } from '../../../shared/lengua/lengua';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Elegido } from '../../../shared/ui/Elegido/Elegido';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { MarcasRebaja } from '../../../shared/ui/Rebaja/Rebaja';
import { cuentaDe } from '../cuenta';
import type { Cuenta, LineaDeCuenta } from '../cuenta';
import type { SeguimientoStore } from '../seguimiento-store';
import css from './HojaCuenta.module.css';

interface PropsHojaCuenta {
  abierta: boolean;
  onClose: () => void;
  store: SeguimientoStore;
  /** Stands under the bill while it is not paid. */
  children?: ReactNode;
}

/** The bill of the mesa as the staff charges it, line by line and by phone. */
export function HojaCuenta({ abierta, onClose, store, children }: PropsHojaCuenta) {
  const rondas = useStore(store, (seguimiento) => seguimiento.rondas);
  const mesas = useStore(store, (seguimiento) => seguimiento.mesas);
  const cuenta = cuentaDe(rondas, mesas);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t('La cuenta de la mesa')}
      subtitulo={cuenta ? t('Mesa {mesa}', { mesa: cuenta.mesa }) : undefined}
      tamano="completa"
      pie={cuenta && <Totales cuenta={cuenta} />}
    >
      {cuenta === null && (
        <EstadoVacio
          icono={<ReceiptEuro />}
          titulo={t('No hay nada por pagar')}
          texto={t('La cuenta de la mesa ya está pagada, o no se puede ver ahora.')}
        />
      )}
      {cuenta?.apartados.map(({ nombre, lineas, total, isEstimada }) => (
        <section key={nombre} className={css.apartado} aria-label={nombre}>
          <h3 className={css.titulo}>
            <span>{nombre}</span>
            <span className="cifras">{aprox(formatCentimos(total), isEstimada)}</span>
          </h3>
          <ul>
            {lineas.map((linea) => (
              <Linea key={linea.linea._id} {...linea} />
            ))}
          </ul>
        </section>
      ))}
      {cuenta !== null && children}
    </HojaInferior>
  );
}

function Linea({ linea, importe, cobradas }: LineaDeCuenta) {
  const { cantidad, gratis = 0, gramos } = linea;
  const dicha = lineaEnCarta(linea);
  const { nombre, formato, opciones = [] } = dicha;
  const dePago = cantidad - gratis;
  return (
    <li className={css.linea} data-pagada={cobradas > 0 && cobradas >= dePago ? '' : undefined}>
      <span className="cifras">{cantidad} ×</span>
      <span>
        <span lang={langDe(nombre)}>{nombre}</span>
        <Original de={dicha} />
        {gramos !== undefined && <span className="cifras"> · {gramos} g</span>}
        {isPorPesar(linea) && <span className={css.elegido}>{t(A_PESAR)}</span>}
        {(formato !== undefined || opciones.length > 0) && (
          <span className={css.elegido}>
            <Elegido formato={formato} opciones={opciones} />
          </span>
        )}
        <MarcasRebaja linea={linea} />
        {cobradas > 0 && (
          <span className={css.pagada}>
            {cobradas >= dePago ? t('Pagado') : t('{cobradas} de {dePago} pagadas', { cobradas, dePago })}
          </span>
        )}
      </span>
      <span className="cifras">{aprox(formatCentimos(importe), isPorPesar(linea))}</span>
    </li>
  );
}

function Totales({ cuenta: { total, cobrado, falta, isEstimada } }: { cuenta: Cuenta }) {
  return (
    <dl className={css.totales} ref={anunciadoAlCambiar}>
      <Total nombre={t('Total de la mesa')} valor={aprox(formatCentimos(total), isEstimada)} />
      {cobrado > 0 && <Total nombre={t('Pagado')} valor={formatCentimos(cobrado)} />}
      {cobrado > 0 && <Total nombre={t('Falta')} valor={aprox(formatCentimos(falta), isEstimada)} />}
    </dl>
  );
}

const Total = ({ nombre, valor }: { nombre: string; valor: string }) => (
  <div>
    <dt>{nombre}</dt>
    <dd className="cifras">{valor}</dd>
  </div>
);
