import { reglasCocina } from '@carta/contracts';
import type { EstacionCasa } from '@carta/contracts';
import CupSoda from 'lucide-react/icons/cup-soda';
import Utensils from 'lucide-react/icons/utensils';
import { Controller } from 'react-hook-form';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
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

export const HojaEstacion = conApertura(Hoja);

function Hoja({ abierta, onClose, estacion, estaciones, productos, onGuardar, onQuitar }: PropsHojaEstacion) {
  const { register, control, errors, marco } = useFormulario<Omit<EstacionCasa, '_id'>>({
    defaultValues: { nombre: estacion?.nombre ?? '', tipo: estacion?.tipo ?? 'comida' },
    regla: (datos) =>
      reglasCocina.estaciones([...estaciones.filter(({ _id }) => _id !== estacion?._id), datos]),
    campoDe: () => 'nombre',
    // another screen changed the estaciones meanwhile
    isDeCampo: isStatus(422),
    guardar: async ({ nombre, tipo }) => {
      await onGuardar({ nombre: nombre.trim(), tipo });
      onClose();
    },
    textoOf: falloDeAjustes,
  });

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={estacion ? 'Editar estación' : 'Nueva estación'}
      {...marco}
      onClose={onClose}
      quitar={
        estacion && (
          <Quitar texto={textoQuitar(productos, estacion)} onQuitar={() => onQuitar(estacion)}>
            Quitar esta estación
          </Quitar>
        )
      }
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
    </HojaFormulario>
  );
}

function textoQuitar(productos: number, { tipo }: EstacionCasa): string {
  if (productos === 0) return 'Ningún producto se prepara en ella.';
  const comun = tipo === 'comida' ? 'la cocina' : 'la barra';
  return `Lo que se prepara en ella (${cuentaProductos(productos)}) va a la estación de su categoría o, si no tiene otra, a ${comun}.`;
}
