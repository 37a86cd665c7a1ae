import { useState } from 'react';
import { ETIQUETA_FORMA, formatEuros } from '@carta/contracts';
import type { CobroMesa, Grupo } from '@carta/contracts';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useHora } from '../../../shared/lib/hora';
import { HojaAnular } from './HojaAnular';
import css from './Reparto.module.css';

/** What has been charged so far, the first one first, and a way to take each back. */
export function CobrosHechos({ grupos }: { grupos: readonly Grupo[] }) {
  const cobros = grupos.flatMap((grupo) => (grupo.cobros ?? []).map((cobro) => ({ grupo, cobro })));
  if (cobros.length === 0) return null;
  return (
    <section aria-label="Cobros">
      <h3 className={css.titulo}>Cobros</h3>
      <ul className={css.lista}>
        {[...cobros]
          .sort((a, b) => a.cobro.en.localeCompare(b.cobro.en))
          .map(({ grupo, cobro }) => (
            <CobroHecho key={cobro._id} grupo={grupo} cobro={cobro} conMesa={grupos.length > 1} />
          ))}
      </ul>
    </section>
  );
}

interface PropsCobroHecho {
  grupo: Grupo;
  cobro: CobroMesa;
  conMesa: boolean;
}

function CobroHecho({ grupo, cobro, conMesa }: PropsCobroHecho) {
  const formatHora = useHora();
  const [anulando, setAnulando] = useState(false);
  const { importe, forma, por, en, anulado } = cobro;
  const texto = `${formatEuros(importe)} · ${ETIQUETA_FORMA[forma]}`;
  return (
    <li className={css.fila} data-hecha={anulado ? '' : undefined}>
      <span className={css.nombre}>
        {anulado ? <s className="cifras">{texto}</s> : <span className="cifras">{texto}</span>}
        <small className={css.dato}>
          {conMesa && `Mesa ${grupo.mesa.numero} · `}
          {formatHora(en)} · {por}
        </small>
        {anulado && (
          <small className={css.dato}>
            Anulado por {anulado.por}: {anulado.motivo}
          </small>
        )}
      </span>
      {!anulado && (
        <Boton
          variante="fantasma"
          tamano="compacto"
          aria-label={`Anular el cobro de ${texto}`}
          onClick={() => setAnulando(true)}
        >
          Anular…
        </Boton>
      )}
      <HojaAnular grupo={grupo} cobro={cobro} abierta={anulando} onClose={() => setAnulando(false)} />
    </li>
  );
}
