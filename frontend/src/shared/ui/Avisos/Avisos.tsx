import { Toast } from '@base-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { BotonIcono } from '../BotonIcono/BotonIcono';
import { onAviso } from './avisar';
import type { Aviso } from './avisar';
import css from './Avisos.module.css';

/** Milliseconds. */
const DURACION = 5_000;
const DURACION_CON_ACCION = 8_000;
const MAXIMO_A_LA_VEZ = 3;

const gestor = Toast.createToastManager();
let siguiente = 0;

/**
 * Where messages of `avisar` appear, above every sheet. Mount it once. It waits while it is hovered or
 * focused, and F6 reaches it from the keyboard.
 */
export function Avisos() {
  useEffect(() => onAviso({ show, retirar: (id) => gestor.close(id) }), []);
  return (
    <Toast.Provider toastManager={gestor} limit={MAXIMO_A_LA_VEZ} timeout={DURACION}>
      <Toast.Portal className={css.capa}>
        <Toast.Viewport className={css.lista} aria-label="Avisos">
          <ListaAvisos />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ texto, accion, tono = 'neutro', duracion, id = `aviso-${++siguiente}` }: Aviso) {
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

function ListaAvisos() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={css.aviso} swipeDirection={['down', 'left', 'right']}>
      <Toast.Content className={css.contenido}>
        <IconoTono tono={toast.type} />
        <Toast.Title
          className={css.texto}
          render={<p role={toast.type === 'error' ? 'alert' : undefined} />}
        />
        <Toast.Action className={css.accion} />
        <Toast.Close
          className={css.cerrar}
          render={<BotonIcono etiqueta="Cerrar aviso" icono={<X aria-hidden="true" />} />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}

function IconoTono({ tono }: { tono: string | undefined }) {
  if (tono === 'exito') return <CircleCheck className={css.icono} data-tono={tono} aria-hidden="true" />;
  if (tono === 'error') return <CircleAlert className={css.icono} data-tono={tono} aria-hidden="true" />;
  return null;
}
