import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { MovimientoReciente } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { nombreCompleto } from '../../vivo/modelo/resumen-ticket';
import { isRepetido } from '../../ui/toque';
import { playPlan } from '../../vivo/acciones-cocina';
import type { Grupos } from '../../vivo/modelo/grupos';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { textoMovimiento, vueltaOf } from '../modelo/recientes';
import css from './Reciente.module.css';

interface PropsReciente {
  movimiento: MovimientoReciente;
  grupos: Grupos;
}

/** Who did what, and when; one tap takes it back where that is still possible. */
export function Reciente({ movimiento, grupos }: PropsReciente) {
  const formatHora = useHora();
  const { mesa, numero, en, por, productos } = movimiento;
  const vuelta = vueltaOf(grupos.values(), movimiento);
  return (
    <li className={css.reciente}>
      <p className={css.cabecera}>
        <strong className={css.mesa}>Mesa {mesa}</strong>
        <span>Ronda {numero}</span>
        <time className={`${css.hora} cifras`} dateTime={en}>
          {formatHora(en)}
        </time>
      </p>
      <p className={css.que}>
        {productos.map(({ cantidad, ...linea }) => `${cantidad} ${nombreCompleto(linea)}`).join(', ')}
      </p>
      <p className={css.paso}>
        {textoMovimiento(movimiento)}
        {por && ` · ${por}`}
      </p>
      {vuelta && (
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<RotateCcw aria-hidden="true" />}
          onClick={(event) => {
            if (!isRepetido(event)) void playPlan(vuelta.grupoMesa, vuelta.plan);
          }}
        >
          Volver a {ETIQUETA_ESTADO[vuelta.to]}
          <span className="solo-lectores"> la mesa {mesa}</span>
        </Boton>
      )}
    </li>
  );
}
