import { canDo, isPremium, reglasEstablecimiento, rolConPlanOf } from '@carta/contracts';
import ExternalLink from 'lucide-react/icons/external-link';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CartaAdmin } from '../../propietario/carta/CartaAdmin/CartaAdmin';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { tellPie } from '../../shared/lib/pie';
import { useTitulo } from '../../shared/lib/useTitulo';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import css from './AdminCartaPage.module.css';

const tellCarta = tellPie('data-pie-admin-carta');

const CompletarInformacion = perezoso(
  () => import('../../propietario/ajustes/CompletarInformacion'),
  'CompletarInformacion',
);

const HojaEstablecimiento = perezoso(
  () => import('../../propietario/ajustes/HojaEstablecimiento'),
  'HojaEstablecimiento',
);
const ModalQr = perezoso(() => import('../../propietario/ajustes/ModalQr/ModalQr'), 'ModalQr');
const HojaMesas = perezoso(() => import('../../propietario/ajustes/HojaMesas/HojaMesas'), 'HojaMesas');

type Hoja = 'establecimiento' | 'qr' | 'mesas';

export default function AdminCartaPage() {
  useTitulo('Carta');
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const reload = useSesion((sesion) => sesion.reload);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { sinPedidos?: true } | null };
  const [{ hoja, abierta }, setEstado] = useState<{ hoja: Hoja | null; abierta: boolean }>({
    hoja: null,
    abierta: false,
  });
  if (restaurante === null) return null;
  const { _id, nombre, slug, tipoUsuario } = restaurante;
  const puedeEditar = canDo(rolConPlanOf(tipoUsuario), 'carta.editar');
  const conPedidos = isPremium(tipoUsuario);
  const incompleto = reglasEstablecimiento.isIncompleto(restaurante);
  const open = (cual: Hoja) => () => setEstado({ hoja: cual, abierta: true });
  const comunes = {
    abierta,
    onClose: () => setEstado((antes) => ({ ...antes, abierta: false })),
    restaurante,
  };
  const comoCliente = _id && nombre ? paths.menuSlug(slug) : paths.menuSinDatos();
  return (
    <div ref={tellCarta} className={css.pagina}>
      <header className={css.cabecera}>
        <div className={`cede ${css.titulos}`}>
          <p className={`suave ${css.nombre}`} title={nombre}>
            {nombre}
          </p>
          <h1>Carta</h1>
        </div>
        <div className={`renglon ${css.enlaces}`}>
          <a className={css.cliente} href={comoCliente} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            Ver como cliente
          </a>
          <Link className={css.ajustes} to={paths.ajustes()} aria-label="Ajustes">
            <Settings aria-hidden="true" />
          </Link>
        </div>
      </header>
      <main className={css.contenido}>
        {state?.sinPedidos && !conPedidos && (
          <Mensaje>
            Tu casa aún no recibe pedidos: <Link to={paths.pedidosMesa()}>que pidan desde la mesa</Link>.
          </Mensaje>
        )}
        <CartaAdmin
          puedeEditar={puedeEditar}
          conLenguas={restaurante.lenguas !== undefined}
          onImportar={() => void navigate(paths.importarCarta())}
          local={
            puedeEditar
              ? {
                  restauranteId: _id,
                  conDireccion: !incompleto,
                  onDireccion: open('establecimiento'),
                  conMesas: conPedidos && restaurante.numeroMesas > 1,
                  onCodigos: open(conPedidos ? 'mesas' : 'qr'),
                  pie: !conPedidos && <Link to={paths.pedidosMesa()}>¿Quieres que pidan desde la mesa?</Link>,
                }
              : undefined
          }
        />
      </main>
      {hoja === 'establecimiento' && <HojaEstablecimiento {...comunes} onGuardado={reload} />}
      {hoja === 'qr' && <ModalQr {...comunes} />}
      {hoja === 'mesas' && (
        <HojaMesas {...comunes} onGuardado={reload} onImprimir={() => void navigate(paths.hojaQr())} />
      )}
      {puedeEditar && incompleto && (
        <CompletarInformacion onContinuar={() => void navigate(paths.ajustes())} onClose={() => undefined} />
      )}
    </div>
  );
}
