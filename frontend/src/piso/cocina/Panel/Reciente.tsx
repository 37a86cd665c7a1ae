import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { FranjaAlergia } from '../../ui/Alergia';
import { isRepetido } from '../../ui/toque';
import { esperarPase, marcharPase } from '../../vivo/actos/marchar';
import { enMinuscula } from '../../vivo/tickets/marcha-de-pases';
import { playPlan } from '../../vivo/actos/deshacer';
import { useTablero } from '../../vivo/tablero/useTablero';
import type { Grupos } from '../../vivo/mesas/grupos';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { textoMovimiento, vueltaDeActo, vueltaDeMarcha } from '../modelo/recientes';
import type { Acto, VueltaDeMarcha } from '../modelo/recientes';
import { t } from '../../lenguas/t';
import css from './Reciente.module.css';

interface PropsReciente {
  acto: Acto;
  grupos: Grupos;
}

/** One tap undoes it where possible. */
export function Reciente({ acto, grupos }: PropsReciente) {
  const formatHora = useHora();
  const { primero, movimientos } = acto;
  const { mesa, en, por } = primero;
  const rondas = [...new Set(movimientos.map(({ numero }) => numero))].sort((a, b) => a - b);
  const productos = movimientos.flatMap((movimiento) => movimiento.productos);
  const evita = new Set(movimientos.flatMap(({ pedido }) => findTicket(grupos, pedido)?.evita ?? []));
  const solo = useTablero((tablero) => tablero.solo);
  const vuelta = vueltaDeActo([...grupos.values()], acto, solo);
  const deMarcha = vueltaDeMarcha([...grupos.values()], acto);
  return (
    <li className={`pila ${css.reciente}`} data-hueco="1">
      <p className={`suave ${css.cabecera}`}>
        <strong className={css.mesa}>{t('Mesa {n}', { n: mesa })}</strong>
        <span>{t('Ronda {n}', { n: rondas.join(` ${t('y')} `) })}</span>
        <time className={`${css.hora} cifras`} dateTime={en}>
          {formatHora(en)}
        </time>
      </p>
      <p className="medio">
        {productos.map(({ cantidad, ...linea }) => `${cantidad} ${nombreCompleto(linea)}`).join(', ')}
      </p>
      <FranjaAlergia ticket={{ evita: [...evita] }} />
      <p className="suave">
        {[...new Set(movimientos.map(textoMovimiento))].join(' · ')}
        {por && ` · ${por}`}
      </p>
      {vuelta && (
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<RotateCcw aria-hidden="true" />}
          onClick={(event) => {
            if (!isRepetido(event)) void playPlan(vuelta.grupo, vuelta.plan);
          }}
        >
          {t('Volver a {estado}', { estado: t(ETIQUETA_ESTADO[vuelta.to]) })}
          <span className="solo-lectores"> {t('la mesa {n}', { n: mesa })}</span>
        </Boton>
      )}
      {deMarcha && (
        <Boton
          variante="secundario"
          ancho="completo"
          icono={<RotateCcw aria-hidden="true" />}
          onClick={(event) => {
            if (!isRepetido(event)) playMarcha(deMarcha);
          }}
        >
          {t(deMarcha.tipo === 'esperar' ? 'Esperar {pase}' : 'Marchar {pase}', {
            pase: enMinuscula(deMarcha.pase.nombre),
          })}
          <span className="solo-lectores"> {t('la mesa {n}', { n: mesa })}</span>
        </Boton>
      )}
    </li>
  );
}

function playMarcha({ grupo, tipo, pase }: VueltaDeMarcha): void {
  void (tipo === 'esperar' ? esperarPase(grupo, pase.id) : marcharPase(grupo, pase.id));
}

function findTicket(grupos: Grupos, id: string): Ticket | undefined {
  return [...grupos.values()].flatMap(({ pedidos }) => pedidos).find(({ _id }) => _id === id);
}
