import { useState } from 'react';
import type { RebajaMesa, Grupo, TipoRebaja } from '@carta/contracts';
import { formatEuros } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { deshacerRebaja } from '../../vivo/actos/rebajar';
import { isPagado } from '../../vivo/mesas/grupos';
import { TEXTO_REBAJA, rebajablesOf, textoRebaja, textoDescuentos } from './modelo-rebaja';
import css from './Rebajas.module.css';

const HojaRebaja = perezoso(() => import('./HojaRebaja'), 'HojaRebaja');

const TIPOS = ['invitar', 'descuento', 'devolver'] as const satisfies readonly TipoRebaja[];

/** What was taken off a tab, and the buttons that take something off. */
export function RebajasMesa({ grupo }: { grupo: Grupo }) {
  const vivos = (grupo.ajustes ?? []).filter(({ deshecho }) => !deshecho);
  const descuentos = textoDescuentos([grupo]);
  return (
    <section className="pila" data-hueco="2" aria-label="Invitaciones y descuentos">
      {descuentos !== null && (
        <p className={css.total}>
          Descuentos <strong className="cifras">{descuentos}</strong>
        </p>
      )}
      {vivos.length > 0 && (
        <ul className={css.lista}>
          {vivos.map((rebaja) => (
            <Hecho key={rebaja._id} grupo={grupo} rebaja={rebaja} />
          ))}
        </ul>
      )}
      {!isPagado(grupo) && rebajablesOf(grupo).length > 0 && <Botones grupo={grupo} />}
    </section>
  );
}

function Hecho({ grupo, rebaja }: { grupo: Grupo; rebaja: RebajaMesa }) {
  const formatHora = useHora();
  const { ocupado, during } = useOcupado();
  const { importe, motivo, por, en } = rebaja;
  const texto = textoRebaja(grupo, rebaja);
  return (
    <li className={`renglon ${css.fila}`} data-extremos="" data-hueco="3">
      <span className={css.nombre}>
        {texto} <span className="cifras">−{formatEuros(importe)}</span>
        <small className={css.dato}>
          «{motivo}» · {por} · <time dateTime={en}>{formatHora(en)}</time>
        </small>
      </span>
      {!isPagado(grupo) && (
        <Boton
          variante="fantasma"
          tamano="compacto"
          aria-label={`Deshacer: ${texto}`}
          ocupado={ocupado}
          onClick={() => void during(() => deshacerRebaja(grupo, rebaja))}
        >
          Deshacer
        </Boton>
      )}
    </li>
  );
}

function Botones({ grupo }: { grupo: Grupo }) {
  const [tipo, setTipo] = useState<TipoRebaja>('invitar');
  const [abierta, setAbierta] = useState(false);
  usePreload(HojaRebaja);
  const open = (cual: TipoRebaja) => {
    setTipo(cual);
    setAbierta(true);
  };
  return (
    <div className={`fila ${css.botones}`}>
      {TIPOS.map((cual) => (
        <Boton
          key={cual}
          variante="secundario"
          tamano="compacto"
          aria-haspopup="dialog"
          onClick={() => open(cual)}
        >
          {TEXTO_REBAJA[cual].titulo}
        </Boton>
      ))}
      <Montada abierta={abierta}>
        <HojaRebaja grupo={grupo} tipo={tipo} abierta={abierta} onClose={() => setAbierta(false)} />
      </Montada>
    </div>
  );
}
