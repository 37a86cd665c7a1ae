import { useEffect, useEffectEvent, useState } from 'react';
import type { Alergeno } from '@carta/contracts';
import type { ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { PropsLibreta } from '../../pedir/libreta';
import { paths } from '../../shared/paths';
import { FranjaAvisado } from '../ui/Alergia';
import { useAvisado } from '../vivo/tablero/useAvisado';
import { HojaIda } from './HojaIda';
import { Libreta } from './Libreta/Libreta';
import { MarcoPedir } from './MarcoPedir';
import { carritoTomado, onTomado } from './tomados';
import css from './TomarPedido.module.css';

interface PropsCarta {
  restauranteId: string;
  mesa: number;
  carrito: CarritoStore;
  /** The mesa has told of these. */
  avisado: readonly Alergeno[];
  /** Says so, on top of the confirmation. */
  avisoMesa: ReactNode;
  Libreta: ComponentType<PropsLibreta>;
  onInicio: () => void;
}

interface PropsTomarPedido {
  restauranteId: string;
  mesa: number;
  /** It is null for the Sala. */
  zona: string | null;
  /** The page passes it, because the floor must not know the diners' house. */
  Carta: ComponentType<PropsCarta>;
}

export function TomarPedido({ restauranteId, mesa, zona, Carta }: PropsTomarPedido) {
  const [carrito] = useState(() => carritoTomado(restauranteId, mesa));
  const avisado = useAvisado(mesa);
  const navigate = useNavigate();
  const handleTomado = useEffectEvent((tomada: number) => {
    if (tomada === mesa) void navigate(paths.salaMesa(mesa), { replace: true });
  });
  useEffect(() => onTomado((tomada) => handleTomado(tomada)), []);

  return (
    <MarcoPedir restauranteId={restauranteId} mesa={mesa} zona={zona}>
      <Carta
        restauranteId={restauranteId}
        mesa={mesa}
        carrito={carrito}
        avisado={avisado.evita}
        avisoMesa={<FranjaAvisado className={css.avisado} de={mesa} />}
        Libreta={Libreta}
        onInicio={() => void navigate(paths.sala())}
      />
      <HojaIda restauranteId={restauranteId} mesa={mesa} carrito={carrito} />
    </MarcoPedir>
  );
}
