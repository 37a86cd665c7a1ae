import { useMemo } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { ETIQUETA_PAGO, isEnCamino, isLlamadaAbierta, isSinAtender, textoReparto } from '@carta/contracts';
import { withMesaDeGrupo } from '../../../vivo/mesas/apply-llamada';
import { ListaQuieta } from '../../../ui/quietud/ListaQuieta';
import { useActoNuevo } from '../../../ui/quietud/useActoNuevo';
import { useTablero } from '../../../vivo/tablero/useTablero';
import css from './LlamadasMesas.module.css';
import type { Llamada } from '@carta/contracts';
import { claimLlamada, closeLlamada, useEnCursoSala } from '../../../vivo/actos/llamada';
import { TEXTO_MOTIVO } from '../../../vivo/mesas/texto-motivo';
import { formatHace, urgenciaOf } from '../../../vivo/mesas/espera-mesa';
import { useMinutosDesde } from '../../../vivo/tablero/reloj';
import { useTextoFalta } from '../../../vivo/tablero/usePartida';
import { Boton } from '../../../../shared/ui/Boton/Boton';

/** The oldest unattended call comes first. */
export function LlamadasMesas() {
  const llamadas = useTablero((tablero) => tablero.llamadas);
  const grupos = useTablero((tablero) => tablero.grupos);
  const abiertos = useMemo(
    () =>
      [...llamadas.values()]
        .filter(isLlamadaAbierta)
        .map((llamada) => withMesaDeGrupo(llamada, grupos))
        .sort((a, b) => a.creadoEn.localeCompare(b.creadoEn) || a._id.localeCompare(b._id)),
    [llamadas, grupos],
  );
  return (
    <ListaQuieta
      sobreOtros
      etiqueta={LLAMADAS}
      className={css.lista}
      items={abiertos}
      idOf={idDe}
      nombreOf={nombreDe}
      render={(llamada) => <FilaLlamada llamada={llamada} />}
      marco={(lista) => (
        <section className={`pila ${css.llamadas}`} data-hueco="2" aria-labelledby="llamadas">
          <h2 className={`renglon ${css.titulo}`} data-cuerpo="s" id="llamadas">
            <BellRing aria-hidden="true" />
            {LLAMADAS}
          </h2>
          {lista}
        </section>
      )}
    />
  );
}

const LLAMADAS = 'Llamadas de las mesas';
const idDe = ({ _id }: Llamada) => _id;
const nombreDe = ({ mesa }: Llamada) => `Mesa ${mesa}`;

/** Shows a call's mesa, purpose, age and waiter, and the buttons that take and close it. */
function FilaLlamada({ llamada }: { llamada: Llamada }) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const enCurso = useEnCursoSala(({ llamadas }) => llamadas.has(llamada._id));
  const { mesa, tipo, creadoEn, por, sinVerificar } = llamada;
  const minutos = useMinutosDesde(creadoEn);
  const texto = textoLlamada(llamada);
  const falta = useTextoFalta(mesa);
  // 'Atendido' comes to where 'Voy' was
  const { isNuevo, isRehusado } = useActoNuevo(String(isSinAtender(llamada)));
  return (
    <div className={`renglon ${css.llamada}`} data-hueco="3">
      <div className={`crece ${css.detalle}`}>
        <p className="prieto">
          <strong>Mesa {mesa}</strong> · {texto} ·{' '}
          <span className={`${css.espera} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
            {formatHace(minutos)}
          </span>
        </p>
        {tipo === 'cuenta' && falta !== null && <p className={`suave ${css.nota}`}>{falta}</p>}
        {isEnCamino(llamada) && <p className={`suave ${css.nota}`}>{por ?? 'Alguien'} va para allá</p>}
        {sinVerificar && <p className={`suave ${css.nota}`}>Sin verificar</p>}
      </div>
      <div className={`fila ${css.botones}`} data-seguida="">
        {isSinAtender(llamada) && (
          <Boton
            tamano="compacto"
            ocupado={enCurso}
            aria-label={`Voy: mesa ${mesa}, ${texto}`}
            aria-disabled={isNuevo || undefined}
            onClick={(event) => !isRehusado(event) && void claimLlamada(llamada)}
          >
            Voy
          </Boton>
        )}
        <Boton
          variante="secundario"
          tamano="compacto"
          ocupado={enCurso}
          aria-label={`Atendido: mesa ${mesa}, ${texto}`}
          aria-disabled={isNuevo || undefined}
          onClick={(event) => !isRehusado(event) && void closeLlamada(llamada)}
        >
          Atendido
        </Boton>
      </div>
    </div>
  );
}

/** Returns 'Llama al camarero' or 'La cuenta (tarjeta · a partes iguales entre 3)'. */
function textoLlamada({
  tipo,
  pago,
  reparto,
  motivo,
}: Pick<Llamada, 'tipo' | 'pago' | 'reparto' | 'motivo'>): string {
  if (tipo === 'camarero') return motivo ? TEXTO_MOTIVO[motivo] : 'Llama al camarero';
  const como = [...(pago ? [ETIQUETA_PAGO[pago]] : []), ...(reparto ? [textoReparto(reparto)] : [])];
  return como.length === 0 ? 'La cuenta' : `La cuenta (${como.join(' · ').toLowerCase()})`;
}
