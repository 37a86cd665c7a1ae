import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { reglasLegal, rutasGestion } from '@carta/contracts';
import type { CambiarLegalRequest, DatosLegales, Restaurante } from '@carta/contracts';
import { toValidate } from '../../../shared/lib/formulario';
import { useFormulario } from '../../../shared/lib/useFormulario';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { MarcoAjustes } from '../MarcoAjustes';
import { falloDeAjustes, saveRestaurante } from '../ajustes-api';
import apartado from '../apartado.module.css';
import css from './Legal.module.css';
import { textoFalta } from './falta';
import { put } from '../../../shared/api/cliente';
import { FilaInterruptor } from '../Servicio/FilaInterruptor';

interface PropsLegal {
  restaurante: Restaurante;
  onVolver: () => void;
  onGuardado: () => Promise<void>;
}

const VACIO: DatosLegales = { titular: '', nif: '', domicilio: '', email: '', telefono: '' };

export function Legal({ restaurante, onVolver, onGuardado }: PropsLegal) {
  const [guardado, setGuardado] = useState(false);
  const { register, control, reset, errors, marco } = useFormulario<DatosLegales>({
    defaultValues: { ...VACIO, ...restaurante.legal },
    guardar: async (datos) => {
      setGuardado(false);
      reset(await saveLegal(restaurante._id, datos));
      await onGuardado();
      setGuardado(true);
    },
    textoOf: falloDeAjustes,
  });
  const { handleClose, pregunta } = useDescartar(marco.sucio, onVolver);
  const escrito = { ...VACIO, ...useWatch({ control }) };
  const falta = textoFalta(escrito);

  const campo = (nombre: keyof DatosLegales) => ({
    error: errors[nombre]?.message,
    ...register(nombre, {
      validate: toValidate(reglasLegal[nombre]),
      onChange: () => setGuardado(false),
    }),
  });

  return (
    <MarcoAjustes titulo="Datos legales" onVolver={handleClose}>
      <p className="tenue">
        Tus clientes los leen en «Aviso legal y privacidad», al pie de la carta. La ley pide que cualquiera
        pueda saber quién responde del negocio y cómo escribirle.
      </p>
      <form
        className={`${apartado.apartado} ${css.formulario}`}
        noValidate
        onSubmit={(event) => void marco.onSubmit(event)}
      >
        <CampoTexto
          etiqueta="Titular"
          ayuda="Tu nombre y apellidos, o el de la sociedad"
          autoComplete="organization"
          {...campo('titular')}
        />
        <CampoTexto
          etiqueta="NIF"
          ayuda={errors.nif ? undefined : 'El DNI o NIE con su letra, o el CIF de la sociedad'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...campo('nif')}
        />
        <CampoTexto etiqueta="Domicilio" autoComplete="street-address" {...campo('domicilio')} />
        <CampoTexto
          etiqueta="Email de contacto"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...campo('email')}
        />
        <CampoTexto
          etiqueta="Teléfono de contacto"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...campo('telefono')}
        />
        {falta !== null && <Mensaje>{falta}</Mensaje>}
        {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
        {guardado && <Mensaje tono="exito">Datos legales guardados</Mensaje>}
        <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
          Guardar
        </Boton>
      </form>
      <SoloEfectivo restaurante={restaurante} onGuardado={onGuardado} />
      <DialogoDescartar {...pregunta} />
    </MarcoAjustes>
  );
}

/** Absent fields stay. */
function saveLegal(restauranteId: string, cambios: CambiarLegalRequest): Promise<DatosLegales> {
  return put<DatosLegales>(rutasGestion.legal(restauranteId), cambios, { auth: true });
}

interface PropsSoloEfectivo {
  restaurante: Restaurante;
  onGuardado: () => Promise<void>;
}

/** Takes effect at once. */
function SoloEfectivo({ restaurante, onGuardado }: PropsSoloEfectivo) {
  const { _id, soloEfectivo = false } = restaurante;
  const [pedido, setPedido] = useState(soloEfectivo);
  const { ocupado, fallo, act } = useAccion(falloDeAjustes);

  const handleChange = (nuevo: boolean) => {
    setPedido(nuevo);
    return act(async () => {
      await saveRestaurante(_id, { soloEfectivo: nuevo });
      await onGuardado();
    });
  };

  return (
    <>
      <ul className="tarjeta" aria-label="Pagos" aria-busy={ocupado}>
        <FilaInterruptor
          titulo="Solo efectivo"
          texto="La carta, en el móvil y en papel, dice que no se puede pagar con tarjeta, y quien pide la cuenta desde su mesa no puede elegirla."
          encendido={ocupado ? pedido : soloEfectivo}
          onChange={(nuevo) => void handleChange(nuevo)}
        />
      </ul>
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
    </>
  );
}
