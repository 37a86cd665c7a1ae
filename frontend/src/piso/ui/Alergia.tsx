import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { marcaDeLinea, textoAlergenos, vivasOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import { nombreAlergeno } from '../../shared/ui/Alergenos/nombre-alergeno';
import { t } from '../lenguas/t';
import css from './Alergia.module.css';
import { alergenosDeNota, mentionsAlergia } from './nota-alergia';
import { nombreCompleto } from '../vivo/modelo/resumen-ticket';

/** `muro` is read from where the cooks stand. */
type Tamano = 'muro' | 'normal';

interface PropsFranjaAlergia {
  ticket: Pick<Ticket, 'evita'>;
  tamano?: Tamano;
}

/** Shows what the ticket's diner avoids (docs/reglas.md#what-a-diner-avoids). */
export function FranjaAlergia({ ticket: { evita = [] }, tamano = 'normal' }: PropsFranjaAlergia) {
  if (evita.length === 0) return null;
  return (
    <p className={css.franja} data-tamano={tamano}>
      <TriangleAlert aria-hidden="true" />
      <span>{t('Alergia: {alergenos}', { alergenos: textoAlergenos(evita, nombreAlergeno) })}</span>
    </p>
  );
}

interface PropsAlergiaLinea {
  ticket: Pick<Ticket, 'evita' | 'notas'>;
  linea: Pick<Linea, 'alergenos' | 'notas'>;
  tamano?: Tamano;
}

/**
 * Shows which avoided allergens a line contains, or that nobody knows. An allergy note may mean more than a
 * program understands, so the line's other allergens are shown with it.
 */
export function AlergiaLinea({ ticket, linea, tamano = 'normal' }: PropsAlergiaLinea) {
  const { alergenos } = linea;
  const marca = marcaOf(ticket, linea);
  const conNota = mentionsAlergia(ticket.notas) || mentionsAlergia(linea.notas);
  if (marca?.tipo === 'sin_informacion' || (conNota && alergenos === undefined)) {
    return (
      <Marca tamano={tamano}>
        {t('Sin información')}
        <span className="solo-lectores"> {t('de alérgenos')}</span>
      </Marca>
    );
  }
  const evitados = marca?.alergenos ?? [];
  const restantes = conNota ? (alergenos ?? []).filter((alergeno) => !evitados.includes(alergeno)) : [];
  return (
    <>
      {evitados.length > 0 && (
        <Marca tamano={tamano}>
          {t('Lleva')} <strong>{textoAlergenos(evitados, nombreAlergeno)}</strong>
        </Marca>
      )}
      {restantes.length > 0 && (
        <span className={css.otros} data-tamano={tamano}>
          {t(evitados.length > 0 ? 'También lleva' : 'Lleva')} {textoAlergenos(restantes, nombreAlergeno)}
        </span>
      )}
    </>
  );
}

interface PropsResumenAlergia {
  ticket: Ticket;
  className?: string | undefined;
}

/** A ticket whose lines are summed up in a sentence says here which of them are concerned. */
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

/** It is within a line's button, so it is only phrasing content. */
function Marca({ tamano, children }: { tamano: Tamano; children: ReactNode }) {
  return (
    <span className={css.marca} data-tamano={tamano}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
