import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { marcaDeLinea, textoAlergenos, vivasOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import css from './Alergia.module.css';
import { alergenosDeNota, mentionsAlergia } from './nota-alergia';
import { nombreCompleto } from '../vivo/modelo/resumen-ticket';

/** `muro`: to be read from where the cooks stand. */
type Tamano = 'muro' | 'normal';

interface PropsFranjaAlergia {
  ticket: Pick<Ticket, 'evita'>;
  tamano?: Tamano;
}

/** What whoever eats a ticket avoids; nothing where it says nothing (docs/reglas.md#what-a-diner-avoids). */
export function FranjaAlergia({ ticket: { evita = [] }, tamano = 'normal' }: PropsFranjaAlergia) {
  if (evita.length === 0) return null;
  return (
    <p className={css.franja} data-tamano={tamano}>
      <TriangleAlert aria-hidden="true" />
      <span>Alergia: {textoAlergenos(evita)}</span>
    </p>
  );
}

interface PropsAlergiaLinea {
  ticket: Pick<Ticket, 'evita' | 'notas'>;
  linea: Pick<Linea, 'alergenos' | 'notas'>;
  tamano?: Tamano;
}

/**
 * What a line contains of what its ticket avoids, or that nobody knows. What a note of an allergy names counts as
 * avoided; it may mean more than a program understands, so the rest that the line contains is told too.
 */
export function AlergiaLinea({ ticket, linea, tamano = 'normal' }: PropsAlergiaLinea) {
  const { alergenos } = linea;
  const marca = marcaOf(ticket, linea);
  const conNota = mentionsAlergia(ticket.notas) || mentionsAlergia(linea.notas);
  if (marca?.tipo === 'sin_informacion' || (conNota && alergenos === undefined)) {
    return (
      <Marca tamano={tamano}>
        Sin información<span className="solo-lectores"> de alérgenos</span>
      </Marca>
    );
  }
  const evitados = marca?.alergenos ?? [];
  const otros = conNota ? (alergenos ?? []).filter((uno) => !evitados.includes(uno)) : [];
  return (
    <>
      {evitados.length > 0 && (
        <Marca tamano={tamano}>
          Lleva <strong>{textoAlergenos(evitados)}</strong>
        </Marca>
      )}
      {otros.length > 0 && (
        <span className={css.otros} data-tamano={tamano}>
          {evitados.length > 0 ? 'También lleva' : 'Lleva'} {textoAlergenos(otros)}
        </span>
      )}
    </>
  );
}

interface PropsResumenAlergia {
  ticket: Ticket;
  className?: string | undefined;
}

/** The same of a ticket whose lines are told in a sentence: which of them it is about; nothing where it is about none. */
export function ResumenAlergia({ ticket, className = '' }: PropsResumenAlergia) {
  const marcadas = vivasOf(ticket.productos).filter((linea) => marcaOf(ticket, linea));
  if (!ticket.evita && marcadas.length === 0) return null;
  return (
    <div className={`${css.resumen} ${className}`}>
      <FranjaAlergia ticket={ticket} />
      {marcadas.length > 0 && (
        <ul className={css.platos}>
          {marcadas.map((linea) => (
            <li key={linea._id}>
              {nombreCompleto(linea)}: <AlergiaLinea ticket={ticket} linea={linea} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function marcaOf(ticket: PropsAlergiaLinea['ticket'], linea: PropsAlergiaLinea['linea']) {
  const deNotas = [ticket.notas, linea.notas].flatMap(alergenosDeNota);
  return marcaDeLinea(linea, [...(ticket.evita ?? []), ...deNotas]);
}

/** Within a line's button, so nothing but phrasing. */
function Marca({ tamano, children }: { tamano: Tamano; children: ReactNode }) {
  return (
    <span className={css.marca} data-tamano={tamano}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
