import { useEffect, useEffectEvent, useState } from 'react';
import { CODIGO, PAUSAS, reglasCuenta } from '@carta/contracts';
import { useCuentaAtras } from '../../../shared/lib/useCuentaAtras';
import { falloDeCodigo, resendCodigo, verifyCodigo } from './verificaciones';
import type { DatosVerificados, TipoVerificacion } from './verificaciones';

interface OpcionesVerificacion<T extends TipoVerificacion> {
  tipo: T;
  email: string;
  onVerificado: (datos: DatosVerificados[T], codigo: string) => void;
  onClose: () => void;
}

export function useVerificacion<T extends TipoVerificacion>(opciones: OpcionesVerificacion<T>) {
  const { tipo, email, onVerificado, onClose } = opciones;
  const [codigo, setCodigo] = useState('');
  const [fallo, setFallo] = useState<string | null>(null);
  const [falloReenvio, setFalloReenvio] = useState<string | null>(null);
  const [ocupado, setOcupado] = useState<'verificar' | 'reenviar' | null>(null);
  const [reenviado, setReenviado] = useState(false);
  const [verificado, setVerificado] = useState<DatosVerificados[T] | null>(null);
  const [quedan, restart] = useCuentaAtras(CODIGO.vidaS);
  const [caducado, setCaducado] = useState(false);
  // The end replaces any earlier message.
  if (caducado !== (quedan === 0)) {
    setCaducado(quedan === 0);
    setFallo(null);
    setFalloReenvio(null);
  }

  /** Hands over the result once, also if closed before the good news ends. */
  function close() {
    if (verificado !== null) onVerificado(verificado, codigo);
    onClose();
  }

  const finish = useEffectEvent(close);
  useEffect(() => {
    if (verificado === null) return;
    const reloj = setTimeout(() => finish(), PAUSAS.codigoVerificado);
    return () => clearTimeout(reloj);
  }, [verificado]);

  useEffect(() => {
    if (!reenviado) return;
    const reloj = setTimeout(() => setReenviado(false), PAUSAS.codigoReenviado);
    return () => clearTimeout(reloj);
  }, [reenviado]);

  function write(texto: string) {
    setCodigo(reglasCuenta.onlyDigitos(texto));
    setFallo(null);
  }

  async function verify() {
    const regla = reglasCuenta.codigo(codigo);
    setFallo(regla);
    setFalloReenvio(null);
    if (regla !== null || ocupado !== null || verificado !== null || quedan === 0) return;
    setOcupado('verificar');
    try {
      setVerificado(await verifyCodigo(tipo, email, codigo));
    } catch (error) {
      setFallo(falloDeCodigo(error, 'Error al verificar el código'));
    }
    setOcupado(null);
  }

  async function resend() {
    if (ocupado !== null || verificado !== null) return;
    setFalloReenvio(null);
    setOcupado('reenviar');
    try {
      await resendCodigo(tipo, email);
      write('');
      restart();
      setReenviado(true);
    } catch (error) {
      setFalloReenvio(falloDeCodigo(error, 'Error al reenviar el código'));
    }
    setOcupado(null);
  }

  return {
    codigo,
    fallo,
    falloReenvio,
    ocupado,
    reenviado,
    verificado,
    quedan,
    write,
    verify,
    resend,
    close,
  };
}
