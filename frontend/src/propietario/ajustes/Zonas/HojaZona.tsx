import { useForm, useWatch } from 'react-hook-form';
import { reglasZonas } from '@carta/contracts';
import type { Restaurante, Zona } from '@carta/contracts';
import { ApiError } from '../../../shared/api/cliente';
import { toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { falloDeAjustes } from '../ajustes-api';
import { resumenMesas } from './mesas-escritas';

interface PropsHojaZona {
  abierta: boolean;
  onClose: () => void;
  restaurante: Restaurante;
  /** Null makes a new one. */
  zona: Zona | null;
  /** @throws ApiError or NetworkError. */
  onGuardar: (datos: Omit<Zona, '_id'>) => Promise<void>;
  onQuitar: (zona: Zona) => void;
}

/** Shows while the owner types which mesas are meant. */
export function HojaZona(props: PropsHojaZona) {
  const apertura = useApertura(props.abierta);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, onClose, restaurante, zona, onGuardar, onQuitar }: PropsHojaZona) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    defaultValues: { nombre: zona?.nombre ?? '', mesas: zona?.mesas.replaceAll(',', ', ') ?? '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const mesas = useWatch({ control, name: 'mesas' });
  const resumen = resumenMesas(mesas, restaurante.numeroMesas);

  async function save(datos: Omit<Zona, '_id'>) {
    const resto = (restaurante.zonas ?? []).filter(({ _id }) => _id !== zona?._id);
    const juntas = reglasZonas.apartadas([...resto, datos]);
    if (juntas !== null) return showJuntas(juntas);
    try {
      await onGuardar(datos);
      onClose();
    } catch (error) {
      // another screen changed the zonas meanwhile
      if (error instanceof ApiError && error.status === 422) return showJuntas(error.message);
      setError('root', { message: falloDeAjustes(error) });
    }
  }
  const showJuntas = (message: string) =>
    setError(message.startsWith('Hay dos') ? 'nombre' : 'mesas', { message }, { shouldFocus: true });

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={zona ? 'Editar zona' : 'Nueva zona'}
      sucio={isDirty}
      ocupado={isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
    >
      <CampoTexto
        etiqueta="Nombre"
        placeholder="Terraza"
        autoComplete="off"
        maxLength={reglasZonas.LIMITES_ZONAS.nombreMax}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasZonas.nombreZona) })}
      />
      <CampoTexto
        etiqueta="Mesas"
        placeholder="1-12, 20"
        autoComplete="off"
        ayuda={errors.mesas ? undefined : (resumen ?? 'Por ejemplo: 1-12, 20')}
        error={errors.mesas?.message}
        {...register('mesas', { validate: toValidate(reglasZonas.mesasZona) })}
      />
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {zona && (
        <Boton variante="fantasma" ancho="completo" onClick={() => onQuitar(zona)}>
          Quitar esta zona
        </Boton>
      )}
    </HojaFormulario>
  );
}
