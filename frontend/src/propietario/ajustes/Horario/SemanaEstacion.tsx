import { DIAS_SEMANA, reglasHorario } from '@carta/contracts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import apartado from '../apartado.module.css';
import css from './Horario.module.css';
import { SEMANA_VACIA } from './semana';
import type { Horas, Semana } from './semana';

interface PropsSemanaEstacion {
  titulo: string;
  /** Null: it never closes. */
  semana: Semana | null;
  error: string | undefined;
  onChange: (semana: Semana | null) => void;
}

const OPCIONES = [
  { valor: 'siempre', texto: 'Siempre abierto' },
  { valor: 'horario', texto: 'Con horario' },
] as const;
const PRIMERA: Horas = { desde: '13:00', hasta: '16:00' };
const OTRA: Horas = { desde: '20:00', hasta: '23:30' };

export function SemanaEstacion({ titulo, semana, error, onChange }: PropsSemanaEstacion) {
  const setDia = (dia: number, horas: readonly Horas[]) =>
    onChange((semana ?? SEMANA_VACIA).map((previas, i) => (i === dia ? horas : previas)));
  return (
    <section className={apartado.apartado} aria-label={titulo}>
      <h2>{titulo}</h2>
      <Eleccion
        etiqueta={`Cuándo abre: ${titulo}`}
        etiquetaOculta
        valor={semana === null ? 'siempre' : 'horario'}
        opciones={OPCIONES}
        onChange={(valor) => onChange(valor === 'siempre' ? null : SEMANA_VACIA.map(() => [PRIMERA]))}
      />
      {semana?.map((horas, dia) => (
        <Dia
          key={DIAS_SEMANA[dia]}
          nombre={DIAS_SEMANA[dia] ?? ''}
          horas={horas}
          onChange={(nuevas) => setDia(dia, nuevas)}
          onCopiar={() => onChange(semana.map(() => horas))}
        />
      ))}
      {error !== undefined && <Mensaje tono="error">{error}</Mensaje>}
    </section>
  );
}

interface PropsDia {
  nombre: string;
  horas: readonly Horas[];
  onChange: (horas: readonly Horas[]) => void;
  /** It copies these hours to every day. */
  onCopiar: () => void;
}

function Dia({ nombre, horas, onChange, onCopiar }: PropsDia) {
  const change = (i: number, cambio: Partial<Horas>) =>
    onChange(horas.map((previas, j) => (i === j ? { ...previas, ...cambio } : previas)));
  return (
    <fieldset className={`pila ${css.dia}`} data-hueco="2">
      <legend>{nombre}</legend>
      {horas.length === 0 && <p className="suave">Cerrado</p>}
      {horas.map(({ desde, hasta }, i) => (
        <div key={i} className={`pila ${css.horas}`} data-hueco="2">
          <CampoTexto
            type="time"
            aria-label={`Desde, ${nombre}`}
            value={desde}
            onChange={(event) => change(i, { desde: event.target.value })}
          />
          <span aria-hidden="true">–</span>
          <CampoTexto
            type="time"
            aria-label={`Hasta, ${nombre}`}
            value={hasta}
            onChange={(event) => change(i, { hasta: event.target.value })}
          />
          <BotonIcono
            etiqueta={`Quitar estas horas del ${nombre}`}
            icono={<Trash2 aria-hidden="true" />}
            onClick={() => onChange(horas.filter((_, j) => j !== i))}
          />
        </div>
      ))}
      <div className="fila" data-extremos="" data-hueco="0">
        {horas.length < reglasHorario.LIMITES_HORARIO.tramosPorDia && (
          <Boton
            variante="fantasma"
            tamano="compacto"
            icono={<Plus aria-hidden="true" />}
            aria-label={`Añadir horas al ${nombre}`}
            onClick={() => onChange([...horas, horas.length === 0 ? PRIMERA : OTRA])}
          >
            Añadir horas
          </Boton>
        )}
        <Boton
          variante="fantasma"
          tamano="compacto"
          aria-label={`Copiar el ${nombre} a todos los días`}
          onClick={onCopiar}
        >
          Copiar a todos
        </Boton>
      </div>
    </fieldset>
  );
}
