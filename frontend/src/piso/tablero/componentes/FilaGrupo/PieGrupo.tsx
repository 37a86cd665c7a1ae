import { ESTADO_AL, pasesOf } from '@carta/contracts';
import type { EstadoDestino, Grupo } from '@carta/contracts';
import type { MouseEvent, ReactNode } from 'react';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { openCuenta } from '../../../cobrar/cobrando';
import { MarcaEspera } from '../../../ui/MarcaEspera';
import { useActoNuevo } from '../../../ui/quietud/useActoNuevo';
import { isRepetido } from '../../../ui/toque';
import { moveGrupo } from '../../../vivo/acciones';
import { payMesa } from '../../../vivo/acciones-pagar';
import { marcharPase } from '../../../vivo/acciones-pases';
import { cuentaDe, textoImporte } from '../../../vivo/modelo/falta';
import { blancoMarcha } from '../../../vivo/modelo/paso';
import { textoMarchar } from '../../../vivo/modelo/estado-pases';
import { paseDeTurno } from '../../../vivo/modelo/pases';
import { ACCIONES_GRUPO } from '../../../vivo/modelo/tableros';
import { useEnCurso } from '../../../vivo/peticiones';
import css from './FilaGrupo.module.css';

/** Without an estado to go to, its next pase marches. */
interface AccionMesa {
  texto: string;
  to?: EstadoDestino;
}

/**
 * The first button is the usual next step, and keeps the focus from step to step. It is busy until the step
 * before has been answered: a tap would fall on a mesa that nobody has seen yet.
 */
function BotonesGrupo({ grupo }: { grupo: Grupo }) {
  const pase = paseDeTurno(grupo);
  const acciones = pase ? [{ texto: textoMarchar(pase) }] : ACCIONES_GRUPO[grupo.estadoGrupo];
  const blanco = pase ? blancoMarcha(grupo.grupoMesa, pase.id) : grupo.grupoMesa;
  const enCurso = useEnCurso(blanco);
  const { isNuevo, isRehusado } = useActoNuevo(acciones.map(({ texto }) => texto).join());
  if (acciones.length === 0) return null;
  const handleAccion = (event: MouseEvent, to?: EstadoDestino) => {
    if (isRehusado(event)) return;
    if (to === undefined) return void (pase && marcharPase(grupo, pase.id));
    void (to === ESTADO_AL.cobrar ? payMesa(grupo) : moveGrupo(grupo, to));
  };
  return (
    <div className={css.botones}>
      {acciones.map(({ texto, to }: AccionMesa, i) => (
        <Boton
          key={i}
          variante={i === 0 ? 'primario' : 'secundario'}
          ocupado={enCurso}
          aria-disabled={isNuevo || undefined}
          onClick={(event) => handleAccion(event, to)}
        >
          {texto}
          {enCurso && <span className="solo-lectores"> Enviando…</span>}
        </Boton>
      ))}
      {acciones.some(({ to }: AccionMesa) => to === ESTADO_AL.cobrar) && (
        <Boton
          variante="secundario"
          aria-haspopup="dialog"
          onClick={(event) => !isRepetido(event) && openCuenta(grupo)}
        >
          Cobrar
        </Boton>
      )}
    </div>
  );
}

/** A pase of the mesa that was tapped, and not sent yet. */
function EsperaMarcha({ grupo }: { grupo: Grupo }) {
  return pasesOf(grupo.pedidos.flatMap(({ productos }) => productos)).map(({ id }) => (
    <MarcaEspera key={id} de={blancoMarcha(grupo.grupoMesa, id)} />
  ));
}

export function PieGrupo({ grupo, children }: { grupo: Grupo; children?: ReactNode }) {
  const { etiqueta, ...cuenta } = cuentaDe([grupo]);
  return (
    <footer className={css.pie}>
      <p className={css.total}>
        {etiqueta} <strong className="cifras">{textoImporte(cuenta)}</strong>
      </p>
      <MarcaEspera de={grupo.grupoMesa} />
      <EsperaMarcha grupo={grupo} />
      {children}
      <BotonesGrupo grupo={grupo} />
    </footer>
  );
}
