import { DIAS_SEMANA } from '@carta/contracts';
import type { Tramo } from '@carta/contracts';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import css from './HojaCategoria.module.css';

interface PropsHorasCategoria {
  /** An empty list means always. */
  horas: readonly Tramo[];
  error: string | null;
  onChange: (horas: readonly Tramo[]) => void;
}

const OPCIONES = [
  { valor: 'siempre', texto: 'Siempre' },
  { valor: 'horas', texto: 'A unas horas' },
] as const;
const PRIMERAS: Tramo = { dias: [1, 2, 3, 4, 5, 6, 7], desde: '08:00', hasta: '12:00' };

export function HorasCategoria({ horas, error, onChange }: PropsHorasCategoria) {
  const change = (i: number, cambio: Partial<Tramo>) =>
    onChange(horas.map((tramo, j) => (i === j ? { ...tramo, ...cambio } : tramo)));
  const toggle = (i: number, { dias }: Tramo, dia: number) =>
    change(i, {
      dias: dias.includes(dia)
        ? dias.filter((elegido) => elegido !== dia)
        : [...dias, dia].sort((a, b) => a - b),
    });
  return (
    <div className="pila">
      <Eleccion
        etiqueta="Cuándo se sirve"
        valor={horas.length === 0 ? 'siempre' : 'horas'}
        opciones={OPCIONES}
        onChange={(valor) => onChange(valor === 'siempre' ? [] : [PRIMERAS])}
      />
      {horas.map((tramo, i) => (
        <div key={i} className="pila">
          <div className="fila" data-hueco="1" role="group" aria-label="Días">
            {DIAS_SEMANA.map((nombre, j) => (
              <button
                key={nombre}
                type="button"
                className={css.dia}
                aria-label={nombre}
                aria-pressed={tramo.dias.includes(j + 1)}
                onClick={() => toggle(i, tramo, j + 1)}
              >
                {nombre.slice(0, 2)}
              </button>
            ))}
          </div>
          <div className={`pila ${css.horas}`}>
            <CampoTexto
              type="time"
              etiqueta="Desde"
              value={tramo.desde}
              onChange={(event) => change(i, { desde: event.target.value })}
            />
            <CampoTexto
              type="time"
              etiqueta="Hasta"
              value={tramo.hasta}
              onChange={(event) => change(i, { hasta: event.target.value })}
            />
          </div>
        </div>
      ))}
      {error !== null && <Mensaje tono="error">{error}</Mensaje>}
    </div>
  );
}
