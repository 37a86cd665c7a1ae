import { rutaSaludLista } from '@carta/contracts';
import type { SaludLista } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { get } from '../../../shared/api/cliente';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { formatHace } from '../Dispositivos/hace';
import css from './Ficha.module.css';

const CLAVE = ['copias'] as const;

/** How old the copies of everything are; nothing where nobody makes them, or while that is not known. */
export function Copias() {
  const { data: lista } = useQuery({
    queryKey: CLAVE,
    queryFn: ({ signal }) => get<SaludLista>(rutaSaludLista(), { signal }),
  });
  if (lista?.copias === undefined) return null;
  const { ultima, fuera, aviso } = lista.copias;
  return (
    <section className="tarjeta" aria-labelledby="copias">
      <div className={`fila ${css.cabecera}`} data-hueco="3">
        <h3 id="copias">Copias de seguridad</h3>
      </div>
      <dl className={`pila ${css.datos}`} data-hueco="4">
        <div>
          <dt>La última</dt>
          <dd>{cuando(ultima)}</dd>
        </div>
        <div>
          <dt>La última fuera del servidor</dt>
          <dd>{fuera === undefined ? 'No se lleva ninguna' : cuando(fuera)}</dd>
        </div>
      </dl>
      {aviso !== undefined && (
        <Mensaje tono="error">{aviso} Díselo a quien instaló Carta Digital o te lo mantiene.</Mensaje>
      )}
    </section>
  );
}

const cuando = (en: string | null): string =>
  en === null ? 'Todavía ninguna' : formatHace(Date.parse(en), Date.now());
