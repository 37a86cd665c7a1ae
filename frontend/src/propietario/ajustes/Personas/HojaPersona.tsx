import { useState } from 'react';
import { ETIQUETA_ROL_PERSONA, PERSONA_BORRADA, ROLES_PERSONA, reglasPersona } from '@carta/contracts';
import type { CrearPersonaRequest, Persona } from '@carta/contracts';
import { Controller, useWatch } from 'react-hook-form';
import { createClave } from '../../../shared/lib/clave';
import { toValidate } from '../../../shared/lib/formulario';
import { useFormulario } from '../../../shared/lib/useFormulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { falloDeAjustes } from '../ajustes-api';
import { tryOrTell } from '../avisos';
import { useCambiarPersona, useCrearPersona, useOlvidarPersona } from './usePersonas';

interface PropsHojaPersona {
  abierta: boolean;
  /** Null makes a new one. */
  persona: Persona | null;
  onClose: () => void;
}

interface Datos extends CrearPersonaRequest {
  activa: boolean;
}

const ROLES = ROLES_PERSONA.map((valor) => ({ valor, texto: ETIQUETA_ROL_PERSONA[valor] }));

/** Its fields begin afresh with each opening. */
export const HojaPersona = conApertura(Hoja);

function Hoja({ abierta, persona, onClose }: PropsHojaPersona) {
  const [clave] = useState(createClave);
  const { mutateAsync: create } = useCrearPersona();
  const { mutateAsync: change } = useCambiarPersona();
  const { register, control, setValue, errors, marco } = useFormulario<Datos>({
    defaultValues: {
      nombre: persona?.nombre ?? '',
      pin: '',
      rol: persona?.rol ?? 'camarero',
      activa: persona?.activa ?? true,
    },
    guardar: async ({ nombre, pin, rol, activa }) => {
      if (persona === null) await create({ clave, datos: { nombre: nombre.trim(), pin, rol } });
      else {
        const nuevoPin = pin === '' ? {} : { pin };
        await change({ id: persona._id, datos: { nombre: nombre.trim(), rol, activa, ...nuevoPin } });
      }
      showToast({ tono: 'exito', texto: `«${nombre.trim()}» se ha guardado` });
      onClose();
    },
    textoOf: falloDeAjustes,
  });
  const isEncargado = useWatch({ control, name: 'rol' }) === 'encargado';
  const checkPin = (pin: string) => (persona && pin === '' ? true : toValidate(reglasPersona.pin)(pin));

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={persona ? 'Editar persona' : 'Nueva persona'}
      {...marco}
      onClose={onClose}
    >
      <CampoTexto
        etiqueta="Nombre"
        ayuda="Como la llamáis: es lo que leen los demás en «Lo lleva Ana»"
        autoComplete="off"
        maxLength={reglasPersona.LIMITES_PERSONAS.nombre}
        error={errors.nombre?.message ?? ''}
        {...register('nombre', { validate: toValidate(reglasPersona.nombre) })}
      />
      <CampoTexto
        etiqueta={persona ? 'PIN nuevo' : 'PIN'}
        ayuda={
          persona
            ? 'Déjalo vacío para que siga con el suyo. Con otro, sale de donde esté'
            : isEncargado
              ? 'De 4 a 6 cifras, distinto del de los demás. Para un encargado, mejor seis: cuestan cien veces más de adivinar'
              : 'De 4 a 6 cifras, distinto del de los demás'
        }
        autoComplete="off"
        inputMode="numeric"
        maxLength={reglasPersona.LIMITES_PERSONAS.pinMax}
        error={errors.pin?.message ?? ''}
        {...register('pin', { validate: checkPin })}
      />
      <Controller
        control={control}
        name="rol"
        render={({ field: { value, onChange } }) => (
          <Eleccion etiqueta="Es" valor={value} opciones={ROLES} onChange={onChange} />
        )}
      />
      {isEncargado && (
        <OfrecerPin onElegir={(pin) => setValue('pin', pin, { shouldDirty: true, shouldValidate: true })} />
      )}
      {persona && (
        <Controller
          control={control}
          name="activa"
          render={({ field: { value, onChange } }) => (
            <Interruptor encendido={value} onChange={onChange}>
              Puede entrar en las pantallas y móviles
            </Interruptor>
          )}
        />
      )}
      {persona && <Olvidar persona={persona} onOlvidada={onClose} />}
    </HojaFormulario>
  );
}

interface PropsOlvidar {
  persona: Persona;
  onOlvidada: () => void;
}

/** For whoever has left and asks for it; not entering any more is enough otherwise. */
function Olvidar({ persona, onOlvidada }: PropsOlvidar) {
  const [abierto, setAbierto] = useState(false);
  const { mutateAsync: forget } = useOlvidarPersona();
  const handleOlvidar = async () => {
    if (await tryOrTell(() => forget(persona))) {
      showToast({ tono: 'exito', texto: `El nombre de «${persona.nombre}» se está borrando` });
      onOlvidada();
    }
    setAbierto(false);
  };
  return (
    <>
      <Boton variante="fantasma" ancho="completo" onClick={() => setAbierto(true)}>
        Olvidar a esta persona
      </Boton>
      <DialogoConfirmar
        abierto={abierto}
        onClose={() => setAbierto(false)}
        titulo={`Olvidar a ${persona.nombre}`}
        texto={`Deja de entrar y su nombre se borra de todo lo que hizo: donde ponía «${persona.nombre}» pondrá «${PERSONA_BORRADA}». No se puede deshacer. Si solo deja de trabajar aquí, basta con que no pueda entrar.`}
        accion="Olvidar"
        onConfirmar={handleOlvidar}
      />
    </>
  );
}

/** Whoever approves for others has a PIN that is worth guessing. */
function OfrecerPin({ onElegir }: { onElegir: (pin: string) => void }) {
  return (
    <Boton variante="secundario" ancho="completo" onClick={() => onElegir(drawPin())}>
      Proponer un PIN de seis cifras
    </Boton>
  );
}

function drawPin(): string {
  const [azar = 0] = crypto.getRandomValues(new Uint32Array(1));
  const cifras = reglasPersona.LIMITES_PERSONAS.pinMax;
  return String(azar % 10 ** cifras).padStart(cifras, '0');
}
