import Check from 'lucide-react/icons/check';
import { isPorHacer } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import { AlergiaLinea, FranjaAlergia, FranjaAvisado } from '../ui/Alergia';
import { BotonUrgente } from '../ui/BotonUrgente';
import { Espera } from '../ui/Espera';
import { FranjaUrgente } from '../ui/FranjaUrgente';
import { Nota } from '../ui/Nota';
import { notasDeAlergia } from '../ui/nota-alergia';
import { isMudado } from '../vivo/modelo/mudados';
import { nombreCompleto } from '../vivo/modelo/resumen-ticket';
import { faltanDe, isParteUrgente } from '../vivo/modelo/tarjetas-pase';
import type { PartePase, TarjetaPase as Tarjeta } from '../vivo/modelo/tarjetas-pase';
import { SalidaPase } from './SalidaPase';
import { nombreTarjeta } from './textos-pase';
import { t } from '../lenguas/t';
import css from './TarjetaPase.module.css';

/** Read from three metres: whose it is, what may harm them, what is missing. */
export function TarjetaPase({ tarjeta }: { tarjeta: Tarjeta }) {
  const { grupo, nombre, desde, isLista, estaciones, partes } = tarjeta;
  const faltan = faltanDe(tarjeta);
  const urgentes = partes.filter(isParteUrgente).map(({ ticket }) => ticket);
  const mudado = partes.map(({ ticket }) => ticket).find(isMudado);
  return (
    <article
      className={css.tarjeta}
      data-lista={isLista ? '' : undefined}
      aria-label={nombreTarjeta(tarjeta)}
    >
      <header className={css.cabecera}>
        <h2 className={css.mesa}>
          {t('Mesa')} <span className="cifras">{grupo.mesa.numero}</span>
        </h2>
        <Espera className={css.espera} desde={desde} conReloj={false} />
        {!isLista && urgentes.length === 0 && (
          <BotonUrgente soloIcono grupo={grupo} tickets={partes.map(({ ticket }) => ticket)} />
        )}
        {nombre !== null && <p className={css.nombre}>{nombre}</p>}
        {mudado && <p className={css.antes}>{t('antes {n}', { n: mudado.antes })}</p>}
      </header>
      <FranjaUrgente grupo={grupo} tickets={urgentes} tamano="muro" />
      {partes.map((parte) => (
        <AvisosParte key={parte.ticket._id} {...parte} />
      ))}
      <FranjaAvisado de={grupo.mesa.numero} salvo={partes.map(({ ticket }) => ticket._id)} tamano="muro" />
      <div className={css.estado}>
        <p className={css.falta}>{faltan === null ? t('Todo listo') : t('Falta: {que}', { que: faltan })}</p>
        {estaciones.length > 1 && <Estaciones estaciones={estaciones} />}
      </div>
      <ul className={css.platos}>
        {partes.flatMap(({ ticket, lineas }) =>
          lineas.map((linea) => <Plato key={linea._id} ticket={ticket} linea={linea} />),
        )}
      </ul>
      <SalidaPase tarjeta={tarjeta} />
    </article>
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

function AvisosParte({ ticket, lineas }: PartePase) {
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
    <li className={css.plato} data-hecho={isHecho ? '' : undefined}>
      <span className={`${css.cantidad} cifras`}>{linea.cantidad}</span>
      <span className={css.que}>
        {nombreCompleto(linea)}
        <AlergiaLinea ticket={ticket} linea={linea} />
      </span>
      {isHecho && <Check className={css.hecho} role="img" aria-label={t('Listo')} />}
    </li>
  );
}
