import { formatEuros } from '@carta/contracts';
import type { CierreDelDia, PorForma } from '@carta/contracts';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { Cifra } from '../Cifras/Cifra';
import cifras from '../Cifras/Cifras.module.css';
import pagina from '../Estadisticas/Estadisticas.module.css';
import { FormasDeCobro } from '../FormasDeCobro';
import { Arqueo } from './Arqueo';
import { apuntesDe, sumasDe, textoQuien, textoSello } from '../modelo/cierre';
import { filasDeForma } from '../modelo/formas';
import { formatCantidad } from '../modelo/numeros';
import css from './Cierre.module.css';
import { Seccion, SeccionTabla } from '../Seccion/Seccion';
import { useHora } from '../../../shared/lib/hora';
import type { Apunte } from '../modelo/cierre';

interface PropsContenidoCierre {
  cierre: CierreDelDia;
  enMarcha: boolean;
}

export function ContenidoCierre({ cierre, enMarcha }: PropsContenidoCierre) {
  const { recaudado, mesasPagadas, abiertas } = cierre;
  const { cobradoAbierto, pendiente, cancelado, descontado, propinas } = sumasDe(cierre);
  const { cancelaciones, anulaciones, ajustes, cerradas } = apuntesDe(cierre);
  return (
    <>
      <dl className={cifras.cifras}>
        <Cifra nombre="Recaudado" valor={formatEuros(recaudado)} principal />
        <Cifra nombre="Mesas pagadas" valor={formatCantidad(mesasPagadas)} />
        <Cifra nombre="Cobrado en mesas abiertas" valor={formatEuros(cobradoAbierto)} />
        <Cifra nombre="Falta por cobrar" valor={formatEuros(pendiente)} />
        <Cifra nombre="Cancelado" valor={formatEuros(cancelado)} />
        {ajustes.length > 0 && <Cifra nombre="Invitado y descontado" valor={formatEuros(descontado)} />}
        {propinas !== 0 && (
          <Cifra nombre="Propinas, aparte" valor={formasTexto({ porForma: cierre.propinas })} />
        )}
      </dl>
      <div className={`pila ${css.pareja}`} data-hueco="8">
        <LimiteTarjeta nombre="Formas de cobro" de={cierre}>
          <FormasDeCobro de={cierre} />
        </LimiteTarjeta>
        <LimiteTarjeta nombre="Mesas abiertas" de={cierre}>
          <Abiertas abiertas={abiertas} />
        </LimiteTarjeta>
      </div>
      <EnCaja titulo={enMarcha ? 'En caja ahora' : 'Quién cobró'} porQuien={cierre.porQuien} />
      {cierre.arqueo && <Arqueo {...cierre.arqueo} />}
      <Apuntes titulo="Cancelaciones" ninguno="No se canceló nada." apuntes={cancelaciones} />
      {ajustes.length > 0 && <Apuntes titulo="Invitaciones y descuentos" ninguno="" apuntes={ajustes} />}
      <Apuntes titulo="Cobros anulados" ninguno="No se anuló ningún cobro." apuntes={anulaciones} />
      <Apuntes titulo="Mesas cerradas sin cobrar" ninguno="Ninguna." apuntes={cerradas} />
      <Sello sello={cierre.sello} />
      <p className={`suave ${pagina.nota}`}>
        <strong>No es una factura ni un justificante fiscal.</strong> El día va de las 05:00 a las 05:00 del
        siguiente; cada cobro cuenta cuando se hace, y lo que se devuelve, cuando se devuelve.
        {enMarcha && ' El día no ha terminado: estas cifras aún pueden cambiar.'}
      </p>
    </>
  );
}

/** Whether what was taken is as it was sealed after its day. */
function Sello({ sello }: Pick<CierreDelDia, 'sello'>) {
  return (
    <Seccion titulo="Sello">
      {sello.es === 'roto' ? (
        <div role="alert">
          <p className={css.roto}>Alterado: no es todo como se selló.</p>
          <ul className={css.apuntes}>
            {sello.porque.map((porque) => (
              <li key={porque} className={css.apunte}>
                {porque}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={`tenue ${css.ninguno}`}>{textoSello(sello)}</p>
      )}
      {sello.es === 'integro' && (
        <p className={`suave ${css.raiz}`} translate="no">
          {sello.raiz}
        </p>
      )}
    </Seccion>
  );
}

const TITULO = 'Mesas abiertas';

function Abiertas({ abiertas }: { abiertas: CierreDelDia['abiertas'] }) {
  if (abiertas.length === 0) {
    return (
      <Seccion titulo={TITULO}>
        <p className={`tenue ${css.ninguno}`}>Todas las mesas están pagadas.</p>
      </Seccion>
    );
  }
  return (
    <SeccionTabla titulo={TITULO} className={css.abiertas}>
      <thead>
        <tr>
          <th scope="col">Mesa</th>
          <th scope="col">Total</th>
          <th scope="col">Cobrado</th>
          <th scope="col">Falta</th>
        </tr>
      </thead>
      <tbody>
        {abiertas.map(({ mesa, total, cobrado, pendiente }) => (
          <tr key={mesa}>
            <th scope="row">{mesa}</th>
            <td className="cifras">{formatEuros(total)}</td>
            <td className="cifras">{formatEuros(cobrado)}</td>
            <td className="cifras">{formatEuros(pendiente)}</td>
          </tr>
        ))}
      </tbody>
    </SeccionTabla>
  );
}

/** 'Tarjeta 12,00 € · Efectivo 3,00 €' */
const formasTexto = (tomado: PorForma): string =>
  filasDeForma(tomado)
    .filter(({ importe }) => importe !== 0)
    .map(({ nombre, importe }) => `${nombre} ${formatEuros(importe)}`)
    .join(' · ');

/** Of paid and open mesas; a form in which somebody took nothing is left out. */
function EnCaja({ titulo, porQuien }: { titulo: string; porQuien: CierreDelDia['porQuien'] }) {
  return (
    <Seccion titulo={titulo}>
      {porQuien.length === 0 ? (
        <p className={`tenue ${css.ninguno}`}>No se ha cobrado nada.</p>
      ) : (
        <ul className={css.apuntes}>
          {porQuien.map(({ por, total, ...tomado }) => (
            <li key={por} className={css.apunte}>
              <span>{por}</span>
              <span className="fuerte cifras">{formatEuros(total)}</span>
              <span className={`${css.motivo} cifras`}>{formasTexto(tomado)}</span>
            </li>
          ))}
        </ul>
      )}
    </Seccion>
  );
}

interface PropsApuntes {
  titulo: string;
  ninguno: string;
  apuntes: readonly Apunte[];
}

function Apuntes({ titulo, ninguno, apuntes }: PropsApuntes) {
  const formatHora = useHora();
  return (
    <Seccion titulo={titulo}>
      {apuntes.length === 0 ? (
        <p className={`tenue ${css.ninguno}`}>{ninguno}</p>
      ) : (
        <ul className={css.apuntes}>
          {apuntes.map(({ que, motivo, en, importe, ...quien }, i) => (
            <li key={`${en}-${i}`} className={css.apunte}>
              <span>{que}</span>
              <span className="fuerte cifras">{formatEuros(importe)}</span>
              <span className={css.motivo}>
                «{motivo}» · {textoQuien(quien)} · <time dateTime={en}>{formatHora(en)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Seccion>
  );
}
