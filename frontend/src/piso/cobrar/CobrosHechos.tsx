import { useState } from 'react';
import { cargoDe, formatCentimos, nombreForma, nombreMesas, reglasCobro } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { useHora } from '../../shared/lib/hora';
import { cargosDe } from './modelo/cargos';
import type { Cargo } from './modelo/cargos';
import css from './Reparto.module.css';
import { HojaMotivo } from '../ui/HojaMotivo';
import { anularCobro } from '../vivo/actos/anular';

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
  const { grupos, importe, propina, por, en, anulado } = cargo;
  const texto = `${formatCentimos(importe)} · ${nombreForma(cargo)}`;
  return (
    <li className={css.fila} data-hecha={anulado ? '' : undefined}>
      <span className={`crece ${css.nombre}`}>
        {anulado ? <s className="cifras">{texto}</s> : <span className="cifras">{texto}</span>}
        <small className={`suave ${css.dato}`}>
          {conMesa && `${nombreMesas(grupos.map(({ mesa }) => mesa.numero))} · `}
          {formatHora(en)} · {por}
          {propina > 0 && ` · Propina ${formatCentimos(propina)}`}
        </small>
        {anulado && (
          <small className={`suave ${css.dato}`}>
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

const MOTIVOS = ['Importe equivocado', 'Forma de pago equivocada', 'Era de otra mesa'] as const;

interface PropsHojaAnular {
  cargo: Cargo;
  abierta: boolean;
  onClose: () => void;
}

/** Asks why a charge is annulled, and stays open when the server refuses. */
function HojaAnular({ cargo, abierta, onClose }: PropsHojaAnular) {
  return (
    <HojaMotivo
      abierta={abierta}
      onClose={onClose}
      titulo={`Anular ${formatCentimos(cargo.importe)} · ${nombreForma(cargo)}`}
      subtitulo="Vuelve a faltar por cobrar. El cobro anulado y su motivo quedan apuntados."
      habituales={MOTIVOS}
      regla={reglasCobro.motivoAnulacion}
      accion="Anular cobro"
      onMotivo={(motivo) => anularCobro(cargo, motivo)}
    />
  );
}
