import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Ref } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Campo } from '../../../shared/ui/Campo/Campo';
import campo from '../../../shared/ui/Campo/Campo.module.css';
import { useCampo } from '../../../shared/ui/Campo/useCampo';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useCategorias } from '../datos/listas';
import { HojaCategoria } from '../HojaCategoria/HojaCategoria';
import { ERROR_CARTA } from '../textos-carta';
import css from './SelectorCategoria.module.css';

interface PropsSelectorCategoria {
  valor: string;
  error?: string | undefined;
  onChange: (id: string) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function SelectorCategoria({ valor, error, onChange, ref }: PropsSelectorCategoria) {
  const { data: categorias } = useCategorias();
  const [abierta, setAbierta] = useState(false);
  const { ids, control } = useCampo({ error });
  const elegida = categorias?.find(({ _id }) => _id === valor);
  const texto = elegida?.nombre ?? 'Elige una categoría';

  function choose(id: string) {
    onChange(id);
    setAbierta(false);
  }

  return (
    <Campo ids={ids} etiqueta="Categoría" error={error}>
      <button
        {...control}
        ref={ref}
        type="button"
        className={`${campo.control} ${css.boton}`}
        aria-label={`Categoría: ${texto}`}
        aria-haspopup="dialog"
        data-vacio={elegida ? undefined : ''}
        onClick={() => setAbierta(true)}
      >
        <span className="cede">{texto}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <HojaInferior abierta={abierta} onClose={() => setAbierta(false)} titulo="Categoría">
        <Opciones valor={valor} onChoose={choose} />
      </HojaInferior>
    </Campo>
  );
}

interface PropsOpciones {
  valor: string;
  onChoose: (id: string) => void;
}

function Opciones({ valor, onChoose }: PropsOpciones) {
  const { data: categorias, isError } = useCategorias();
  const [creando, setCreando] = useState(false);

  return (
    <div className="pila" data-hueco="4">
      {!categorias && isError && <Mensaje tono="error">{ERROR_CARTA.cargarCategorias}</Mensaje>}
      {!categorias && !isError && <Cargando texto="Cargando categorías..." />}
      {categorias?.length === 0 && <p className={css.vacio}>No hay categorías disponibles</p>}
      {categorias && categorias.length > 0 && (
        <ul className={css.lista}>
          {categorias.map(({ _id, nombre }) => (
            <li key={_id}>
              <button
                type="button"
                className={css.opcion}
                aria-pressed={_id === valor}
                onClick={() => onChoose(_id)}
              >
                <span className="cede">{nombre}</span>
                {_id === valor && <Check aria-hidden="true" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Boton
        variante="secundario"
        ancho="completo"
        icono={<Plus aria-hidden="true" />}
        onClick={() => setCreando(true)}
      >
        Nueva categoría
      </Boton>
      <HojaCategoria
        abierta={creando}
        categoria={null}
        onClose={() => setCreando(false)}
        onHecha={({ _id }) => onChoose(_id)}
      />
    </div>
  );
}
