import { useWatch } from 'react-hook-form';
import { reglasZonas } from '@carta/contracts';
import type { Restaurante, Zona } from '@carta/contracts';
import { toValidate } from '../../../shared/lib/formulario';
import { isStatus, useFormulario } from '../../../shared/lib/useFormulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { conApertura } from '../../../shared/ui/capas/apertura';
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
export const HojaZona = conApertura(Hoja);

function Hoja({ abierta, onClose, restaurante, zona, onGuardar, onQuitar }: PropsHojaZona) {
  const { register, control, errors, marco } = useFormulario({
    defaultValues: { nombre: zona?.nombre ?? '', mesas: zona?.mesas.replaceAll(',', ', ') ?? '' },
    regla: (datos) =>
      reglasZonas.apartadas([...(restaurante.zonas ?? []).filter(({ _id }) => _id !== zona?._id), datos]),
    campoDe: (message) => (message.startsWith('Hay dos') ? 'nombre' : 'mesas'),
    // another screen changed the zonas meanwhile
    isDeCampo: isStatus(422),
    guardar: async (datos) => {
      await onGuardar(datos);
      onClose();
    },
    textoOf: falloDeAjustes,
  });
  const mesas = useWatch({ control, name: 'mesas' });
  const resumen = resumenMesas(mesas, restaurante.numeroMesas);

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={zona ? 'Editar zona' : 'Nueva zona'}
      {...marco}
      onClose={onClose}
      quitar={
        zona && (
          <Boton variante="fantasma" ancho="completo" onClick={() => onQuitar(zona)}>
            Quitar esta zona
          </Boton>
        )
      }
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
    </HojaFormulario>
  );
}
