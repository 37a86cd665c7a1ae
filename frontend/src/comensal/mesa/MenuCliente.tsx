import { isPremium } from '@carta/contracts/comensal';
import { useEffect } from 'react';
import { CartaCargando } from '../carta/CartaCargando';
import { ErrorCarta } from '../carta/ErrorCarta';
import type { CargaCarta } from '../carta/carga';
import { nombreVisible } from '../carta/nombre-visible';
import { ZonasCarta } from '../carta/zonas-carta';
import { useCarta } from '../carta/useCarta';
import { HusosProvider, SIN_CAMBIOS } from '../../shared/lib/hora';
import { pathsComensal } from '../../shared/paths-comensal';
import { MenuNormal } from './MenuNormal';
import { MenuPremium } from './MenuPremium';
import { useAlVolver } from './useAlVolver';

interface PropsMenuCliente {
  carga: CargaCarta;
  mesa: number | null;
  firma: string | null;
}

export function MenuCliente({ carga, mesa, firma }: PropsMenuCliente) {
  const { estado, refresh } = useCarta(carga);
  useAlVolver(refresh);

  const titulo = estado.tipo === 'abierta' ? nombreVisible(estado.carta.restaurante) : null;
  useEffect(() => {
    if (titulo !== null) document.title = titulo;
  }, [titulo]);

  if (estado.tipo === 'cargando') return <CartaCargando />;
  if (estado.tipo === 'error') {
    return (
      <ErrorCarta
        mensaje={estado.mensaje}
        onReintentar={() => window.location.reload()}
        onInicio={() => window.location.assign(pathsComensal.inicio())}
      />
    );
  }
  const { carta } = estado;
  return (
    <HusosProvider value={carta.restaurante.husos ?? SIN_CAMBIOS}>
      <ZonasCarta value={carta.restaurante.zonas}>
        {isPremium(carta.restaurante.tipoUsuario) ? (
          <MenuPremium carta={carta} mesa={mesa} firma={firma} onCartaVieja={refresh} />
        ) : (
          <MenuNormal carta={carta} onCartaVieja={refresh} />
        )}
      </ZonasCarta>
    </HusosProvider>
  );
}
