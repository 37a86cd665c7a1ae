import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { reglasAcceso, reglasCuenta } from '@carta/contracts';
import { FormularioPassword } from './FormularioPassword';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';
import { Boton } from '../../shared/ui/Boton/Boton';
import { readTexto, toNoticia, toQuedan } from '../origen';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { toValidate } from '../../shared/lib/formulario';
import { useFormulario } from '../../shared/lib/useFormulario';
import { CampoEmail } from '../../shared/ui/CampoEmail/CampoEmail';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { sendCodigoRecuperacion } from './cuenta-api';

/** `aplazado`: the dialog was closed, the code is on its way. */
type Paso = 'email' | 'codigo' | 'aplazado' | 'password';

export default function OlvidoPage() {
  const [paso, setPaso] = useState<Paso>('email');
  const [cuenta, setCuenta] = useState({ email: '', code: '' });
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  const handleEnviado = (email: string) => {
    setCuenta({ email, code: '' });
    setPaso('codigo');
  };
  const handleVerificado = (_valido: unknown, code: string) => {
    setCuenta({ ...cuenta, code });
    setPaso('password');
  };
  const handleClose = () => setPaso((actual) => (actual === 'codigo' ? 'aplazado' : actual));
  const handleCambiada = (dispositivos: readonly string[]) =>
    void navigate(paths.login(), {
      state: { ...toNoticia('Contraseña cambiada exitosamente'), ...toQuedan(dispositivos) },
    });

  const eligiendo = paso === 'password';
  return (
    <MarcoCuenta
      titulo={eligiendo ? 'Elige otra contraseña' : 'Recuperar contraseña'}
      texto={
        eligiendo
          ? `Será la nueva contraseña de ${cuenta.email}.`
          : 'Dinos tu email y te enviaremos un código para elegir otra.'
      }
      enlaces={<Link to={paths.login()}>Volver a iniciar sesión</Link>}
    >
      {eligiendo ? (
        <FormularioPassword
          {...cuenta}
          regla={reglasCuenta.passwordRestablecida}
          onCambiada={handleCambiada}
        />
      ) : (
        <FormularioOlvido email={readTexto(state, 'email') ?? ''} onEnviado={handleEnviado} />
      )}
      {paso === 'aplazado' && (
        <Boton variante="secundario" ancho="completo" onClick={() => setPaso('codigo')}>
          Introducir el código
        </Boton>
      )}
      <ModalCodigo
        abierta={paso === 'codigo'}
        onClose={handleClose}
        email={cuenta.email}
        onVerificado={handleVerificado}
        tipo="password"
      />
    </MarcoCuenta>
  );
}

interface PropsFormularioOlvido {
  email: string;
  onEnviado: (email: string) => void;
}

const isDesconocido = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND';

function FormularioOlvido({ email, onEnviado }: PropsFormularioOlvido) {
  const { register, errors, marco } = useFormulario({
    defaultValues: { email },
    campoDe: () => 'email',
    isDeCampo: isDesconocido,
    guardar: async (datos) => {
      const destino = reglasAcceso.normalizeEmail(datos.email);
      await sendCodigoRecuperacion(destino);
      onEnviado(destino);
    },
    textoOf: (error) =>
      isDesconocido(error) ? 'Este email no está registrado' : mensajeDe(error, 'Error al enviar el código'),
  });

  return (
    <form className="formulario" noValidate onSubmit={(event) => void marco.onSubmit(event)}>
      <CampoEmail
        error={errors.email?.message}
        {...register('email', { validate: toValidate(reglasAcceso.email) })}
      />
      {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
        Enviar código
      </Boton>
    </form>
  );
}
