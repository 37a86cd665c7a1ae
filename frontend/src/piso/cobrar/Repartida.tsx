import type { Centimos, Grupo } from '@carta/contracts';
import { CuotasIguales } from './CuotasIguales';
import { PorPlatos } from './PorPlatos';
import { cuentasPorMovil, faltaDe, lineasDeCuenta } from './modelo/cuenta-mesa';
import type { EleccionCobro, ModoCobro } from './modelo/eleccion-cobro';
import { cuotasDe, cuotasPagadas } from './modelo/cuotas';
import { formatCentimos, parsePrecio } from '@carta/contracts';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import Check from 'lucide-react/icons/check';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import type { CuentaMovil } from './modelo/cuenta-mesa';
import css from './Reparto.module.css';

interface PropsRepartida {
  grupos: readonly Grupo[];
  eleccion: EleccionCobro & { modo: Exclude<ModoCobro, 'todo'> };
  onPersonas: (personas: number) => void;
  onElegido: (cambio: Partial<EleccionCobro>) => void;
}

export function Repartida({ grupos, eleccion, onPersonas, onElegido }: PropsRepartida) {
  const falta = faltaDe(grupos);
  switch (eleccion.modo) {
    case 'iguales': {
      const cuotas = cuotasDe(falta, eleccion.personas, cuotasPagadas(grupos));
      return <CuotasIguales cuotas={cuotas} onPersonas={onPersonas} />;
    }
    case 'platos':
      return (
        <PorPlatos
          lineas={lineasDeCuenta(grupos)}
          conMesa={grupos.length > 1}
          unidades={eleccion.unidades}
          onUnidades={(unidades) => onElegido({ unidades })}
        />
      );
    case 'moviles':
      return (
        <PorMovil
          cuentas={cuentasPorMovil(grupos)}
          elegido={eleccion.movil}
          onElegido={(movil) => onElegido({ movil })}
        />
      );
    case 'importe':
      return <OtroImporte falta={falta} texto={eleccion.texto} onTexto={(texto) => onElegido({ texto })} />;
  }
}

interface PropsOtroImporte {
  falta: Centimos;
  texto: string;
  onTexto: (texto: string) => void;
}

function OtroImporte({ falta, texto, onTexto }: PropsOtroImporte) {
  return (
    <CampoTexto
      etiqueta="Importe en euros"
      variante="grande"
      inputMode="decimal"
      autoComplete="off"
      value={texto}
      error={errorOf(texto, falta)}
      onChange={(event) => onTexto(event.target.value)}
    />
  );
}

function errorOf(texto: string, falta: Centimos): string | undefined {
  if (texto.trim() === '') return undefined;
  const importe = parsePrecio(texto);
  if (importe === null || importe === 0) return 'Escribe un importe, como 12,40';
  return importe > falta ? `Faltan por cobrar ${formatCentimos(falta)}: no se puede cobrar más.` : undefined;
}

interface PropsPorMovil {
  cuentas: readonly CuentaMovil[];
  elegido: string | null;
  onElegido: (movil: string) => void;
}

/** Each phone's orders are charged whole; a phone that was paid for keeps its place. */
function PorMovil({ cuentas, elegido, onElegido }: PropsPorMovil) {
  return (
    <fieldset className={css.lista}>
      <legend className="solo-lectores">De quién se cobra</legend>
      {cuentas.map((cuenta) => {
        const { id, nombre, importe } = cuenta;
        const hecha = importe === 0;
        return (
          <label key={id} className={css.fila} data-hecha={hecha ? '' : undefined}>
            <input
              className={css.elegir}
              type="radio"
              name="movil"
              disabled={hecha}
              checked={!hecha && elegido === id}
              onChange={() => onElegido(id)}
            />
            <span className={`crece ${css.nombre}`}>
              {nombre}
              <small className={`suave ${css.dato}`}>
                {hecha && <Check aria-hidden="true" />}
                {hecha ? 'Cobrado' : platosDe(cuenta)}
              </small>
            </span>
            <span className={`${css.importe} cifras`}>{formatCentimos(importe)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Lists what is left: '2 × Caña, 1 × Bravas'. */
function platosDe({ lineas }: CuentaMovil): string {
  return lineas
    .filter(({ libres }) => libres > 0)
    .map(({ linea, libres }) => `${libres}\u00a0× ${nombreCompleto(linea)}`)
    .join(', ');
}
