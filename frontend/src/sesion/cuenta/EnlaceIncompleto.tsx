import { Link } from 'react-router-dom';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from './MarcoCuenta';

export function EnlaceIncompleto({ titulo }: { titulo: string }) {
  return (
    <MarcoCuenta
      titulo={titulo}
      texto="Para cambiar tu contraseña hacen falta tu email y el código que te enviamos."
      enlaces={<Link to={paths.olvido()}>Solicitar un código nuevo</Link>}
    >
      <Mensaje tono="error">A este enlace le falta información.</Mensaje>
    </MarcoCuenta>
  );
}
