import { parseContados, reglasContados } from '@carta/contracts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSesion } from '../../../sesion/useSesion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import type { ValoresProducto } from '../modelo/producto';

const check = (texto: string): string | true => reglasContados.cuenta(parseContados(texto)) ?? true;

/** What it counts as in the kitchen's totals, as a text; asked for only where somebody wants it. */
export function CuentaProducto({ formulario }: { formulario: UseFormReturn<ValoresProducto> }) {
  const { register, formState, getValues } = formulario;
  const [abierto, setAbierto] = useState(() => getValues('cuenta') !== '');
  const isNormal = useSesion(({ restaurante }) => restaurante?.tipoUsuario === 'normal');
  if (isNormal && !abierto) return null;
  if (!abierto) {
    return (
      <Boton
        variante="fantasma"
        tamano="compacto"
        icono={<Plus aria-hidden="true" />}
        onClick={() => setAbierto(true)}
      >
        Contar en los totales de cocina
      </Boton>
    );
  }
  return (
    <CampoTexto
      etiqueta="Para los totales de cocina"
      placeholder="2 hamburguesas, 1 pan"
      autoComplete="off"
      ayuda="Lo que se cuenta de cada unidad al sumar lo que queda por hacer."
      error={formState.errors.cuenta?.message}
      {...register('cuenta', { validate: check })}
    />
  );
}
