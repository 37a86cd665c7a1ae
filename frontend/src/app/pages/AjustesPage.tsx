import { useState } from 'react';
import { Link, useNavigate, useOutlet } from 'react-router-dom';
import { canDo, isPremium, rolConPlanOf } from '@carta/contracts';
import { Ajustes } from '../../propietario/ajustes/Ajustes/Ajustes';
import { HojaMesas } from '../../propietario/ajustes/HojaMesas/HojaMesas';
import { HojaEstablecimiento } from '../../propietario/ajustes/HojaEstablecimiento';
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

/** The page of an entry is a route inside. */
export default function AjustesPage() {
  const detalle = useOutlet();
  useTitulo(detalle === null ? 'Ajustes' : null);
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const logout = useSesion((sesion) => sesion.logout);
  const [hoja, setHoja] = useState<Hoja | null>(null);
  const [conCategorias, setConCategorias] = useState(false);
  const navigate = useNavigate();
  if (restaurante === null) return null;

  const puedeEditar = canDo(rolConPlanOf(restaurante.tipoUsuario), 'carta.editar');
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
        entradas={{
          qr: () => setHoja('qr'),
          imprimirCarta: paths.cartaImpresa(),
          servidor: paths.servidor(),
          ...(puedeEditar && {
            categorias: handleCategorias,
            importarCarta: paths.importarCarta(),
            menuDeHoy: paths.menuDeHoy(),
            lenguas: paths.lenguas(),
            aspecto: paths.aspecto(),
            pedidosMesa: paths.pedidosMesa(),
            zonas: paths.zonas(),
            horario: paths.horario(),
            legal: paths.legal(),
          }),
          ...(isPremium(restaurante.tipoUsuario) && {
            mesas: () => setHoja('mesas'),
            cocina: paths.ajustesCocina(),
            servicio: paths.servicio(),
            dispositivos: paths.dispositivos(),
            personas: paths.personas(),
            estadisticas: paths.estadisticas(),
            cierre: paths.cierre(),
            parte: paths.parte(),
          }),
        }}
        onEditar={puedeEditar ? () => setHoja('editar') : undefined}
        detalle={detalle}
        onVolver={() => void navigate(paths.adminCarta())}
        onLogout={handleLogout}
      />
      <HojaEstablecimiento
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
