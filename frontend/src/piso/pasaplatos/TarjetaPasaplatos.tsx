import Check from 'lucide-react/icons/check';
import { isPorHacer } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import { AlergiaLinea, FranjaAlergia, FranjaAvisado } from '../ui/Alergia';
import { BotonUrgente } from '../ui/BotonUrgente';
import { Espera } from '../ui/Espera';
import { FranjaUrgente } from '../ui/FranjaUrgente';
import { Nota } from '../ui/Nota';
import { notasDeAlergia } from '../ui/nota-alergia';
import { textoMesas } from '../vivo/mesas/partidas-abiertas';
import { isMudado } from '../vivo/tickets/mudados';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { faltanDe, isParteUrgente, partesPorMesa } from '../vivo/tickets/tarjetas-pasaplatos';
import type { ParteTarjeta, TarjetaPasaplatos as Tarjeta } from '../vivo/tickets/tarjetas-pasaplatos';
import { SalidaTarjeta } from './SalidaTarjeta';
import { nombreTarjeta } from './nombre-tarjeta';
import { t } from '../lenguas/t';
import css from './TarjetaPasaplatos.module.css';

/** Read from three metres: whose it is, what may harm them, what is missing. */
export function TarjetaPasaplatos({ tarjeta }: { tarjeta: Tarjeta }) {
  const { mesas, nombre, desde, isLista, estaciones, partes } = tarjeta;
  const faltan = faltanDe(tarjeta);
  const sola = mesas.length > 1 ? undefined : partes;
  return (
    <article
      className={css.tarjeta}
      data-lista={isLista ? '' : undefined}
      aria-label={nombreTarjeta(tarjeta)}
    >
      <header className={css.cabecera}>
        <h2 className={css.mesa}>
          {sola ? (
            <>
              {t('Mesa')} <span className="cifras">{mesas[0]}</span>
            </>
          ) : (
            textoMesas(mesas)
          )}
        </h2>
        <Espera className={css.espera} desde={desde} conReloj={false} />
        {sola && <MarcarUrgente partes={sola} isLista={isLista} />}
        {nombre !== null && <p className={css.nombre}>{nombre}</p>}
        {sola && <Antes partes={sola} />}
      </header>
      {sola && <AvisosPartes partes={sola} />}
      <FranjaAvisado de={mesas[0] ?? 0} salvo={partes.map(({ ticket }) => ticket._id)} tamano="muro" />
      <div className={css.estado}>
        <p className={`fuerte ${css.falta}`}>
          {faltan === null ? t('Todo listo') : t('Falta: {que}', { que: faltan })}
        </p>
        {estaciones.length > 1 && <Estaciones estaciones={estaciones} />}
      </div>
      {sola ? (
        <Platos partes={sola} />
      ) : (
        partesPorMesa(tarjeta).map((suyas) => (
          <DeMesa key={suyas[0]?.grupo.grupoMesa} partes={suyas} isLista={isLista} />
        ))
      )}
      <SalidaTarjeta tarjeta={tarjeta} />
    </article>
  );
}

interface PropsPartes {
  /** Of one mesa. */
  partes: readonly ParteTarjeta[];
}

/** What of the card is one mesa's, in a party, with its own warnings. */
function DeMesa({ partes, isLista }: PropsPartes & { isLista: boolean }) {
  return (
    <section className={css.deMesa}>
      <header className={css.cual}>
        <h3>{t('Mesa {n}', { n: partes[0]?.grupo.mesa.numero ?? 0 })}</h3>
        <Antes partes={partes} />
        <MarcarUrgente partes={partes} isLista={isLista} />
      </header>
      <AvisosPartes partes={partes} />
      <Platos partes={partes} />
    </section>
  );
}

function Antes({ partes }: PropsPartes) {
  const mudado = partes.map(({ ticket }) => ticket).find(isMudado);
  return mudado && <p className="fuerte">{t('antes {n}', { n: mudado.antes })}</p>;
}

function MarcarUrgente({ partes, isLista }: PropsPartes & { isLista: boolean }) {
  const [primera] = partes;
  if (isLista || !primera || partes.some(isParteUrgente)) return null;
  return <BotonUrgente soloIcono grupo={primera.grupo} tickets={partes.map(({ ticket }) => ticket)} />;
}

/** What is urgent, and what may harm them. */
function AvisosPartes({ partes }: PropsPartes) {
  const urgentes = partes.filter(isParteUrgente);
  return (
    <>
      {urgentes[0] && (
        <FranjaUrgente
          grupo={urgentes[0].grupo}
          tickets={urgentes.map(({ ticket }) => ticket)}
          tamano="muro"
        />
      )}
      {partes.map((parte) => (
        <AvisosParte key={parte.ticket._id} {...parte} />
      ))}
    </>
  );
}

function Platos({ partes }: PropsPartes) {
  return (
    <ul className={css.platos}>
      {partes.flatMap(({ ticket, lineas }) =>
        lineas.map((linea) => <Plato key={linea._id} ticket={ticket} linea={linea} />),
      )}
    </ul>
  );
}

function Estaciones({ estaciones }: Pick<Tarjeta, 'estaciones'>) {
  return (
    <ul className={css.estaciones} aria-label={t('Estaciones')}>
      {estaciones.map(({ nombre, isLista }) => (
        <li key={nombre} className={css.estacion} data-lista={isLista ? '' : undefined}>
          {nombre}
          {isLista ? <Check role="img" aria-label={t('Listo')} /> : ' …'}
        </li>
      ))}
    </ul>
  );
}

function AvisosParte({ ticket, lineas }: ParteTarjeta) {
  const { notas } = ticket;
  return (
    <>
      <FranjaAlergia ticket={ticket} tamano="muro" />
      {notasDeAlergia({ productos: [...lineas] }).map((nota) => (
        <Nota key={nota} de="pedido" tamano="muro" notas={nota} />
      ))}
      <Nota de="pedido" tamano="muro" notas={notas} />
    </>
  );
}

function Plato({ ticket, linea }: { ticket: Ticket; linea: Linea }) {
  const isHecho = !isPorHacer(linea);
  return (
    <li className={`fila ${css.plato}`} data-seguida="" data-hecho={isHecho ? '' : undefined}>
      <span className={`${css.cantidad} cifras`}>{linea.cantidad}</span>
      <span className="pila crece" data-hueco="0">
        {nombreCompleto(linea)}
        <AlergiaLinea ticket={ticket} linea={linea} />
      </span>
      {isHecho && <Check className={css.hecho} role="img" aria-label={t('Listo')} />}
    </li>
  );
}
