import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { reglasCuenta } from '@carta/contracts';
import { FormularioOlvido } from './FormularioOlvido';
import { FormularioPassword } from './FormularioPassword';
import { ModalCodigo } from './ModalCodigo/ModalCodigo';
import { Boton } from '../../shared/ui/Boton/Boton';
import { readTexto, toNoticia, toQuedan } from '../origen';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';

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
