import type { Formato } from '@carta/contracts';
import { langDe } from './traducciones';
import { t } from '../../shared/lengua/lengua';
import { Precio } from './Precio';
import css from './PreciosFormatos.module.css';

/** All of them: 'desde' would price none. */
export function PreciosFormatos({ formatos }: { formatos: readonly Formato[] }) {
  return (
    <ul className={css.formatos} aria-label={t('Formatos')}>
      {formatos.map((formato) => (
        <li key={formato._id} className={css.formato} data-agotado={formato.disponible ? undefined : ''}>
          <span lang={langDe(formato.nombre)}>{formato.nombre}</span>{' '}
          {formato.disponible ? (
            <span className={`${css.precio} cifras`}>
              <Precio de={formato} />
            </span>
          ) : (
            <>
              <s className="cifras">
                <Precio de={formato} />
              </s>{' '}
              {t('agotado')}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
