import { startTransition, useCallback, useEffect, useState } from 'react';
import { LENGUAS, parseLengua } from '@carta/contracts';
import type { Lengua, TextosDeCarta } from '@carta/contracts';
import { mensajeDe } from '../../../shared/api/cliente';
import { anunciar } from '../../../shared/lib/anunciar';
import { nombreDeLengua } from '../../../shared/lib/lenguas';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { Selector } from '../../../shared/ui/Selector/Selector';
import { showToast } from '../../../shared/ui/Toasts/toast';
import Check from 'lucide-react/icons/check';
import { FilaTexto } from './FilaTexto';
import css from './Traducir.module.css';
import { filterTextos, propuestasOf, seccionesDeTextos } from './textos-traducir';
import type { FiltroTextos } from './textos-traducir';
import type { GuardarTexto } from './useFilaTexto';
import { useGuardarTextos, useTextosDeAhora } from './useTextos';

interface PropsTraducir {
  restauranteId: string;
  leidos: TextosDeCarta;
  onLengua: (lengua: Lengua) => void;
}

/** Rows of the first drawing; the others come right after it. */
const PRIMERAS = 40;

const OPCIONES = LENGUAS.filter((lengua) => lengua !== 'es').map((valor) => ({
  valor,
  texto: nombreDeLengua(valor),
}));

/** Every text of the carta with its translation, which is saved row by row. */
export function Traducir({ restauranteId, leidos, onLengua }: PropsTraducir) {
  const { lengua, textos, faltan, sinRevisar } = leidos;
  const [filtro, setFiltro] = useState<FiltroTextos>('todos');
  /** Those that the filter found when it was chosen: a row that is done stays under the finger. */
  const [vistos, setVistos] = useState<ReadonlySet<string> | null>(null);
  const [entera, setEntera] = useState(false);
  const saveTextos = useGuardarTextos(lengua);
  const propuestas = propuestasOf(textos);
  const { aceptando, accept } = useAceptar(lengua, propuestas);

  useEffect(() => startTransition(() => setEntera(true)), []);

  const handleGuardar = useCallback<GuardarTexto>(
    async ({ original, de }, texto) => {
      try {
        await saveTextos([{ original, de, texto }]);
        anunciar(`Guardado: ${original}`, 'traducir');
      } catch (error) {
        anunciar(`No se ha guardado: ${original}`, 'traducir');
        throw error;
      }
    },
    [saveTextos],
  );
  const handleFiltro = (nuevo: FiltroTextos) => {
    setFiltro(nuevo);
    const encontrados = filterTextos(textos, nuevo).map(({ original }) => original);
    startTransition(() => setVistos(nuevo === 'todos' ? null : new Set(encontrados)));
  };

  const filas = vistos === null ? textos : textos.filter(({ original }) => vistos.has(original));
  return (
    <>
      <div className={css.barra}>
        <Selector
          etiqueta="Lengua"
          etiquetaOculta
          valor={lengua}
          opciones={OPCIONES}
          onChange={(valor) => onLengua(parseLengua(valor) ?? lengua)}
        />
        <div className={css.filtro}>
          <Eleccion
            etiqueta="Textos"
            etiquetaOculta
            tamano="compacto"
            valor={filtro}
            opciones={[
              { valor: 'todos', texto: `Todos ${textos.length}` },
              { valor: 'faltan', texto: `Faltan ${faltan}` },
              { valor: 'sinRevisar', texto: `Sin revisar ${sinRevisar}` },
            ]}
            onChange={handleFiltro}
          />
        </div>
        {propuestas.length > 0 && (
          <Boton className={css.aceptar} tamano="compacto" ocupado={aceptando} onClick={accept}>
            Aceptar todas las propuestas ({propuestas.length})
          </Boton>
        )}
      </div>
      <p className={`suave ${css.ayuda}`}>
        Lo que está en gris es una propuesta nuestra, que no ha revisado nadie. Tus clientes no la leen hasta
        que la aceptas.{' '}
        <span className={css.teclas}>Intro pasa al siguiente; Ctrl + Intro acepta la propuesta.</span>
      </p>
      {filas.length === 0 && (
        <EstadoVacio
          icono={<Check />}
          titulo={filtro === 'sinRevisar' ? 'No hay nada sin revisar' : 'No falta nada'}
          texto={
            filtro === 'todos' ? 'Tu carta todavía no tiene textos.' : 'Con «Todos» ves la carta entera.'
          }
        />
      )}
      {seccionesDeTextos(entera ? filas : filas.slice(0, PRIMERAS)).map(({ titulo, textos: suyos }) => (
        <section key={titulo} className={css.seccion} aria-label={titulo}>
          <h2 className={css.titulo}>{titulo}</h2>
          <ul className="tarjeta" tabIndex={-1}>
            {suyos.map((fila) => (
              <FilaTexto
                key={fila.original}
                fila={fila}
                lengua={lengua}
                borrador={`carta.traducir.${restauranteId}.${lengua}.${fila.original}`}
                onGuardar={handleGuardar}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** All proposals at once, with undo. */
function useAceptar(lengua: Lengua, propuestas: ReturnType<typeof propuestasOf>) {
  const { ocupado: aceptando, during } = useOcupado();
  const saveTextos = useGuardarTextos(lengua);
  const readTextos = useTextosDeAhora(lengua);

  const acceptAll = async () => {
    try {
      await saveTextos(propuestas);
      showToast({
        tono: 'exito',
        texto: propuestas.length === 1 ? 'Propuesta aceptada' : `${propuestas.length} propuestas aceptadas`,
        accion: { texto: 'Deshacer', onAction: () => void undo() },
        id: 'traducir',
      });
    } catch (error) {
      showToast({ tono: 'error', texto: mensajeDe(error), id: 'traducir' });
    }
  };
  /** What was written over since stays. */
  const undo = async () => {
    const ahora = new Map(readTextos().map(({ original, texto }) => [original, texto]));
    const intactas = propuestas.filter(({ original, texto }) => ahora.get(original) === texto);
    try {
      await saveTextos(intactas.map((propuesta) => ({ ...propuesta, texto: '' })));
    } catch (error) {
      showToast({ tono: 'error', texto: mensajeDe(error), id: 'traducir' });
    }
  };

  return { aceptando, accept: () => void during(acceptAll) };
}
