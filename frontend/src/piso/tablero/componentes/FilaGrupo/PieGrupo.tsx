import { ESTADO_AL, nombreMesas, pasesOf } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { MouseEvent, ReactNode } from 'react';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { openCuenta } from '../../../cobrar/cobrando';
import { MarcaEspera } from '../../../ui/MarcaEspera';
import { useActoNuevo } from '../../../ui/quietud/useActoNuevo';
import { isRepetido } from '../../../ui/toque';
import { moveGrupos } from '../../../vivo/actos/grupo';
import { payMesa } from '../../../vivo/actos/pagar';
import { marchar } from '../../../vivo/actos/marchar';
import type { PorMarchar } from '../../../vivo/actos/marchar';
import { cuentaDe, textoImporte } from '../../../vivo/mesas/falta';
import { blancoMarcha, paseDeTurno } from '../../../vivo/tickets/marcha-de-pases';
import { mesasDe } from '../../../vivo/mesas/partidas-abiertas';
import type { Partida } from '../../../vivo/mesas/partidas-abiertas';
import { accionesDe } from '../../../vivo/tickets/tableros';
import type { AccionPartida } from '../../../vivo/tickets/tableros';
import { useAlgunoEnCurso } from '../../../vivo/cola/peticiones';
import { usePartida } from '../../../vivo/tablero/usePartida';
import css from './FilaGrupo.module.css';

/**
 * The first button is the usual next step, and keeps the focus from step to step. It is busy until the step
 * before has been answered: a tap would fall on a mesa that nobody has seen yet. One that is not for all of a party
 * says for which.
 */
function BotonesGrupo({ grupos }: Pick<Partida, 'grupos'>) {
  const acciones = accionesDe(grupos);
  const enCurso = useAlgunoEnCurso(grupos.flatMap(blancosDe));
  const textos = acciones.map(({ texto, grupos: suyos }) =>
    suyos.length < grupos.length ? `${nombreMesas(mesasDe(suyos))}: ${texto}` : texto,
  );
  const { isNuevo, isRehusado } = useActoNuevo([...mesasDe(grupos), ...textos].join());
  if (acciones.length === 0) return null;
  const handleAccion = (event: MouseEvent, accion: AccionPartida) => {
    if (!isRehusado(event)) play(accion);
  };
  const porCobrar = acciones.find(({ to }) => to === ESTADO_AL.cobrar)?.grupos[0];
  return (
    <div className={css.botones}>
      {acciones.map((accion, i) => (
        <Boton
          key={i}
          variante={i === 0 ? 'primario' : 'secundario'}
          ocupado={enCurso}
          aria-disabled={isNuevo || undefined}
          onClick={(event) => handleAccion(event, accion)}
        >
          {textos[i]}
          {enCurso && <span className="solo-lectores"> Enviando…</span>}
        </Boton>
      ))}
      {porCobrar && (
        <Boton
          variante="secundario"
          aria-haspopup="dialog"
          onClick={(event) => !isRepetido(event) && openCuenta(porCobrar)}
        >
          Cobrar
        </Boton>
      )}
    </div>
  );
}

/** The mesa, and its pases: what stands where 'Marchar' was builds on it. */
function blancosDe({ grupoMesa, pedidos: tickets }: Grupo): string[] {
  const pases = pasesOf(tickets.flatMap(({ productos }) => productos));
  return [grupoMesa, ...pases.map(({ id }) => blancoMarcha(grupoMesa, id))];
}

function play({ to, grupos }: AccionPartida): void {
  const [primero] = grupos;
  if (to === null) {
    void marchar(grupos.flatMap((grupo) => porMarcharDe(grupo) ?? []));
  } else if (to === ESTADO_AL.cobrar && primero) {
    // one of a party pays it all
    void payMesa(primero);
  } else void moveGrupos(grupos, to);
}

function porMarcharDe(grupo: Grupo): PorMarchar | null {
  const pase = paseDeTurno(grupo);
  return pase && { grupo, pase };
}

/** What of the mesa, or of its pases, was tapped and is not sent yet. */
function MarcasEspera({ grupo }: { grupo: Grupo }) {
  return blancosDe(grupo).map((blanco) => <MarcaEspera key={blanco} de={blanco} />);
}

/** What a mesa, or its whole party, owes, and what to do next. */
export function PieGrupo({ partida, children }: { partida: Partida; children?: ReactNode }) {
  const { lider, grupos } = partida;
  return (
    <footer className={css.pie}>
      {lider ? <TotalPartida mesa={lider.mesa.numero} /> : <Total grupos={grupos} />}
      {grupos.map((grupo) => (
        <MarcasEspera key={grupo.grupoMesa} grupo={grupo} />
      ))}
      {children}
      <BotonesGrupo grupos={grupos} />
    </footer>
  );
}

/** Some of its tabs may be on another board. */
function TotalPartida({ mesa }: { mesa: number }) {
  return <Total grupos={usePartida(mesa).grupos} />;
}

function Total({ grupos }: Pick<Partida, 'grupos'>) {
  const { etiqueta, ...cuenta } = cuentaDe(grupos);
  return (
    <p className={`suave ${css.total}`}>
      {etiqueta} <strong className="cifras">{textoImporte(cuenta)}</strong>
    </p>
  );
}
