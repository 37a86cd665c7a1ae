import ChartColumn from 'lucide-react/icons/chart-column';
import type { EstadisticasRango } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { Cifras } from '../Cifras/Cifras';
import { FormasDeCobro } from '../FormasDeCobro';
import { Grafico } from '../Grafico/Grafico';
import { isEnMarcha } from '../modelo/rangos';
import { serieDias, serieHoras } from '../modelo/series';
import { Productos } from '../Productos';
import { Tiempos } from '../Tiempos';
import css from './Estadisticas.module.css';

interface PropsContenido {
  cifras: EstadisticasRango;
  /** The same number of days; absent until it is read. */
  anterior: EstadisticasRango | undefined;
  /** It is in ms; null when the figures no longer grow. */
  leidas: number | null;
  hoy: string;
}

export function Contenido({ cifras, anterior, leidas, hoy }: PropsContenido) {
  const formatHora = useHora();
  if (isVacio(cifras)) return <SinVentas enMarcha={isEnMarcha(cifras, hoy)} />;
  return (
    <>
      <LimiteTarjeta nombre="Cifras" de={cifras}>
        <Cifras cifras={cifras} anterior={anterior} hoy={hoy} />
      </LimiteTarjeta>
      {cifras.pedidos > 0 && (
        <>
          <LimiteTarjeta nombre="Ventas por día" de={cifras}>
            <PorDia cifras={cifras} />
          </LimiteTarjeta>
          <LimiteTarjeta nombre="Ventas por hora" de={cifras}>
            <PorHora cifras={cifras} />
          </LimiteTarjeta>
        </>
      )}
      <div className={`pila ${css.pareja}`} data-hueco="8">
        <LimiteTarjeta nombre="Productos" de={cifras}>
          {cifras.topProductos.length > 0 && <Productos productos={cifras.topProductos} />}
        </LimiteTarjeta>
        <div className={`pila ${css.columna}`} data-hueco="8">
          <LimiteTarjeta nombre="Formas de cobro" de={cifras}>
            {cifras.recaudado !== 0 && <FormasDeCobro de={cifras} />}
          </LimiteTarjeta>
          <LimiteTarjeta nombre="Tiempos" de={cifras}>
            <Tiempos aListo={cifras.minutosAListo} aEntregado={cifras.minutosAEntregado} />
          </LimiteTarjeta>
        </div>
      </div>
      <p className={`suave ${css.nota}`}>
        Cada día va de las 05:00 a las 05:00 del siguiente. El dinero cuenta cuando se cobra; los pedidos y
        los platos, cuando la mesa se paga.
        {leidas !== null && ` Actualizado a las ${formatHora(leidas)}.`}
      </p>
    </>
  );
}

interface PropsGrafico {
  cifras: EstadisticasRango;
}

function PorDia({ cifras }: PropsGrafico) {
  return cifras.porDia.length > 1 && <Grafico serie={serieDias(cifras)} />;
}

function PorHora({ cifras }: PropsGrafico) {
  return <Grafico serie={serieHoras(cifras)} />;
}

function SinVentas({ enMarcha }: { enMarcha: boolean }) {
  return (
    <EstadoVacio
      titulo={enMarcha ? 'Todavía no hay ventas' : 'No hubo ventas en estas fechas'}
      texto={
        enMarcha
          ? 'Las cifras aparecen aquí solas en cuanto una mesa pide.'
          : 'Prueba con otras fechas: las cifras de cada día se guardan.'
      }
      icono={<ChartColumn />}
    />
  );
}

function isVacio(cifras: EstadisticasRango): boolean {
  const { pedidos, recaudado, pendienteDeCobro, cancelado, minutosAListo } = cifras;
  return recaudado === 0 && pedidos + pendienteDeCobro + cancelado.unidades + minutosAListo.muestras === 0;
}
