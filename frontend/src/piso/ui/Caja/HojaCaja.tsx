import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import {
  ETIQUETA_ARQUEO,
  formatCentimos,
  formatEuros,
  needsMotivo,
  parsePrecio,
  reglasArqueo,
  toEuros,
} from '@carta/contracts';
import type { ApunteArqueo, ArqueoDelDia, TipoArqueo } from '@carta/contracts';
import { useAccion } from '../../../shared/lib/useAccion';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { conApertura } from '../../../shared/ui/capas/apertura';
import { ApuntesCaja } from './ApuntesCaja';
import { Billetes } from './Billetes';
import { Contado } from './Contado';
import { enEspanol } from '../../lenguas/t';
import css from './HojaCaja.module.css';
import { useArqueo } from './useArqueo';

interface PropsCaja {
  /** The current service day, by default. */
  dia?: string;
  onClose: () => void;
  onApuntado?: () => void;
}

/**
 * Puts into, takes out of and counts the drawer (docs/reglas/dinero.md#counting-the-drawer). Each opening
 * starts afresh.
 */
export const HojaCaja = conApertura(Hoja);

function Hoja({ abierta, ...resto }: PropsCaja & { abierta: boolean }) {
  return (
    <HojaInferior
      abierta={abierta}
      onClose={resto.onClose}
      titulo={<span {...enEspanol()}>Contar caja</span>}
      subtitulo={<span {...enEspanol()}>No es un cierre fiscal (ni X ni Z).</span>}
    >
      <Caja {...resto} />
    </HojaInferior>
  );
}

const TIPOS = [
  { valor: 'conteo', texto: 'Contar', campo: 'Contado' },
  { valor: 'fondo', texto: 'Fondo', campo: 'Fondo con el que empieza' },
  { valor: 'retirada', texto: 'Sacar', campo: 'Se saca' },
  { valor: 'entrada', texto: 'Meter', campo: 'Se mete' },
] as const satisfies readonly { valor: TipoArqueo; texto: string; campo: string }[];

function Caja({ dia, onClose, onApuntado }: PropsCaja) {
  const { arqueo, fallo, onReintentar, add } = useArqueo(dia);
  const [tipo, setTipo] = useState<TipoArqueo>('conteo');
  const [hecho, setHecho] = useState<ApunteArqueo | null>(null);
  const handleApunte = async (importe: number, motivo: string | null) => {
    const request = {
      tipo,
      importe,
      ...(motivo === null ? {} : { motivo }),
      ...(dia === undefined ? {} : { dia }),
    };
    setHecho(await add(request));
    onApuntado?.();
  };
  return (
    <div className={css.caja} {...enEspanol()}>
      {hecho?.esperado ? (
        <Contado conteo={hecho} esperado={hecho.esperado} onOtra={() => setHecho(null)} onClose={onClose} />
      ) : (
        <>
          <Eleccion
            etiqueta="Qué se hace"
            etiquetaOculta
            valor={tipo}
            opciones={TIPOS}
            onChange={(elegido) => {
              setTipo(elegido);
              setHecho(null);
            }}
          />
          {hecho && (
            <Mensaje tono="exito">
              {ETIQUETA_ARQUEO[hecho.tipo]} de {formatEuros(hecho.importe)}: apuntado.
            </Mensaje>
          )}
          <Formulario key={`${tipo}${hecho?._id}`} tipo={tipo} arqueo={arqueo} onApunte={handleApunte} />
        </>
      )}
      <ApuntesCaja apuntes={arqueo?.apuntes ?? null} fallo={fallo} onReintentar={onReintentar} />
    </div>
  );
}

interface PropsFormulario {
  tipo: TipoArqueo;
  arqueo: ArqueoDelDia | null;
  /** @throws ApiError or NetworkError. */
  onApunte: (importe: number, motivo: string | null) => Promise<void>;
}

function Formulario({ tipo, arqueo, onApunte }: PropsFormulario) {
  const [texto, setTexto] = useState('');
  const [motivo, setMotivo] = useState('');
  const [intentado, setIntentado] = useState(false);
  const [duda, setDuda] = useState<string | null>(null);
  const { ocupado, fallo, actAndLeave } = useAccion();
  const campo = useRef<HTMLInputElement>(null);
  const campoMotivo = useRef<HTMLInputElement>(null);
  const conMotivo = needsMotivo(tipo);
  const importe = readImporte(texto, conMotivo);
  const errorMotivo = conMotivo ? reglasArqueo.motivo(motivo) : null;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIntentado(true);
    if (typeof importe === 'string') return campo.current?.focus();
    if (errorMotivo !== null) return campoMotivo.current?.focus();
    const nuevaDuda = tipo === 'retirada' ? dudaDe(importe, arqueo) : null;
    if (nuevaDuda !== duda) return setDuda(nuevaDuda);
    await actAndLeave(() => onApunte(importe, conMotivo ? motivo.trim() : null));
  };
  return (
    <form className={css.formulario} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CampoTexto
        ref={campo}
        etiqueta={TIPOS.find(({ valor }) => valor === tipo)?.campo ?? ''}
        variante="grande"
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        error={intentado && typeof importe === 'string' ? importe : ''}
        onChange={(event) => {
          setTexto(event.target.value);
          setDuda(null);
        }}
      />
      {conMotivo ? (
        <CampoTexto
          ref={campoMotivo}
          etiqueta="Motivo"
          autoComplete="off"
          value={motivo}
          error={(intentado && errorMotivo) || ''}
          onChange={(event) => setMotivo(event.target.value)}
        />
      ) : (
        <Billetes onSuma={(suma) => setTexto(formatCentimos(suma))} />
      )}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      {duda !== null && <Mensaje>{duda}</Mensaje>}
      <Boton type="submit" tamano="grande" ancho="completo" ocupado={ocupado}>
        {duda !== null && 'Sacar igualmente'}
        {duda === null && (tipo === 'conteo' ? 'Guardar conteo' : 'Apuntar')}
      </Boton>
    </form>
  );
}

/** Asked before more is taken out than there should be, without telling how much that is. */
function dudaDe(euros: number, arqueo: ArqueoDelDia | null): string | null {
  if (arqueo === null || euros <= arqueo.enCaja) return null;
  const sinFondo = arqueo.apuntes.every(({ tipo }) => tipo !== 'fondo');
  return `Es más de lo que debería haber en la caja.${sinFondo ? ' Nadie ha apuntado con qué fondo empezó.' : ''} ¿Lo sacas igualmente?`;
}

/** Returns euros, or what is wrong with them. */
function readImporte(texto: string, isMovimiento: boolean): number | string {
  const cuanto = parsePrecio(texto);
  if (cuanto === null) return 'Escribe un importe, como 125,50';
  if (cuanto === 0 && isMovimiento) return 'El importe debe ser un número mayor a 0';
  const euros = toEuros(cuanto);
  return reglasArqueo.importe(euros) ?? euros;
}
