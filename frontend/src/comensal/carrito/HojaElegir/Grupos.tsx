import { formatCentimos } from '@carta/contracts';
import type { Alergeno, Declarado, Elegible, OpcionElegible } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { avisoOf, sinInformacion } from '../avisos';
import type { Borrador, Falta } from './borrador';
import { pistaOf, toggleValor } from './borrador';
import { Grupo } from './Grupo';
import type { Fila } from './Grupo';

interface PropsGrupos {
  producto: Elegible;
  borrador: Borrador;
  evitados: readonly Alergeno[];
  falta: Falta | null;
  onChange: (borrador: Borrador) => void;
  /** `grupo` is the group's index. */
  onGrupo: (grupo: number, caja: HTMLFieldSetElement | null) => void;
}

/** The radio button for 'none', where no value is required. */
const NINGUNO = '';

/**
 * The formato comes first, then each opción. Missing information is shown once: for the dish (in its sheet),
 * else for a whole opción, else for a value.
 */
export function Grupos({ producto, borrador, evitados, falta, onChange, onGrupo }: PropsGrupos) {
  const { formatos, opciones } = producto;
  const isAvisado = avisoOf(producto, evitados) === sinInformacion();
  const errorDe = (grupo: number) => (falta?.grupo === grupo ? falta.texto : null);
  return (
    <>
      {formatos.length > 0 && (
        <Grupo
          ref={(caja) => onGrupo(0, caja)}
          titulo={t('Formato')}
          pista={t('Elige 1')}
          aviso={null}
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
      {opciones.map((opcion, i) => {
        const isDesconocida = opcion.valores.every((valor) => avisoOf(valor, evitados) === sinInformacion());
        return (
          <Grupo
            key={opcion.nombre}
            ref={(caja) => onGrupo(i + 1, caja)}
            titulo={opcion.nombre}
            pista={pistaOf(opcion)}
            aviso={isDesconocida && !isAvisado ? sinInformacion() : null}
            filas={filasOf(opcion, evitados, isDesconocida || isAvisado)}
            elegidos={elegidosDe(opcion, borrador)}
            unica={opcion.max === 1}
            completo={elegidosDe(opcion, borrador).length >= opcion.max}
            error={errorDe(i + 1)}
            onElegir={(id) => onChange(toggleValor(borrador, opcion, id))}
          />
        );
      })}
    </>
  );
}

/** With `isAvisado` the missing information has been shown already. */
function filasOf(
  { min, max, valores }: OpcionElegible,
  evitados: readonly Alergeno[],
  isAvisado: boolean,
): Fila[] {
  const avisoDe = (valor: Declarado) => {
    const aviso = avisoOf(valor, evitados);
    return isAvisado && aviso === sinInformacion() ? null : aviso;
  };
  const filas = valores.map(({ id, nombre, suplemento, disponible, ...valor }) => ({
    id,
    nombre,
    precio: suplemento > 0 ? `+${formatCentimos(suplemento)}` : '',
    disponible,
    aviso: avisoDe(valor),
  }));
  // a radio button cannot be unticked
  const ninguno = { id: NINGUNO, nombre: t('No, gracias'), precio: '', disponible: true, aviso: null };
  return min === 0 && max === 1 ? [...filas, ninguno] : filas;
}

function elegidosDe({ min, max, valores }: OpcionElegible, borrador: Borrador): string[] {
  const ids = valores.map(({ id }) => id).filter((id) => borrador.valores.includes(id));
  return ids.length === 0 && min === 0 && max === 1 ? [NINGUNO] : ids;
}
