import Armchair from 'lucide-react/icons/armchair';
import { isLlamadaAbierta } from '@carta/contracts';
import type { Grupo, Llamada } from '@carta/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { paths } from '../../../shared/paths';
import { Abandono } from '../../ui/Abandono';
import { FranjaAvisado } from '../../ui/Alergia';
import { ErrorCarga } from '../../ui/ErrorCarga';
import { AccionesMesa, Separar } from '../../ui/Mesas/AccionesMesa';
import { isPagado } from '../../vivo/mesas/grupos';
import { nombreMudanza } from '../../vivo/tickets/novedades';
import { partidaOf } from '../../vivo/mesas/partidas-abiertas';
import { useTablero } from '../../vivo/tablero/useTablero';
import { rondasOf } from '../modelo/rondas';
import { dropDuda, joinDuda, useDudas } from '../useDudas';
import { useSala } from '../useSala';
import { RebajasMesa } from '../Rebajas/RebajasMesa';
import { InsigniaEstado } from './InsigniaEstado';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import { LlamadaMesa } from './LlamadaMesa';
import { PasesMesa } from './PasesMesa';
import { PieMesa } from './PieMesa';
import { RondaMesa } from './RondaMesa';
import css from './MesaSala.module.css';
import { useReloj } from '../../vivo/tablero/reloj';
import { idaDe } from '../../vivo/mesas/ida';
import type { MouseEvent } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { isRepetido } from '../../ui/toque';
import type { Duda } from '../../vivo/mesas/dudas';
import { resumenOf } from '../../vivo/tickets/resumen-ticket';
import { PreguntaMesa } from './PreguntaMesa';

interface PropsMesaSala {
  numero: number;
}

const BOTON = { variante: 'secundario', tamano: 'compacto' } as const;

/** A mesa's page shows its calls, everything that it and its party have ordered, and what they owe. */
export function MesaSala({ numero }: PropsMesaSala) {
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  useMudanzaPropia(numero);
  const { grupos, llamadas } = useSala();
  const dudas = useDudas(grupos).filter((duda) => duda.grupo.mesa.numero === numero);
  const partida = partidaOf(grupos, numero);
  const grupo = partida.grupos.find(({ mesa }) => mesa.numero === numero);
  const llamadasAbiertas = llamadas.filter(
    (llamada) => isLlamadaAbierta(llamada) && partida.mesas.includes(llamada.mesa),
  );

  if (!leido) return fallo === null ? <Cargando /> : <ErrorCarga fallo={fallo} />;
  return (
    <div className={`pila ${css.mesa}`}>
      <FranjaAvisado className={css.avisado} de={numero} />
      <ListaQuieta
        className="pila"
        etiqueta="Llamadas"
        items={llamadasAbiertas}
        idOf={idDe}
        nombreOf={nombreDe}
        render={(llamada) => <LlamadaMesa llamada={llamada} conMesa={partida.lider !== null} />}
      />
      {dudas.map((duda) => (
        <DudaMesa key={duda.ticket._id} duda={duda} />
      ))}
      {grupo === undefined ? (
        <>
          <EstadoVacio icono={<Armchair />} titulo="Mesa libre" texto="No tiene nada pedido ni por cobrar." />
          <IdaMesa numero={numero} grupos={grupos} />
          {partida.lider && <Separar lider={partida.lider} boton={BOTON} />}
        </>
      ) : (
        <AccionesMesa grupo={grupo} boton={BOTON} className={`${css.acciones} fila`} />
      )}
      {partida.grupos.map((grupoPartida) => (
        <CuentaMesa key={grupoPartida.grupoMesa} grupo={grupoPartida} conMesa={partida.lider !== null} />
      ))}
      <PieMesa numero={numero} partida={partida} />
    </div>
  );
}

const idDe = ({ _id }: Llamada) => _id;
const nombreDe = ({ mesa }: Llamada) => `Mesa ${mesa}`;

/** The page follows its tab when this phone moves it to another mesa, and back. */
function useMudanzaPropia(numero: number): void {
  const navigate = useNavigate();
  const grupos = useTablero((tablero) => tablero.grupos);
  const mudanzasPropias = useTablero(({ novedades }) => novedades.mudanzasAqui);
  const aqui = useRef<{ numero: number; grupoMesa: string | undefined }>({ numero, grupoMesa: undefined });
  const follow = useEffectEvent(() => {
    const sentado = [...grupos.values()].find((grupo) => !isPagado(grupo) && grupo.mesa.numero === numero);
    const visto = aqui.current.numero === numero ? grupos.get(aqui.current.grupoMesa ?? '') : undefined;
    if (sentado === undefined && visto && !isPagado(visto) && mudanzasPropias.has(nombreMudanza(visto))) {
      void navigate(paths.salaMesa(visto.mesa.numero), { replace: true });
    } else {
      aqui.current = { numero, grupoMesa: sentado?.grupoMesa };
    }
  });
  useEffect(() => follow(), [grupos, numero]);
}

function CuentaMesa({ grupo, conMesa }: { grupo: Grupo; conMesa: boolean }) {
  const { mesa, estadoGrupo } = grupo;
  return (
    <>
      <p className={`renglon ${css.cuenta}`} data-hueco="3">
        {conMesa && <strong>Mesa {mesa.numero}</strong>}
        <InsigniaEstado estado={estadoGrupo} tickets={grupo.pedidos} />
      </p>
      <Abandono className={css.abandono} grupo={grupo} />
      <PasesMesa grupo={grupo} />
      {rondasOf(grupo).map((ronda) => (
        <LimiteTarjeta key={ronda.numero} nombre={`Ronda ${ronda.numero}`} de={grupo.rev}>
          <RondaMesa grupo={grupo} ronda={ronda} />
        </LimiteTarjeta>
      ))}
      <RebajasMesa grupo={grupo} />
    </>
  );
}

interface PropsIdaMesa {
  numero: number;
  grupos: readonly Grupo[];
}

/** A waiter may still look here for a party that has just moved, so the page says where it is. */
function IdaMesa({ numero, grupos }: PropsIdaMesa) {
  const a = useReloj((ahora) => idaDe(numero, grupos, ahora)?.mesa.numero ?? null);
  if (a === null) return null;
  return (
    <p className="centro">
      Ha pasado a la mesa {a}.{' '}
      <Link to={paths.salaMesa(a)} replace>
        Ver la mesa {a}
      </Link>
    </p>
  );
}

/** The waiter at this mesa decides whether an order is of the party that has just left it. */
function DudaMesa({ duda }: { duda: Duda }) {
  const { ocupado, during } = useOcupado();
  const { ticket, ida } = duda;
  const mesa = ida.mesa.numero;
  const handleJuntar = (event: MouseEvent) => {
    if (!isRepetido(event)) void during(() => joinDuda(duda));
  };
  return (
    <PreguntaMesa
      titulo={`¿Puede ser de la mesa ${mesa}?`}
      icono={<CircleQuestionMark aria-hidden="true" />}
      dato={`${resumenOf(ticket)}, pedido desde aquí cuando se acababan de cambiar.`}
    >
      <Boton tamano="compacto" ocupado={ocupado} onClick={handleJuntar}>
        Juntar con la {mesa}
      </Boton>
      <Boton tamano="compacto" variante="secundario" onClick={() => dropDuda(ticket._id)}>
        No
      </Boton>
    </PreguntaMesa>
  );
}
