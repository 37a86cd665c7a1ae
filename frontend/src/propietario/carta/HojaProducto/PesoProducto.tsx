import { GRAMOS_MAX, UNIDADES_PESO, reglasCarta } from '@carta/contracts';
import type { UnidadPeso } from '@carta/contracts';
import Scale from 'lucide-react/icons/scale';
import { useController, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import type { ValoresProducto } from '../modelo/producto';

const OPCIONES: readonly { valor: UnidadPeso | ''; texto: string }[] = [
  ...UNIDADES_PESO.map((unidad) => ({ valor: unidad, texto: `Por ${unidad === 'kg' ? 'kilo' : unidad}` })),
  { valor: '', texto: 'Por pieza' },
];
/** What most fish for one weighs. */
const DE_PARTIDA = '300';

/** Asked for only where somebody wants it, of what has no formatos and nothing to be chosen. */
export function PesoProducto({ formulario }: { formulario: UseFormReturn<ValoresProducto> }) {
  const { control, formState, register, getValues, setValue } = formulario;
  const { field: unidad } = useController({ control, name: 'unidadPeso' });
  const [formatos, opciones] = useWatch({ control, name: ['formatos', 'opciones'] });

  function handleUnidad(nueva: UnidadPeso | '') {
    unidad.onChange(nueva);
    if (nueva !== '' && getValues('gramosEstimados') === '') {
      setValue('gramosEstimados', DE_PARTIDA, { shouldDirty: true });
    }
  }

  if (unidad.value === '') {
    if (formatos.length > 0 || opciones.length > 0) return null;
    return (
      <Boton
        variante="fantasma"
        tamano="compacto"
        icono={<Scale aria-hidden="true" />}
        onClick={() => handleUnidad('100 g')}
      >
        Vender por peso
      </Boton>
    );
  }
  return (
    <>
      <Eleccion
        etiqueta="El precio es"
        tamano="compacto"
        valor={unidad.value}
        opciones={OPCIONES}
        onChange={handleUnidad}
      />
      <CampoTexto
        etiqueta="Gramos de una pieza, más o menos"
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(GRAMOS_MAX).length}
        ayuda="Se calcula con ellos hasta que alguien la pesa. La carta dice siempre el precio: «según mercado» no se puede poner."
        error={formState.errors.gramosEstimados?.message}
        {...register('gramosEstimados', {
          validate: (texto, { unidadPeso }) =>
            unidadPeso === '' || (reglasCarta.gramos(texto.trim() === '' ? NaN : Number(texto)) ?? true),
        })}
      />
    </>
  );
}
