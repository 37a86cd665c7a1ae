import { Controller, useForm, useWatch } from 'react-hook-form';
import { ETIQUETA_PUESTO, PUESTOS, reglasSala } from '@carta/contracts';
import type { CrearCodigoRequest, Puesto } from '@carta/contracts';
import { showErroresDeCampo, toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { useSesion } from '../../../sesion/useSesion';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { ElegirEstaciones } from '../../../shared/ui/ElegirEstaciones/ElegirEstaciones';
import { IconoPuesto } from '../../../shared/ui/IconoPuesto/IconoPuesto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes } from '../ajustes-api';
import propio from './HojaDispositivo.module.css';

interface PropsFormularioDispositivo {
  /** @throws ApiError or NetworkError. */
  onCrear: (datos: CrearCodigoRequest) => Promise<void>;
}

const CAMPOS = ['nombre', 'puesto'] as const;
const OPCIONES = PUESTOS.map((valor) => ({
  valor,
  texto: ETIQUETA_PUESTO[valor],
  icono: <IconoPuesto puesto={valor} />,
}));
const QUE_VERA = {
  cocina: 'Las comandas de comida, a pantalla completa.',
  barra: 'Las comandas de bebida, a pantalla completa.',
  pase: 'Lo que se está haciendo de cada mesa, y qué falta para que salga.',
  camarero: 'Lo que espera en la sala: platos listos, llamadas y cuentas. También toma pedidos.',
} as const satisfies Record<Puesto, string>;

/** Only a wall may be of some stations alone. */
const isMuro = (puesto: Puesto) => puesto === 'cocina' || puesto === 'barra';

export function FormularioDispositivo({ onCrear }: PropsFormularioDispositivo) {
  const { register, control, handleSubmit, setError, formState } = useForm<CrearCodigoRequest>({
    defaultValues: { nombre: '', puesto: 'cocina', estaciones: [] },
  });
  const { errors, isSubmitting } = formState;
  const puesto = useWatch({ control, name: 'puesto' });
  const casa = useSesion(({ restaurante }) => restaurante?.estaciones);

  const handleCrear = async ({ nombre, puesto, estaciones = [] }: CrearCodigoRequest) => {
    const suyas = estaciones.length > 0 && isMuro(puesto) ? { estaciones } : {};
    try {
      await onCrear({ nombre: nombre.trim(), puesto, ...suyas });
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: falloDeAjustes(error) });
    }
  };
  return (
    <form className="formulario" noValidate onSubmit={(event) => void handleSubmit(handleCrear)(event)}>
      <CampoTexto
        etiqueta="Nombre"
        ayuda="Como lo llamáis: Tableta de cocina, Móvil de Ana…"
        autoComplete="off"
        maxLength={reglasSala.LIMITES_SALA.nombreDispositivo}
        error={errors.nombre?.message}
        {...register('nombre', { validate: toValidate(reglasSala.nombreDispositivo) })}
      />
      <Controller
        name="puesto"
        control={control}
        render={({ field }) => (
          <div className={propio.puesto}>
            <Eleccion etiqueta="Puesto" valor={field.value} opciones={OPCIONES} onChange={field.onChange} />
            <p className={propio.texto} aria-live="polite">
              {QUE_VERA[field.value]}
            </p>
          </div>
        )}
      />
      {isMuro(puesto) && (
        <Controller
          name="estaciones"
          control={control}
          render={({ field }) => (
            <ElegirEstaciones casa={casa} elegidas={field.value ?? []} onElegir={field.onChange} />
          )}
        />
      )}
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Crear código
      </Boton>
    </form>
  );
}
