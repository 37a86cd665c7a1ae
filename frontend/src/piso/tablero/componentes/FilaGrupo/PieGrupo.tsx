import { ESTADO_AL, formatEuros } from '@carta/contracts';
import type { EstadoDestino, Grupo } from '@carta/contracts';
import type { MouseEvent, ReactNode } from 'react';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { openCuenta } from '../../../cobrar/cobrando';
import { MarcaEspera } from '../../../ui/MarcaEspera';
import { isRepetido } from '../../../ui/toque';
import { moveGrupo } from '../../../vivo/acciones';
import { payMesa } from '../../../vivo/acciones-pagar';
import { cuentaDe } from '../../../vivo/modelo/falta';
import { ACCIONES_GRUPO } from '../../../vivo/modelo/tableros';
import { useEnCurso } from '../../../vivo/peticiones';
import css from './FilaGrupo.module.css';

/**
 * The first button is the usual next step, and keeps the focus from step to step. It is busy until the step
 * before has been answered: a tap would fall on a mesa that nobody has seen yet.
 */
function BotonesGrupo({ grupo }: { grupo: Grupo }) {
  const acciones = ACCIONES_GRUPO[grupo.estadoGrupo];
  const enCurso = useEnCurso(grupo.grupoMesa);
  if (acciones.length === 0) return null;
  const handleMove = (event: MouseEvent, to: EstadoDestino) => {
    if (isRepetido(event)) return;
    void (to === ESTADO_AL.cobrar ? payMesa(grupo) : moveGrupo(grupo, to));
  };
  return (
    <div className={css.botones}>
      {acciones.map(({ texto, to }, i) => (
        <Boton
          key={i}
          variante={i === 0 ? 'primario' : 'secundario'}
          ocupado={enCurso}
          onClick={(event) => handleMove(event, to)}
        >
          {texto}
          {enCurso && <span className="solo-lectores"> Enviando…</span>}
        </Boton>
      ))}
      {acciones.some(({ to }) => to === ESTADO_AL.cobrar) && (
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

export function PieGrupo({ grupo, children }: { grupo: Grupo; children?: ReactNode }) {
  const { etiqueta, importe } = cuentaDe([grupo]);
  return (
    <footer className={css.pie}>
      <p className={css.total}>
        {etiqueta} <strong className="cifras">{formatEuros(importe)}</strong>
      </p>
      <MarcaEspera de={grupo.grupoMesa} />
      {children}
      <BotonesGrupo grupo={grupo} />
    </footer>
  );
}
