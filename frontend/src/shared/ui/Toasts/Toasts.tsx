import { Toast as BaseToast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { t } from '../../lengua/lengua';
import { anunciar } from '../../lib/anunciar';
import { tellAlto } from '../../lib/alto';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import { onToast } from './toast';
import type { Toast } from './toast';
import css from './Toasts.module.css';

/** It is in ms. */
const DURACION = 5_000;
const DURACION_CON_ACCION = 8_000;
const MAXIMO_A_LA_VEZ = 3;

const gestor = BaseToast.createToastManager();
let siguiente = 0;
const tellLista = tellAlto('--alto-lista-avisos');

/**
 * Shows `showToast` messages: at the bottom, or over a sheet one at a time at the top
 * (docs/reglas/limites.md#sheets-and-dialogs). Mount it once. Hover or focus pauses them; F6 reaches them.
 */
export function Toasts() {
  useEffect(() => onToast({ show, retirar: (id) => gestor.close(id) }), []);
  return (
    <BaseToast.Provider toastManager={gestor} limit={MAXIMO_A_LA_VEZ} timeout={DURACION}>
      <BaseToast.Portal className={css.capa}>
        <BaseToast.Viewport ref={tellLista} className={css.lista} aria-label={t('Avisos')} aria-live="off">
          <ListaToasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function show({ texto, accion, tono = 'neutro', duracion, id = `toast-${++siguiente}` }: Toast) {
  // an error interrupts, by its role
  if (tono !== 'error') anunciar(texto, id);
  gestor.add({
    id,
    title: texto,
    type: tono,
    timeout: duracion ?? (accion ? DURACION_CON_ACCION : DURACION),
    actionProps: accion && {
      children: accion.texto,
      onClick: () => {
        accion.onAction();
        gestor.close(id);
      },
    },
  });
}

function ListaToasts() {
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className={css.toast}
      swipeDirection={['up', 'down', 'left', 'right']}
    >
      <BaseToast.Content className={`renglon ${css.contenido}`}>
        <IconoTono tono={toast.type} />
        <BaseToast.Title
          className={`crece ${css.texto}`}
          render={<p role={toast.type === 'error' ? 'alert' : undefined} />}
        />
        <BaseToast.Action className={css.accion} />
        <BaseToast.Close
          className={css.cerrar}
          render={<BotonIcono etiqueta={t('Cerrar aviso')} icono={<X aria-hidden="true" />} />}
        />
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}

function IconoTono({ tono }: { tono: string | undefined }) {
  if (tono === 'exito') return <CircleCheck className={css.icono} data-tono={tono} aria-hidden="true" />;
  if (tono === 'error') return <CircleAlert className={css.icono} data-tono={tono} aria-hidden="true" />;
  return null;
}
