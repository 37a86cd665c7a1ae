import { useState } from 'react';
import type { AjusteMesa, Grupo, TipoAjuste } from '@carta/contracts';
import { formatEuros } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { useOcupado } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { perezoso, usePreload } from '../../../shared/ui/Perezoso/perezoso';
import { Montada } from '../../../shared/ui/capas/apertura';
import { deshacerAjuste } from '../../vivo/ajustes';
import { isPagado } from '../../vivo/mesas/grupos';
import { TEXTO_AJUSTE, ajustablesOf, textoAjuste, textoDescuentos } from './modelo-ajuste';
import css from './Ajustes.module.css';

const HojaAjuste = perezoso(() => import('./HojaAjuste'), 'HojaAjuste');

const TIPOS = ['invitar', 'descuento', 'devolver'] as const satisfies readonly TipoAjuste[];

/** What was taken off a tab, and the buttons that take something off. */
export function AjustesMesa({ grupo }: { grupo: Grupo }) {
  const vivos = (grupo.ajustes ?? []).filter(({ deshecho }) => !deshecho);
  const descuentos = textoDescuentos([grupo]);
  return (
    <section className={css.ajustes} aria-label="Invitaciones y descuentos">
      {descuentos !== null && (
        <p className={css.total}>
          Descuentos <strong className="cifras">{descuentos}</strong>
        </p>
      )}
      {vivos.length > 0 && (
        <ul className={css.lista}>
          {vivos.map((ajuste) => (
            <Hecho key={ajuste._id} grupo={grupo} ajuste={ajuste} />
          ))}
        </ul>
      )}
      {!isPagado(grupo) && ajustablesOf(grupo).length > 0 && <Botones grupo={grupo} />}
    </section>
  );
}

function Hecho({ grupo, ajuste }: { grupo: Grupo; ajuste: AjusteMesa }) {
  const formatHora = useHora();
  const { ocupado, during } = useOcupado();
  const { importe, motivo, por, en } = ajuste;
  const texto = textoAjuste(grupo, ajuste);
  return (
    <li className={css.fila}>
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
          onClick={() => void during(() => deshacerAjuste(grupo, ajuste))}
        >
          Deshacer
        </Boton>
      )}
    </li>
  );
}

function Botones({ grupo }: { grupo: Grupo }) {
  const [tipo, setTipo] = useState<TipoAjuste>('invitar');
  const [abierta, setAbierta] = useState(false);
  usePreload(HojaAjuste);
  const open = (cual: TipoAjuste) => {
    setTipo(cual);
    setAbierta(true);
  };
  return (
    <div className={css.botones}>
      {TIPOS.map((cual) => (
        <Boton
          key={cual}
          variante="secundario"
          tamano="compacto"
          aria-haspopup="dialog"
          onClick={() => open(cual)}
        >
          {TEXTO_AJUSTE[cual].titulo}
        </Boton>
      ))}
      <Montada abierta={abierta}>
        <HojaAjuste grupo={grupo} tipo={tipo} abierta={abierta} onClose={() => setAbierta(false)} />
      </Montada>
    </div>
  );
}
