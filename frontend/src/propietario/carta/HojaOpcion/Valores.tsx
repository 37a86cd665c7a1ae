import { LIMITES, declaracionOf, reglasCarta } from '@carta/contracts';
import Plus from 'lucide-react/icons/plus';
import { useController } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useFilas } from '../filas/useFilas';
import { createFilaValor, fallosDeValores } from '../modelo/opciones';
import type { FilaValor, ValoresOpcion } from '../modelo/opciones';
import lista from '../reordenar/lista.module.css';
import { CamposValor } from './CamposValor';
import css from './HojaOpcion.module.css';

export function Valores({ formulario }: { formulario: UseFormReturn<ValoresOpcion> }) {
  const { control, formState } = formulario;
  const { field } = useController({
    control,
    name: 'valores',
    rules: { validate: validateValores, deps: ['max'] },
  });
  const { value: valores, onChange } = field;
  const filas = useFilas<FilaValor>({ filas: valores, onChange, sinNombre: 'Valor', ref: field.ref });
  const { listaRef, anadirRef } = filas;
  const error = formState.errors.valores;
  const fallos = error ? fallosDeValores(valores) : [];
  const handleAdd = () => filas.add(createFilaValor());

  return (
    <fieldset>
      <legend className="etiqueta">Valores</legend>
      <ul ref={listaRef} className={lista.lista}>
        {filas.dibujadas.map(({ fila, indice, ...resto }) => (
          <CamposValor
            key={fila._id}
            {...resto}
            fila={fila}
            fallo={fallos[indice]}
            onChange={(cambio) => filas.change(fila._id, cambio)}
            onIntro={handleAdd}
          />
        ))}
      </ul>
      {error?.message && <Mensaje tono="error">{error.message}</Mensaje>}
      <SinDeclarar valores={valores} onDeclare={onChange} />
      <Boton
        ref={anadirRef}
        variante="fantasma"
        tamano="compacto"
        className={css.anadir}
        icono={<Plus aria-hidden="true" />}
        disabled={valores.length >= LIMITES.valoresMax}
        onClick={handleAdd}
      >
        Añadir valor
      </Boton>
    </fieldset>
  );
}

interface PropsSinDeclarar {
  valores: readonly FilaValor[];
  onDeclare: (valores: FilaValor[]) => void;
}

/** One tap declares all of those. */
function SinDeclarar({ valores, onDeclare }: PropsSinDeclarar) {
  const escritos = valores.filter(({ nombre }) => nombre.trim() !== '');
  const faltan = escritos.filter((valor) => declaracionOf(valor) === 'sin_declarar');
  if (faltan.length === 0) return null;
  return (
    <div className={`suave ${css.sinDeclarar}`}>
      <p>
        {faltan.length === 1 ? 'Falta 1 valor' : `Faltan ${faltan.length} valores`} por declarar sus
        alérgenos: a quien evita algo se le avisa.
      </p>
      <Boton
        variante="fantasma"
        tamano="compacto"
        onClick={() =>
          onDeclare(
            valores.map((valor) =>
              faltan.includes(valor) ? { ...valor, alergenosDeclarados: true } : valor,
            ),
          )
        }
      >
        No contienen ninguno de los 14
      </Boton>
    </div>
  );
}

/** Fields show their own errors; only an empty list is reported below. */
function validateValores(valores: FilaValor[]): boolean | string {
  if (valores.length === 0) return reglasCarta.valores(valores) ?? true;
  return fallosDeValores(valores).every(({ nombre, suplemento }) => nombre === null && suplemento === null);
}
