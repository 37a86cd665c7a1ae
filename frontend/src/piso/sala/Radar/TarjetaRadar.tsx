import { Fragment, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import HandPlatter from 'lucide-react/icons/hand-platter';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Utensils from 'lucide-react/icons/utensils';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReloj } from '../../vivo/tablero/reloj';
import { FranjaAvisado } from '../../ui/Alergia';
import { nombreMesas } from '@carta/contracts';
import { paths } from '../../../shared/paths';
import { quienVa } from '../modelo/radar';
import type { TipoEntrada } from '../modelo/radar';
import { asuntosOf, porMesa } from '../modelo/tarjetas';
import type { Tarjeta } from '../modelo/tarjetas';
import { useQuien } from '../quien';
import { AccionRadar } from './AccionRadar';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import { Espera } from '../../ui/Espera';
import { DatosDeMesa, DatosTarjeta } from './DatosTarjeta';
import { queSon } from './textos-radar';
import css from './TarjetaRadar.module.css';

interface PropsTarjetaRadar {
  tarjeta: Tarjeta;
  /** Something of the card is about to leave the page. */
  onSeVa: (parte: HTMLElement) => void;
}

/** Shows why a mesa, or a party, waits, for how long, and what to do about it. The rest leads to its mesas. */
export function TarjetaRadar({ tarjeta, onSeVa }: PropsTarjetaRadar) {
  const quien = useQuien();
  const ref = useSeVa(onSeVa);
  const { mesas, entradas } = tarjeta;
  const [primera] = entradas;
  const van = JSON.parse(
    useReloj((ahora) => JSON.stringify(entradas.map((entrada) => quienVa(entrada, ahora)))),
  ) as (string | null)[];
  const { tipo } = primera;
  const Icono = ICONO[tipo];
  const que = useReloj((ahora) => queSon(entradas, ahora));
  const tickets = entradas.flatMap((entrada) => ('ticket' in entrada ? [entrada.ticket] : []));
  const isPartida = mesas.length > 1;
  const asuntos = asuntosOf(tarjeta, van);
  return (
    <article
      ref={ref}
      className={css.tarjeta}
      data-tipo={tipo}
      data-partida={isPartida || undefined}
      data-olvidado={entradas.some((entrada) => entrada.tipo === 'olvidado') || undefined}
      data-lleva={van.includes(null) ? undefined : van.includes(quien) ? 'yo' : 'otro'}
      aria-label={`${nombreMesas(mesas)}: ${que}`}
    >
      <CabezaTarjeta tarjeta={tarjeta} />
      <p className={`renglon ${css.que}`}>
        <Icono aria-hidden="true" />
        {que}
      </p>
      {(tickets.length > 0 || entradas.some((entrada) => 'pase' in entrada)) && (
        <FranjaAvisado className={css.avisado} de={primera.mesa} salvo={tickets.map(({ _id }) => _id)} />
      )}
      {isPartida ? (
        porMesa(entradas).map((suyas) => <DatosDeMesa key={suyas[0].id} entradas={suyas} que={que} />)
      ) : (
        <DatosTarjeta entradas={entradas} />
      )}
      <ListaQuieta
        className={css.acciones}
        items={asuntos}
        idOf={idDe}
        render={({ va, entradas: entradasAsunto }) => (
          <AccionAsunto onSeVa={onSeVa}>
            <AccionRadar entradas={entradasAsunto} va={va} />
          </AccionAsunto>
        )}
      />
    </article>
  );
}

/** The whole card leads to its mesa, or to the first of a party; the others have a link of their own. */
function CabezaTarjeta({ tarjeta: { mesas, entradas } }: Pick<PropsTarjetaRadar, 'tarjeta'>) {
  // nobody waits while they eat: how long ago is part of the words
  const esperan = entradas.filter((entrada) => !('pase' in entrada));
  return (
    <div className={`pila ${css.lado}`} data-hueco="1">
      <h2 className={css.mesa}>
        <span className={`tenue ${css.palabra}`} data-cuerpo="xs" aria-hidden="true">
          {mesas.length > 1 ? 'Mesas' : 'Mesa'}
        </span>
        {mesas.map((mesa, i) => (
          <Fragment key={mesa}>
            {i > 0 && (
              <span className="tenue" data-cuerpo="m">
                {' '}
                +{' '}
              </span>
            )}
            <Link
              className={i === 0 ? 'cubre' : css.otra}
              to={paths.salaMesa(mesa)}
              aria-label={`Mesa ${mesa}`}
            >
              <span className="cifras">{mesa}</span>
            </Link>
          </Fragment>
        ))}
      </h2>
      {esperan.length > 0 && (
        <Espera
          conReloj={false}
          className={css.espera}
          desde={Math.min(...esperan.map(({ desde }) => desde))}
        />
      )}
    </div>
  );
}

const idDe = ({ id }: { id: string }) => id;

function AccionAsunto({ children, onSeVa }: { children: ReactNode; onSeVa: PropsTarjetaRadar['onSeVa'] }) {
  const ref = useSeVa<HTMLDivElement>(onSeVa);
  return <div ref={ref}>{children}</div>;
}

/** Calls back before the element leaves the page. */
function useSeVa<E extends HTMLElement>(onSeVa: (parte: HTMLElement) => void) {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const parte = ref.current;
    return () => {
      if (parte !== null) onSeVa(parte);
    };
  }, [onSeVa]);
  return ref;
}

const ICONO = {
  listo: HandPlatter,
  camarero: BellRing,
  duda: CircleQuestionMark,
  por_marchar: Utensils,
  olvidado: TriangleAlert,
  cuenta: ReceiptEuro,
  por_cobrar: WalletMinimal,
} as const satisfies Record<TipoEntrada, LucideIcon>;
