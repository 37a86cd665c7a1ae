import { LIMITES, reglasCarta } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { CuantasSeEligen } from './CuantasSeEligen';
import css from './HojaOpcion.module.css';
import { Valores } from './Valores';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { currentOf } from '../datos/carta-api';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../../../shared/lib/useClave';
import { textoCambiada, toOpcionRequest, toValoresOpcion } from '../modelo/opciones';
import type { ValoresOpcion } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos-carta';

interface PropsHojaOpcion {
  abierta: boolean;
  /** Null makes a new one. */
  opcion: Opcion | null;
  onClose: () => void;
  /** Receives the stored one. */
  onHecha?: (opcion: Opcion) => void;
}

export const HojaOpcion = conApertura(Hoja);

function Hoja({ abierta, opcion, onClose, onHecha }: PropsHojaOpcion) {
  const formulario = useFormularioOpcion(opcion, (hecha) => {
    onClose();
    onHecha?.(hecha);
  });
  const { register, errors, marco } = formulario;

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={opcion ? 'Editar opción' : 'Nueva opción'}
      tamano="completa"
      className={css.formulario}
      {...marco}
      onClose={onClose}
    >
      <CampoTexto
        etiqueta="Nombre"
        ayuda="Como «Punto de la carne», «Guarnición» o «Extras»."
        autoComplete="off"
        maxLength={LIMITES.nombreOpcionMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCarta.nombreOpcion) })}
      />
      <CuantasSeEligen formulario={formulario} />
      <Valores formulario={formulario} />
    </HojaFormulario>
  );
}

/** Receives the stored opción. */
function useFormularioOpcion(opcion: Opcion | null, onGuardada: (opcion: Opcion) => void) {
  const { addOpcion, editOpcion } = useCambiosCarta();
  const claveFor = useClave();
  const [vista, setVista] = useState(opcion);

  async function save(valores: ValoresOpcion) {
    const request = toOpcionRequest(valores);
    const clave = claveFor(request);
    try {
      onGuardada(await (vista ? editOpcion(vista, request, clave) : addOpcion(request, clave)));
    } catch (error) {
      setVista(currentOf<Opcion>(error) ?? vista);
      throw error;
    }
  }

  return useFormulario({
    defaultValues: toValoresOpcion(opcion),
    campoDe: () => 'nombre',
    isDeCampo: (error) => isStatus(409)(error) && !currentOf<Opcion>(error),
    guardar: save,
    textoOf: (error) => {
      const ahora = currentOf<Opcion>(error);
      return ahora ? textoCambiada(ahora) : mensajeDe(error, ERROR_CARTA.guardarOpcion);
    },
  });
}
