import { useState } from 'react';
import { ETIQUETA_FORMA, cargoDe, formatCentimos, nombreMesas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { useHora } from '../../shared/lib/hora';
import { HojaAnular } from './HojaAnular';
import { cargosDe } from './modelo/cargos';
import type { Cargo } from './modelo/cargos';
import css from './Reparto.module.css';

export function CobrosHechos({ grupos }: { grupos: readonly Grupo[] }) {
  const cargos = cargosDe(grupos);
  if (cargos.length === 0) return null;
  return (
    <section aria-label="Cobros">
      <h3 className={css.titulo}>Cobros</h3>
      <ul className={css.lista}>
        {cargos.map((cargo) => (
          <CobroHecho key={cargoDe(cargo._id)} cargo={cargo} conMesa={grupos.length > 1} />
        ))}
      </ul>
    </section>
  );
}

interface PropsCobroHecho {
  cargo: Cargo;
  conMesa: boolean;
}

function CobroHecho({ cargo, conMesa }: PropsCobroHecho) {
  const formatHora = useHora();
  const [anulando, setAnulando] = useState(false);
  const { grupos, importe, forma, por, en, anulado } = cargo;
  const texto = `${formatCentimos(importe)} · ${ETIQUETA_FORMA[forma]}`;
  return (
    <li className={css.fila} data-hecha={anulado ? '' : undefined}>
      <span className={css.nombre}>
        {anulado ? <s className="cifras">{texto}</s> : <span className="cifras">{texto}</span>}
        <small className={css.dato}>
          {conMesa && `${nombreMesas(grupos.map(({ mesa }) => mesa.numero))} · `}
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
      <HojaAnular cargo={cargo} abierta={anulando} onClose={() => setAnulando(false)} />
    </li>
  );
}
