import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { LIMITES, unidades } from '@carta/contracts';
import { t, tn } from '../../../shared/lengua/lengua';
import { textoTotal } from '../../../pedir/total';
import { AreaTexto } from '../../../shared/ui/AreaTexto/AreaTexto';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import type { FaseEnvio } from '../../../pedir/enviador';
import { TEXTO } from '../../../pedir/textos-envio';
import type { Avisos } from '../avisos';
import { useCarrito } from '../useCarrito';
import { AvisarCocina } from './AvisarCocina';
import { EstadoEnvio, VOLATIL } from './EstadoEnvio';
import { LineasConfirmar } from './LineasConfirmar';
import css from './HojaConfirmar.module.css';

interface PropsHojaConfirmar {
  abierta: boolean;
  mesa: number | null;
  avisos: Avisos;
  /** A waiter's: what the mesa has told of allergies comes first, and what this order avoids. */
  avisoMesa?: ReactNode;
  aviso?: string | undefined;
  pausado: boolean;
  onClose: () => void;
  onCancelar: () => void;
}

/** The last check, with a note for the kitchen; 'Confirmar' shows the total. */
export function HojaConfirmar(props: PropsHojaConfirmar) {
  const { abierta, mesa, avisos, avisoMesa, aviso, pausado, onClose, onCancelar } = props;
  const total = useCarrito(({ carrito }) => textoTotal(carrito));
  const cuantos = useCarrito(({ carrito }) => unidades(carrito));
  const notas = useCarrito((carrito) => carrito.notas);
  const envio = useCarrito((carrito) => carrito.envio);
  const enCamino = envio !== null;
  const fase = useCarrito((carrito) => carrito.fase);
  const volatil = useCarrito((carrito) => carrito.volatil);
  const put = useCarrito((carrito) => carrito.put);
  const confirm = useCarrito((carrito) => carrito.confirm);
  const idTotal = useId();
  const [avisar, setAvisar] = useState(true);
  const [abiertaAntes, setAbiertaAntes] = useState(abierta);
  // ticked again each time: left out once is not left out forever
  if (abierta !== abiertaAntes) {
    setAbiertaAntes(abierta);
    if (abierta) setAvisar(true);
  }
  const evita = envio?.cuerpo.evita ?? avisos.evitados;
  const alergia = evita.length > 0 && (
    <AvisarCocina
      platos={avisos.platos}
      evita={evita}
      avisar={enCamino ? envio.cuerpo.evita !== undefined : avisar}
      bloqueado={enCamino}
      onChange={setAvisar}
    />
  );
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo={t('Confirmar pedido')}
      subtitulo={mesa === null ? undefined : t('Se preparará para la mesa {mesa}', { mesa })}
      onVolver={onClose}
      botonCerrar={false}
      pie={
        <div className={`fila ${css.acciones}`} data-hueco="3">
          <Boton variante="secundario" disabled={enCamino} onClick={onCancelar}>
            {t('Cancelar')}
          </Boton>
          <Boton
            ocupado={enCamino}
            disabled={!enCamino && (mesa === null || pausado)}
            aria-describedby={idTotal}
            onClick={() => void confirm(avisar ? avisos.evitados : [])}
          >
            {enCamino ? (
              textoEnCamino(fase)
            ) : (
              <>
                <span>{t('Confirmar')}</span>{' '}
                <span className="cifras" aria-hidden="true">
                  {total}
                </span>
              </>
            )}
          </Boton>
        </div>
      }
    >
      <div className={`pila ${css.contenido}`} data-hueco="4">
        <EstadoEnvio />
        {avisoMesa}
        {avisoMesa !== undefined && alergia}
        <LineasConfirmar />
        <p className={css.resumen}>
          <span>
            {cuantos} {tn(cuantos, 'producto', 'productos')}
          </span>
          <span id={idTotal} className="fuerte cifras" data-cuerpo="l">
            {total}
          </span>
        </p>
        {aviso && <p>{aviso}</p>}
        {avisoMesa === undefined && alergia}
        <AreaTexto
          etiqueta={t('Notas para la cocina (opcional)')}
          placeholder={t('Sin cebolla, poco hecho, una alergia…')}
          maximo={LIMITES.notasPedido}
          value={notas}
          disabled={enCamino}
          onChange={(event) => put('notas', event.target.value)}
        />
        {pausado && !enCamino && (
          <Mensaje>
            {t(TEXTO.pausado)}. {t('Tu carrito se queda como está.')}
          </Mensaje>
        )}
        {volatil && !enCamino && <Mensaje tono="error">{t(VOLATIL)}</Mensaje>}
      </div>
    </HojaInferior>
  );
}

function textoEnCamino(fase: FaseEnvio): string {
  return fase === 'enviando' || fase === 'libre' ? t(TEXTO.enviando) : t('Comprobando…');
}
