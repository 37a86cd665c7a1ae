import { useEffect, useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { MarcoAjustes } from '../MarcoAjustes';
import apartado from '../apartado.module.css';
import css from './Perfil.module.css';
import { PAUSAS, TIPOS_USUARIO } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';

const PERFIL_EJEMPLO = {
  nombre: 'Casa Lola',
  email: 'hola@casalola.es',
  telefono: '600 123 456',
  ubicacion: 'Calle Mayor 12, Madrid',
};

const NOMBRE_TIPO = {
  normal: 'Normal',
  premium: 'Premium',
  admin: 'Admin',
  camarero: 'Camarero',
} as const satisfies Record<TipoUsuario, string>;

interface PropsPerfil {
  onVolver: () => void;
  onLogout: () => void;
}

const CAMPOS = [
  ['nombre', 'Nombre'],
  ['email', 'Email'],
  ['telefono', 'Teléfono'],
  ['ubicacion', 'Dirección'],
] as const;

/** An example that can be edited and is never saved. */
export function Perfil({ onVolver, onLogout }: PropsPerfil) {
  const [borrador, setBorrador] = useState<typeof PERFIL_EJEMPLO | null>(null);
  const [avisado, setAvisado] = useState(false);
  const editando = borrador !== null;

  const handleEditar = () => {
    setAvisado(false);
    setBorrador(PERFIL_EJEMPLO);
  };
  const handleGuardar = () => {
    setBorrador(null);
    setAvisado(true);
  };

  return (
    <MarcoAjustes titulo="Perfil" onVolver={onVolver} onLogout={onLogout}>
      <Mensaje>Datos de ejemplo: lo que cambies aquí no se guarda. Los tuyos están en Ajustes.</Mensaje>
      <form
        className={`${apartado.apartado} ${css.ficha}`}
        aria-label="Perfil de ejemplo"
        onSubmit={(event) => {
          event.preventDefault();
          handleGuardar();
        }}
      >
        {CAMPOS.map(([campo, etiqueta]) => (
          <CampoTexto
            key={campo}
            etiqueta={etiqueta}
            value={(borrador ?? PERFIL_EJEMPLO)[campo]}
            readOnly={!editando}
            onChange={(event) => setBorrador(borrador && { ...borrador, [campo]: event.target.value })}
          />
        ))}
        {avisado && <Mensaje>Es un ejemplo: no se ha guardado nada.</Mensaje>}
        {editando ? (
          <div className={css.acciones}>
            <Boton variante="secundario" onClick={() => setBorrador(null)}>
              Cancelar
            </Boton>
            <Boton type="submit">Guardar</Boton>
          </div>
        ) : (
          <Boton
            key="editar"
            variante="secundario"
            icono={<Pencil aria-hidden="true" />}
            onClick={handleEditar}
          >
            Editar
          </Boton>
        )}
      </form>
      <SelectorTipo />
    </MarcoAjustes>
  );
}

const OPCIONES = TIPOS_USUARIO.map((valor) => ({ valor, texto: NOMBRE_TIPO[valor] }));

/** Only acted out; it takes half a second. */
function SelectorTipo() {
  const [tipo, setTipo] = useState<TipoUsuario>('normal');
  const [pedido, setPedido] = useState<TipoUsuario | null>(null);

  useEffect(() => {
    if (pedido === null) return;
    const reloj = setTimeout(() => {
      setTipo(pedido);
      setPedido(null);
    }, PAUSAS.simulacionTipo);
    return () => clearTimeout(reloj);
  }, [pedido]);

  return (
    <section className={`${apartado.apartado} ${css.ficha}`} aria-busy={pedido !== null}>
      <Eleccion
        etiqueta="Tipo de usuario"
        valor={pedido ?? tipo}
        opciones={OPCIONES}
        onChange={setPedido}
        tamano="compacto"
      />
      <p className="suave" ref={anunciadoAlCambiar}>
        {pedido === null ? `Usuario de tipo ${NOMBRE_TIPO[tipo]}` : 'Cambiando…'}
      </p>
    </section>
  );
}
