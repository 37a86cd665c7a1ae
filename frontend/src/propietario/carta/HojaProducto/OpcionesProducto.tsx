import type { Opcion } from '@carta/contracts';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import type { Ref } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useOpciones } from '../datos/listas';
import { useFilas } from '../filas/useFilas';
import lista from '../reordenar/lista.module.css';
import { FilaOpcionProducto } from './FilaOpcionProducto';
import css from './OpcionesProducto.module.css';
import { SelectorOpciones } from './SelectorOpciones';

interface PropsOpcionesProducto {
  valor: string[];
  error?: string | undefined;
  onChange: (ids: string[]) => void;
  ref?: Ref<HTMLButtonElement>;
}

const NINGUNA: Opcion[] = [];

export function OpcionesProducto({ valor, error, onChange, ref }: PropsOpcionesProducto) {
  const { data: opciones = NINGUNA, isFetching, isSuccess } = useOpciones();
  const [eligiendo, setEligiendo] = useState(false);
  const elegidas = valor.flatMap((id) => opciones.find(({ _id }) => _id === id) ?? []);
  // unknown ids are kept while the list is being read
  const porLeer = isFetching || !isSuccess;
  const desconocidas = valor.filter((id) => porLeer && !elegidas.some(({ _id }) => _id === id));
  const { listaRef, anadirRef, dibujadas } = useFilas({
    filas: elegidas,
    onChange: (nuevas) => onChange([...nuevas.map(({ _id }) => _id), ...desconocidas]),
    sinNombre: 'Opción',
    genero: 'a',
  });

  return (
    <fieldset>
      <legend className="etiqueta">Opciones</legend>
      {dibujadas.length > 0 ? (
        <ul ref={listaRef} className={lista.lista}>
          {dibujadas.map(({ fila, ...resto }) => (
            <FilaOpcionProducto key={fila._id} opcion={fila} {...resto} />
          ))}
        </ul>
      ) : (
        <p className="suave">Lo que se pregunta al pedirlo: el punto de la carne, la guarnición…</p>
      )}
      {error && <Mensaje tono="error">{error}</Mensaje>}
      <div ref={anadirRef} tabIndex={-1}>
        <Boton
          ref={ref}
          variante="fantasma"
          tamano="compacto"
          className={css.elegir}
          icono={<ListChecks aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setEligiendo(true)}
        >
          Elegir opciones
        </Boton>
      </div>
      <SelectorOpciones
        abierta={eligiendo}
        valor={valor}
        onChange={onChange}
        onClose={() => setEligiendo(false)}
      />
    </fieldset>
  );
}
