import type { ReactNode } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { alergenosDeNota, marcaDeLinea, mentionsAlergia, textoAlergenos, vivasOf } from '@carta/contracts';
import type { Avisado, Linea, MarcaLinea, Ticket } from '@carta/contracts';
import { nombreAlergeno } from '../../shared/ui/Alergenos/nombre-alergeno';
import { t } from '../lenguas/t';
import css from './Alergia.module.css';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { useAvisado } from '../vivo/tablero/useAvisado';

/** `muro` is read from where the cooks stand. */
type Tamano = 'muro' | 'normal';

interface PropsFranjaAlergia {
  ticket: Pick<Ticket, 'evita'>;
  tamano?: Tamano;
}

/** Shows what the ticket's diner avoids (docs/reglas/pedir.md#what-a-diner-avoids). */
export function FranjaAlergia({ ticket: { evita = [] }, tamano }: PropsFranjaAlergia) {
  if (evita.length === 0) return null;
  return (
    <Franja tamano={tamano}>
      {t('Alergia: {alergenos}', { alergenos: textoAlergenos(evita, nombreAlergeno) })}
    </Franja>
  );
}

interface PropsFranjaAvisado {
  /** A mesa, or a ticket of it. */
  de: number | string;
  /** These tickets are read beside it. */
  salvo?: readonly string[];
  tamano?: Tamano;
  className?: string | undefined;
}

/** Shows what a mesa has told of allergies, also in orders of before. */
export function FranjaAvisado({ de, salvo, ...franja }: PropsFranjaAvisado) {
  const que = textoAvisado(useAvisado(de, salvo));
  if (que === null) return null;
  return <Franja {...franja}>{t('La mesa avisó: {que}', { que })}</Franja>;
}

/** Returns 'gluten, huevos · «Soy celíaca»'; null where nothing was told. */
export function textoAvisado({ evita, notas }: Avisado): string | null {
  const partes = [
    ...(evita.length > 0 ? [textoAlergenos(evita, nombreAlergeno)] : []),
    ...notas.map((nota) => `«${nota}»`),
  ];
  return partes.length > 0 ? partes.join(' · ') : null;
}

interface PropsAlergiaLinea {
  ticket: Pick<Ticket, '_id' | 'evita' | 'notas'>;
  linea: Pick<Linea, 'alergenos' | 'notas'>;
  tamano?: Tamano;
}

/**
 * Shows which allergens a line contains that its order, or its mesa before, avoids, or that nobody knows. The
 * order's note may mean more than a program understands, so the line's other allergens are shown with it.
 */
export function AlergiaLinea({ ticket, linea, tamano = 'normal' }: PropsAlergiaLinea) {
  const { alergenos } = linea;
  const avisado = useAvisado(ticket._id, [ticket._id]);
  const marca = marcaOf(ticket, linea, avisado);
  if (marca?.tipo === 'sin_informacion') {
    return (
      <Marca tamano={tamano}>
        {t('Sin información')}
        <span className="solo-lectores"> {t('de alérgenos')}</span>
      </Marca>
    );
  }
  const conNota = mentionsAlergia(ticket.notas) || mentionsAlergia(linea.notas);
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
        <span className={`fuerte ${css.otros}`} data-cuerpo="s" data-tamano={tamano}>
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
  const avisado = useAvisado(ticket._id, [ticket._id]);
  const marcadas = vivasOf(ticket.productos).filter((linea) => marcaOf(ticket, linea, avisado));
  if (!ticket.evita && marcadas.length === 0) return null;
  return (
    <div className={`${css.resumen} ${className}`}>
      <FranjaAlergia ticket={ticket} />
      {marcadas.length > 0 && (
        <ul className={`pila ${css.platos}`} data-hueco="1">
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

/** Where a note speaks of an allergy, it may be of anything that nobody has declared. */
function marcaOf(
  ticket: PropsAlergiaLinea['ticket'],
  linea: PropsAlergiaLinea['linea'],
  avisado: Avisado,
): MarcaLinea | null {
  const notas = [ticket.notas, linea.notas, ...avisado.notas];
  if (linea.alergenos === undefined && notas.some(mentionsAlergia)) return { tipo: 'sin_informacion' };
  const deNotas = [ticket.notas, linea.notas].flatMap(alergenosDeNota);
  return marcaDeLinea(linea, [...(ticket.evita ?? []), ...deNotas, ...avisado.evita]);
}

interface PropsFranja {
  tamano?: Tamano | undefined;
  className?: string | undefined;
  children: ReactNode;
}

function Franja({ tamano = 'normal', className = '', children }: PropsFranja) {
  return (
    <p className={`${css.franja} ${className}`} data-tamano={tamano}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
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
