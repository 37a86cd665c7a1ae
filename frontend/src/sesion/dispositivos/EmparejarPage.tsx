import { useEffect, useState } from 'react';
import { Link, useNavigate, useLocation } from 'react-router-dom';
import { Emparejado } from './Emparejado';
import { FormularioEmparejar } from './FormularioEmparejar';
import { useSesion } from '../useSesion';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { destinoOf } from '../destino';
import { CON_CUENTA, readTexto } from '../origen';
import { paths } from '../../shared/paths';
import { MarcoCuenta } from '../cuenta/MarcoCuenta';

/** ms to read which device this has become. */
const ANTES_DE_IR = 2_500;

/** `yaEra`: paired when the page was opened; `hecho`: paired just now. */
type Paso = 'yaEra' | 'codigo' | 'hecho';

export default function EmparejarPage() {
  const isDispositivo = useSesion(
    ({ estado, dispositivo }) => dispositivo !== null && estado !== 'desemparejada',
  );
  const [paso, setPaso] = useState<Paso>(isDispositivo ? 'yaEra' : 'codigo');

  if (paso === 'hecho') return <Hecho />;
  if (paso === 'yaEra' && isDispositivo) return <YaEmparejado onOtraVez={() => setPaso('codigo')} />;
  return <PedirCodigo onEmparejado={() => setPaso('hecho')} />;
}

interface PropsPedirCodigo {
  onEmparejado: () => void;
}

function PedirCodigo({ onEmparejado }: PropsPedirCodigo) {
  const pair = useSesion((sesion) => sesion.pair);
  const cuenta = useSesion(({ dispositivo, restaurante }) => (dispositivo ? null : restaurante?.nombre));
  const [codigo, noteRespondido] = useCodigoDeEnlace();

  const handleEmparejar = async (digitos: string) => {
    try {
      await pair(digitos);
      onEmparejado();
    } finally {
      noteRespondido();
    }
  };
  return (
    <MarcoCuenta
      titulo="Emparejar dispositivo"
      texto="Convierte esta tableta o este móvil en la pantalla de cocina, la de barra o el radar de un camarero. Escribe el código de 8 dígitos que te dé el encargado."
      enlaces={<ConCuenta />}
    >
      {cuenta && <Mensaje>Al emparejar se cerrará aquí la sesión de {cuenta}.</Mensaje>}
      <FormularioEmparejar codigoInicial={codigo} onEmparejar={handleEmparejar} />
    </MarcoCuenta>
  );
}

function Hecho() {
  const navigate = useNavigate();
  const destino = useSesion(destinoOf);
  useEffect(() => {
    const reloj = setTimeout(() => void navigate(destino, { replace: true }), ANTES_DE_IR);
    return () => clearTimeout(reloj);
  }, [navigate, destino]);
  return (
    <MarcoCuenta titulo="Dispositivo emparejado" texto="Ya puedes usarlo. Se abre en un momento.">
      <DispositivoActual />
    </MarcoCuenta>
  );
}

interface PropsYaEmparejado {
  onOtraVez: () => void;
}

function YaEmparejado({ onOtraVez }: PropsYaEmparejado) {
  const navigate = useNavigate();
  const destino = useSesion(destinoOf);
  return (
    <MarcoCuenta
      titulo="Ya está emparejado"
      texto="Este dispositivo ya tiene su puesto. Con un código nuevo pasa a ser otro."
      enlaces={<ConCuenta />}
    >
      <DispositivoActual />
      <div className="pila">
        <Boton tamano="grande" ancho="completo" onClick={() => void navigate(destino)}>
          Abrir
        </Boton>
        <Boton variante="secundario" ancho="completo" onClick={onOtraVez}>
          Emparejar de nuevo
        </Boton>
      </div>
    </MarcoCuenta>
  );
}

function ConCuenta() {
  return (
    <Link to={paths.login()} state={CON_CUENTA}>
      Entrar con una cuenta
    </Link>
  );
}

function DispositivoActual() {
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const restaurante = useSesion((sesion) => sesion.restaurante?.nombre);
  return dispositivo && <Emparejado dispositivo={dispositivo} restaurante={restaurante} />;
}

/**
 * Moves the QR's pairing code from the address to the router's state, where a reload finds it. Returns it (''
 * if none), and how to say that it was answered.
 */
function useCodigoDeEnlace(): [codigo: string, noteRespondido: () => void] {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const [respondido, setRespondido] = useState(false);
  const guardado = readTexto(state, 'codigo') ?? '';
  const codigo = search === '' ? guardado : (new URLSearchParams(search).get('codigo') ?? '').trim();

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { codigo } });
    else if (respondido && guardado !== '') void navigate(pathname, { replace: true, state: null });
  }, [search, pathname, codigo, guardado, respondido, navigate]);

  return [codigo, () => setRespondido(true)];
}
