import { TIPOS_LLAMADA } from '@carta/contracts';
import type { Husos } from '@carta/contracts';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useStore } from 'zustand';
import { t } from '../../shared/lengua/lengua';
import { useAnuncio } from '../../shared/lib/anunciar';
import { useHusos } from '../../shared/lib/hora';
import { describeLlamada, llamadaOf } from './llamadas';
import type { LlamadaPropia } from './llamadas';
import type { LlamadasStore } from './llamadas-store';
import { TITULO_LLAMADA } from './textos-llamadas';
import css from './BotonLlamar.module.css';

interface PropsBotonLlamar {
  store: LlamadasStore;
  /** A sheet shows the calls already. */
  aLaVista: boolean;
  onClick: () => void;
}

export function BotonLlamar({ store, aLaVista, onClick }: PropsBotonLlamar) {
  const llamadas = useStore(store, (estado) => estado.llamadas);
  const texto = describeTodas(useHusos(), llamadas);
  useAnuncio(aLaVista ? '' : (texto ?? ''));
  return (
    <button
      type="button"
      className={`renglon ${css.boton}`}
      data-llamada={texto === null ? undefined : ''}
      aria-label={texto === null ? t('Llamar al camarero o pedir la cuenta') : undefined}
      onClick={onClick}
    >
      {texto === null ? <Bell aria-hidden="true" /> : <BellRing aria-hidden="true" />}
      <span className={css.texto}>{texto ?? t('Llamar')}</span>
    </button>
  );
}

/** Returns null without any. */
function describeTodas(husos: Husos, llamadas: readonly LlamadaPropia[]): string | null {
  const vivas = TIPOS_LLAMADA.flatMap((tipo) => llamadaOf(llamadas, tipo) ?? []);
  const [unica] = vivas;
  if (unica === undefined) return null;
  if (vivas.length === 1) return describeLlamada(husos, unica);
  return vivas
    .map((propia) => `${t(TITULO_LLAMADA[propia.llamada.tipo])}: ${describeLlamada(husos, propia)}`)
    .join('. ');
}
