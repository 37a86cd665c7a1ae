import { lineaId, unidades } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { nombreDeItem } from '../../../shared/lib/nombre-linea';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { TEXTO } from '../../../pedir/textos-envio';
import { textoTotal } from '../../../pedir/total';
import { useCierres } from '../../carta/horario/cierres';
import { useCarrito } from '../useCarrito';
import css from './PieCarrito.module.css';

interface PropsPieCarrito {
  mesa: number | null;
  pausado: boolean;
  seguir: string;
  onCambiar: (item: ItemCarrito) => void;
  onConfirmar: () => void;
}

/** Shows the total and the way on, or why there is none; sold-out and unfinished lines come first. */
export function PieCarrito({ mesa, pausado, seguir, onCambiar, onConfirmar }: PropsPieCarrito) {
  const total = useCarrito(({ carrito }) => textoTotal(carrito));
  const items = useCarrito(({ carrito }) => carrito.items);
  const quedan = useCarrito(({ carrito }) => unidades(carrito) > 0);
  const enCamino = useCarrito(({ envio }) => envio !== null);
  const removeAgotados = useCarrito((carrito) => carrito.removeAgotados);
  const agotados = nombresOf(items.filter(({ agotado }) => agotado));
  const [porElegir] = items.filter((item) => item.porElegir && !enCamino);
  const hayAgotados = agotados.length > 0 && !enCamino;
  const remove = useCarrito((carrito) => carrito.remove);
  const cierres = useCierres(({ porProducto }) => porProducto);
  const isCerrado = ({ producto }: ItemCarrito) => cierres.get(producto._id)?.gracia === null;
  const cerrados = enCamino || hayAgotados ? [] : items.filter(isCerrado);
  const puedePedir = mesa !== null && !pausado;
  const sigue = puedePedir && quedan;
  const quitaCerrados = cerrados.length > 0 && cerrados.length < items.length && puedePedir;

  function handleAgotados() {
    removeAgotados();
    if (sigue && !porElegir) onConfirmar();
  }

  function handleCerrados() {
    cerrados.forEach((item) => remove(lineaId(item)));
    if (!porElegir || isCerrado(porElegir)) onConfirmar();
  }

  return (
    <div className="pila">
      <p className={`fuerte ${css.total}`} data-cuerpo="l">
        <span>{t('Total')}</span>
        <span className="cifras">{total}</span>
      </p>
      {mesa === null && (
        <p className="suave">
          {t(TEXTO.sinMesa)}. {t('Escanea el código QR de tu mesa para pedir.')}
        </p>
      )}
      {pausado && (
        <p className="suave">
          {t(TEXTO.pausado)}. {t('Tu carrito se queda como está.')}
        </p>
      )}
      {hayAgotados && (
        <p className="suave">
          {t('Agotado:')} <strong>{agotados.join(', ')}</strong>
        </p>
      )}
      {cerrados.length > 0 && (
        <p className="suave">
          {t('Ahora no se puede pedir:')} <strong>{nombresOf(cerrados).join(', ')}</strong>
        </p>
      )}
      {hayAgotados && (
        <Boton ancho="completo" variante="secundario" onClick={handleAgotados}>
          {sigue && !porElegir ? t('Quitar lo agotado y seguir') : t('Quitar lo agotado')}
        </Boton>
      )}
      {quitaCerrados && (
        <Boton ancho="completo" variante="secundario" onClick={handleCerrados}>
          {t('Quitarlo y seguir')}
        </Boton>
      )}
      {!hayAgotados && !quitaCerrados && porElegir && (
        <Boton ancho="completo" variante="secundario" onClick={() => onCambiar(porElegir)}>
          {t('Completar {nombre}', { nombre: porElegir.producto.nombre })}
        </Boton>
      )}
      {!hayAgotados && !quitaCerrados && !porElegir && (
        <Boton
          ancho="completo"
          disabled={!puedePedir || enCamino || cerrados.length > 0}
          onClick={onConfirmar}
        >
          {enCamino ? t(TEXTO.comprobando) : seguir}
        </Boton>
      )}
    </div>
  );
}

function nombresOf(items: readonly ItemCarrito[]): string[] {
  return [...new Set(items.map((item) => nombreDeItem({ ...item, notas: undefined })))];
}
