import { reglasCocina } from '@carta/contracts';
import type { Pase } from '@carta/contracts';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/cliente';
import { toValidate } from '../../../shared/lib/formulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
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

export function HojaPase(props: PropsHojaPase) {
  const apertura = useApertura(props.abierta);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, onClose, pase, pases, productos, onGuardar, onQuitar }: PropsHojaPase) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { nombre: pase?.nombre ?? '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const showNombre = (message: string) => setError('nombre', { message }, { shouldFocus: true });

  async function save({ nombre }: { nombre: string }) {
    const resto = pases.filter(({ _id }) => _id !== pase?._id);
    const mensaje = reglasCocina.pases([...resto, { nombre }]);
    if (mensaje !== null) return showNombre(mensaje);
    try {
      await onGuardar(nombre.trim());
      onClose();
    } catch (error) {
      // another screen changed the pases meanwhile
      if (error instanceof ApiError && error.status === 422) return showNombre(error.message);
      setError('root', { message: falloDeAjustes(error) });
    }
  }

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={pase ? 'Editar pase' : 'Nuevo pase'}
      sucio={isDirty}
      ocupado={isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
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
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {pase && (
        <Quitar texto={textoQuitar(productos)} onQuitar={() => onQuitar(pase)}>
          Quitar este pase
        </Quitar>
      )}
    </HojaFormulario>
  );
}

function textoQuitar(productos: number): string {
  return productos === 0
    ? 'Ningún producto se sirve en él.'
    : `Lo que se sirve en él (${cuentaProductos(productos)}) va al pase de su categoría o, si no tiene otro, sale al pedirlo.`;
}
