import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ValoresProducto } from '../modelo/producto';
import { SelectorAlergenos } from '../SelectorAlergenos/SelectorAlergenos';

export function AlergenosProducto({ control }: { control: Control<ValoresProducto> }) {
  const { field: lista } = useController({ control, name: 'alergenos' });
  const { field: declarados } = useController({ control, name: 'alergenosDeclarados' });
  return (
    <SelectorAlergenos
      alergenos={lista.value}
      alergenosDeclarados={declarados.value}
      onDeclare={(alergenos, alergenosDeclarados) => {
        lista.onChange(alergenos);
        declarados.onChange(alergenosDeclarados);
      }}
    />
  );
}
