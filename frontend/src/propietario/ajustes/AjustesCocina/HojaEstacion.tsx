import { reglasCocina } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/cliente';
import { toValidate } from '../../../shared/lib/formulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { cuentaProductos } from '../../carta/modelo/secciones';
import { falloDeAjustes } from '../ajustes-api';
import { Quitar } from './Quitar';

interface PropsHojaEstacion {
  abierta: boolean;
  onClose: () => void;
  /** Null makes a new one. */
  estacion: EstacionCasa | null;
  estaciones: readonly EstacionCasa[];
  /** How many are made in it. */
  productos: number;
  /** @throws ApiError or NetworkError. */
  onGuardar: (datos: Omit<EstacionCasa, '_id'>) => Promise<void>;
  onQuitar: (estacion: EstacionCasa) => void;
}

const TIPOS = [
  { valor: 'comida', texto: 'Cocina', icono: <Utensils aria-hidden="true" /> },
  { valor: 'bebida', texto: 'Barra', icono: <CupSoda aria-hidden="true" /> },
] as const;

export function HojaEstacion(props: PropsHojaEstacion) {
  const apertura = useApertura(props.abierta);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, onClose, estacion, estaciones, productos, onGuardar, onQuitar }: PropsHojaEstacion) {
  const { register, control, handleSubmit, setError, formState } = useForm<Omit<EstacionCasa, '_id'>>({
    defaultValues: { nombre: estacion?.nombre ?? '', tipo: estacion?.tipo ?? 'comida' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const showNombre = (message: string) => setError('nombre', { message }, { shouldFocus: true });

  async function save({ nombre, tipo }: Omit<EstacionCasa, '_id'>) {
    const datos = { nombre: nombre.trim(), tipo };
    const resto = estaciones.filter(({ _id }) => _id !== estacion?._id);
    const mensaje = reglasCocina.estaciones([...resto, datos]);
    if (mensaje !== null) return showNombre(mensaje);
    try {
      await onGuardar(datos);
      onClose();
    } catch (error) {
      // another screen changed the estaciones meanwhile
      if (error instanceof ApiError && error.status === 422) return showNombre(error.message);
      setError('root', { message: falloDeAjustes(error) });
    }
  }

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={estacion ? 'Editar estación' : 'Nueva estación'}
      sucio={isDirty}
      ocupado={isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
    >
      <CampoTexto
        etiqueta="Nombre"
        placeholder="Plancha"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={reglasCocina.LIMITES_COCINA.nombreMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasCocina.nombreEstacion) })}
      />
      <Controller
        control={control}
        name="tipo"
        render={({ field: { value, onChange } }) => (
          <Eleccion etiqueta="Es parte de" valor={value} opciones={TIPOS} onChange={onChange} />
        )}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {estacion && (
        <Quitar texto={textoQuitar(productos, estacion)} onQuitar={() => onQuitar(estacion)}>
          Quitar esta estación
        </Quitar>
      )}
    </HojaFormulario>
  );
}

function textoQuitar(productos: number, { tipo }: EstacionCasa): string {
  if (productos === 0) return 'Ningún producto se prepara en ella.';
  const comun = tipo === 'comida' ? 'la cocina' : 'la barra';
  return `Lo que se prepara en ella (${cuentaProductos(productos)}) va a la estación de su categoría o, si no tiene otra, a ${comun}.`;
}
