import { formatCentimos } from '@carta/contracts';
import type { Alergeno, Elegible, OpcionElegible } from '@carta/contracts';
import { avisoOf } from '../avisos';
import type { Borrador, Falta } from './borrador';
import { pistaOf, toggleValor } from './borrador';
import { Grupo } from './Grupo';
import type { Fila } from './Grupo';

interface PropsGrupos {
  producto: Elegible;
  borrador: Borrador;
  evitados: readonly Alergeno[];
  /** What somebody has wanted to go on without. */
  falta: Falta | null;
  onChange: (borrador: Borrador) => void;
  /** Tells where each group is, by its place. */
  onGrupo: (grupo: number, caja: HTMLFieldSetElement | null) => void;
}

/** Chosen instead of a value where none has to be. */
const NINGUNO = '';

/** All that is asked of a dish: in which formato, then each opción. */
export function Grupos({ producto, borrador, evitados, falta, onChange, onGrupo }: PropsGrupos) {
  const { formatos, opciones } = producto;
  const errorDe = (grupo: number) => (falta?.grupo === grupo ? falta.texto : null);
  return (
    <>
      {formatos.length > 0 && (
        <Grupo
          ref={(caja) => onGrupo(0, caja)}
          titulo="Formato"
          pista="Elige 1"
          filas={formatos.map(({ id, nombre, precio, disponible, alergenos }) => ({
            id,
            nombre,
            precio: formatCentimos(precio),
            disponible,
            aviso: avisoOf({ alergenos, alergenosDeclarados: true }, evitados),
          }))}
          elegidos={borrador.formato === undefined ? [] : [borrador.formato]}
          unica
          completo={false}
          error={errorDe(0)}
          onElegir={(formato) => onChange({ ...borrador, formato })}
        />
      )}
      {opciones.map((opcion, i) => (
        <Grupo
          key={opcion.nombre}
          ref={(caja) => onGrupo(i + 1, caja)}
          titulo={opcion.nombre}
          pista={pistaOf(opcion)}
          filas={filasOf(opcion, evitados)}
          elegidos={elegidosDe(opcion, borrador)}
          unica={opcion.max === 1}
          completo={elegidosDe(opcion, borrador).length >= opcion.max}
          error={errorDe(i + 1)}
          onElegir={(id) => onChange(toggleValor(borrador, opcion, id))}
        />
      ))}
    </>
  );
}

function filasOf({ min, max, valores }: OpcionElegible, evitados: readonly Alergeno[]): Fila[] {
  const filas = valores.map(({ id, nombre, suplemento, disponible, ...valor }) => ({
    id,
    nombre,
    precio: suplemento > 0 ? `+${formatCentimos(suplemento)}` : '',
    disponible,
    aviso: avisoOf(valor, evitados),
  }));
  // a radio button cannot be unticked
  const ninguno = { id: NINGUNO, nombre: 'No, gracias', precio: '', disponible: true, aviso: null };
  return min === 0 && max === 1 ? [...filas, ninguno] : filas;
}

function elegidosDe({ min, max, valores }: OpcionElegible, borrador: Borrador): string[] {
  const ids = valores.map(({ id }) => id).filter((id) => borrador.valores.includes(id));
  return ids.length === 0 && min === 0 && max === 1 ? [NINGUNO] : ids;
}
