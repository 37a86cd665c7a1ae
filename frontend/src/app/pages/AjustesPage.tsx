import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { canDo, isPremium } from '@carta/contracts';
import { Ajustes } from '../../propietario/ajustes/Ajustes/Ajustes';
import { HojaMesas } from '../../propietario/ajustes/HojaMesas/HojaMesas';
import { ModalEstablecimiento } from '../../propietario/ajustes/ModalEstablecimiento';
import { ModalQr } from '../../propietario/ajustes/ModalQr/ModalQr';
import { useSesion } from '../../sesion/useSesion';
import { forgetMesas } from '../../comensal/mesa/mesa-elegida';
import { paths } from '../../shared/paths';
import { useTitulo } from '../../shared/lib/useTitulo';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';

const HojaCategorias = perezoso(
  () => import('../../propietario/carta/HojaCategorias/HojaCategorias'),
  'HojaCategorias',
);

type Hoja = 'editar' | 'categorias' | 'qr' | 'mesas';

/** /admin/settings: what each entry opens, and the way out. */
export default function AjustesPage() {
  useTitulo('Ajustes');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const logout = useSesion((sesion) => sesion.logout);
  const [hoja, setHoja] = useState<Hoja | null>(null);
  const [conCategorias, setConCategorias] = useState(false);
  const navigate = useNavigate();
  if (restaurante === null) return null;

  const puedeEditar = canDo(restaurante.tipoUsuario, 'carta.editar');
  const handleClose = () => setHoja(null);
  const handleCategorias = () => {
    setConCategorias(true);
    setHoja('categorias');
  };
  const handleLogout = () => {
    forgetMesas();
    void logout();
  };
  return (
    <>
      <Ajustes
        restaurante={restaurante}
        onEditar={puedeEditar ? () => setHoja('editar') : undefined}
        onCategorias={puedeEditar ? handleCategorias : undefined}
        {...(isPremium(restaurante.tipoUsuario) && {
          onMesas: () => setHoja('mesas'),
          onServicio: () => void navigate(paths.servicio()),
          onDispositivos: () => void navigate(paths.dispositivos()),
          onEstadisticas: () => void navigate(paths.estadisticas()),
          onCierre: () => void navigate(paths.cierre()),
        })}
        onQr={() => setHoja('qr')}
        onZonas={puedeEditar ? () => void navigate(paths.zonas()) : undefined}
        onHorario={puedeEditar ? () => void navigate(paths.horario()) : undefined}
        onLegal={puedeEditar ? () => void navigate(paths.legal()) : undefined}
        onImprimirCarta={() => void navigate(paths.cartaImpresa())}
        onVolver={() => void navigate(paths.adminCarta())}
        onLogout={handleLogout}
      />
      <ModalEstablecimiento
        abierta={hoja === 'editar'}
        onClose={handleClose}
        restaurante={restaurante}
        onGuardado={reload}
      />
      <ModalQr
        abierta={hoja === 'qr'}
        onClose={handleClose}
        restaurante={restaurante}
        hoja={isPremium(restaurante.tipoUsuario) && <Link to={paths.hojaQr()}>Imprimir uno por mesa →</Link>}
      />
      <HojaMesas
        abierta={hoja === 'mesas'}
        onClose={handleClose}
        restaurante={restaurante}
        onGuardado={reload}
        onImprimir={() => void navigate(paths.hojaQr())}
      />
      {conCategorias && <HojaCategorias abierta={hoja === 'categorias'} onClose={handleClose} />}
    </>
  );
}
