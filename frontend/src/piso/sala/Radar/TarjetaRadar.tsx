import { useLayoutEffect, useRef } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import HandPlatter from 'lucide-react/icons/hand-platter';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReloj } from '../../vivo/reloj';
import { ResumenAlergia } from '../../ui/Alergia';
import { Nota } from '../../ui/Nota';
import { nombreMesas } from '@carta/contracts';
import { useJuntas, useTextoFalta } from '../../vivo/usePartida';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { paths } from '../../../shared/paths';
import { quienVa } from '../modelo/radar';
import type { EntradaRadar, TipoEntrada } from '../modelo/radar';
import { useQuien } from '../quien';
import { AccionRadar } from './AccionRadar';
import { Espera } from '../../ui/Espera';
import { detalleOf, queEs } from './textos';
import css from './TarjetaRadar.module.css';

interface PropsTarjetaRadar {
  entrada: EntradaRadar;
  /** The card is about to leave the page. */
  onSeVa: (tarjeta: HTMLElement) => void;
}

/** One thing that waits: whose, what, for how long, and what to do about it. The rest leads to its mesa. */
export function TarjetaRadar({ entrada, onSeVa }: PropsTarjetaRadar) {
  const quien = useQuien();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tarjeta = ref.current;
    return () => {
      if (tarjeta !== null) onSeVa(tarjeta);
    };
  }, [onSeVa]);

  const va = useReloj((ahora) => quienVa(entrada, ahora));
  const { mesa, tipo, desde } = entrada;
  const juntas = useJuntas(mesa);
  const falta = useTextoFalta(mesa);
  const Icono = ICONO[tipo];
  const esTicket = 'ticket' in entrada;
  const notas = esTicket ? notasDeAlergia(entrada.ticket) : [];
  const detalle = detalleOf(entrada);
  return (
    <article
      ref={ref}
      className={css.tarjeta}
      data-tipo={tipo}
      data-lleva={va === null ? undefined : va === quien ? 'yo' : 'otro'}
      aria-label={`${nombreMesas(esTicket || !juntas ? [mesa] : juntas)}: ${queEs(entrada)}`}
    >
      <h2 className={css.mesa}>
        <Link to={paths.salaMesa(mesa)}>
          <span className={css.palabra}>Mesa </span>
          <span className="cifras">{mesa}</span>
        </Link>
      </h2>
      <p className={css.que}>
        <Icono aria-hidden="true" />
        {queEs(entrada)}
      </p>
      {esTicket && <ResumenAlergia className={css.alergia} ticket={entrada.ticket} />}
      {notas.map((nota) => (
        <div key={nota} className={css.alergia}>
          <Nota de="pedido" notas={nota} />
        </div>
      ))}
      {esTicket && <p className={css.platos}>{detalle}</p>}
      <div className={css.dato}>
        {juntas && (
          <p className={`${css.juntas} cifras`}>
            {nombreMesas(juntas)}
            {tipo === 'por_cobrar' && ` · ${detalle}`}
          </p>
        )}
        {!esTicket && !(juntas && tipo === 'por_cobrar') && detalle !== '' && (
          <p className={css.detalle}>{detalle}</p>
        )}
        {tipo === 'cuenta' && falta !== null && <p className={css.detalle}>{falta}</p>}
        <Espera className={css.espera} desde={desde} />
        {isSinVerificar(entrada) && <p className={css.marca}>Sin verificar</p>}
      </div>
      <div className={css.accion}>
        <AccionRadar entrada={entrada} va={va} />
      </div>
    </article>
  );
}

const ICONO = {
  listo: HandPlatter,
  camarero: BellRing,
  duda: CircleQuestionMark,
  cuenta: ReceiptEuro,
  por_cobrar: WalletMinimal,
} as const satisfies Record<TipoEntrada, LucideIcon>;

function isSinVerificar(entrada: EntradaRadar): boolean {
  if ('llamada' in entrada) return entrada.llamada.sinVerificar === true;
  return 'ticket' in entrada && entrada.ticket.sinVerificar === true;
}
