import { reglasCocina } from '@carta/contracts';
import type { Pase } from '@carta/contracts';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { cuentaProductos } from '../../carta/modelo/secciones';
import { falloDeAjustes } from '../ajustes-api';
import { Quitar } from './Quitar';

interface PropsHojaPase {
  abierta: boolean;
  onClose: () => void;
  /** Null makes a new one. */
  pase: Pase | null;
  pases: readonly Pase[];
  /** How many are served in it. */
  productos: number;
  /** @throws ApiError or NetworkError. */
  onGuardar: (nombre: string) => Promise<void>;
  onQuitar: (pase: Pase) => void;
}

export const HojaPase = conApertura(Hoja);

function Hoja({ abierta, onClose, pase, pases, productos, onGuardar, onQuitar }: PropsHojaPase) {
  const { register, errors, marco } = useFormulario({
    defaultValues: { nombre: pase?.nombre ?? '' },
    regla: ({ nombre }) => reglasCocina.pases([...pases.filter(({ _id }) => _id !== pase?._id), { nombre }]),
    campoDe: () => 'nombre',
    // another screen changed the pases meanwhile
    isDeCampo: isStatus(422),
    guardar: async ({ nombre }) => {
      await onGuardar(nombre.trim());
      onClose();
    },
    textoOf: falloDeAjustes,
  });

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={pase ? 'Editar pase' : 'Nuevo pase'}
      {...marco}
      onClose={onClose}
      quitar={
        pase && (
          <Quitar texto={textoQuitar(productos)} onQuitar={() => onQuitar(pase)}>
            Quitar este pase
          </Quitar>
        )
      }
    >
      <CampoTexto
        etiqueta="Nombre"
        placeholder="Primeros"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={reglasCocina.LIMITES_COCINA.nombreMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCocina.nombrePase) })}
      />
    </HojaFormulario>
  );
}

function textoQuitar(productos: number): string {
  return productos === 0
    ? 'Ningún producto se sirve en él.'
    : `Lo que se sirve en él (${cuentaProductos(productos)}) va al pase de su categoría o, si no tiene otro, sale al pedirlo.`;
}
