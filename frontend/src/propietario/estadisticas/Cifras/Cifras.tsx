import { formatEuros } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';
import { formatAnterior } from '../modelo/fechas';
import { isEnMarcha } from '../modelo/rangos';
import { formatCantidad } from '../modelo/numeros';
import { formatVariacion, ticketMedio } from '../modelo/variacion';
import { Cifra } from './Cifra';
import css from './Cifras.module.css';

interface PropsCifras {
  cifras: EstadisticasRango;
  /** The same number of days; absent until it is read. */
  anterior: EstadisticasRango | undefined;
  hoy: string;
}

export function Cifras({ cifras, anterior, hoy }: PropsCifras) {
  const { recaudado, pedidos, porComensal, pendienteDeCobro, cancelado } = cifras;
  const medio = ticketMedio(cifras);
  const previas = isDiaAMedias(cifras, hoy) ? undefined : anterior;
  const medioPrevio = previas && ticketMedio(previas);
  return (
    <dl className={css.cifras}>
      <Cifra nombre="Recaudado" valor={formatEuros(recaudado)} principal>
        {previas ? (
          <Variacion texto={formatVariacion(recaudado, previas.recaudado)} rango={cifras} completa />
        ) : (
          anterior && `Ayer, en todo el día: ${formatEuros(anterior.recaudado)}`
        )}
      </Cifra>
      <Cifra nombre="Tickets cobrados" valor={formatCantidad(pedidos)}>
        {previas && <Variacion texto={formatVariacion(pedidos, previas.pedidos)} rango={cifras} />}
      </Cifra>
      <Cifra nombre="Ticket medio" valor={medio === null ? '–' : formatEuros(medio)}>
        {medio !== null && medioPrevio != null && (
          <Variacion texto={formatVariacion(medio, medioPrevio)} rango={cifras} />
        )}
      </Cifra>
      {porComensal && (
        <Cifra
          nombre="Ticket medio por comensal"
          valor={formatEuros(porComensal.total / porComensal.comensales)}
        >
          {textoMesasDichas(porComensal)}
        </Cifra>
      )}
      <Cifra nombre="Pendiente de cobro" valor={formatEuros(pendienteDeCobro)} />
      <Cifra nombre="Cancelado" valor={formatEuros(cancelado.total)}>
        {cancelado.unidades === 1 ? '1 unidad' : `${formatCantidad(cancelado.unidades)} unidades`}
      </Cifra>
    </dl>
  );
}

/** Not every mesa says how many they were. */
function textoMesasDichas({ mesas, comensales }: NonNullable<EstadisticasRango['porComensal']>): string {
  const personas = comensales === 1 ? '1 comensal' : `${formatCantidad(comensales)} comensales`;
  return `${personas} en ${mesas === 1 ? 'la mesa que lo dice' : `las ${formatCantidad(mesas)} mesas que lo dicen`}`;
}

interface PropsVariacion {
  texto: string | null;
  rango: EstadisticasRango;
  /** The comparison is named in sight, too. */
  completa?: boolean;
}

function Variacion({ texto, rango, completa = false }: PropsVariacion) {
  if (texto === null) return null;
  return (
    <>
      <span className="cifras">{texto}</span>
      <span className={completa ? undefined : 'solo-lectores'}> que {formatAnterior(rango)}</span>
    </>
  );
}

/** Until now against a whole day: a percentage would mislead. */
function isDiaAMedias(cifras: EstadisticasRango, hoy: string): boolean {
  return cifras.desde === cifras.hasta && isEnMarcha(cifras, hoy);
}
