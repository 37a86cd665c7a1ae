import { useRef } from 'react';
import type { FormEvent } from 'react';
import { formatCuenta } from '../../../shared/lib/useCuentaAtras';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { Montada } from '../../../shared/ui/capas/apertura';
import { CampoCodigo } from '../CampoCodigo';
import css from './ModalCodigo.module.css';
import { useVerificacion } from './useVerificacion';
import type { DatosVerificados, TipoVerificacion } from './verificaciones';

interface PropsModalCodigo<T extends TipoVerificacion> {
  abierta: boolean;
  onClose: () => void;
  email: string;
  /** It is called once, before onClose. */
  onVerificado: (datos: DatosVerificados[T], codigo: string) => void;
  tipo?: T;
}

/** Every opening starts afresh, with 600 s (docs/reglas/casa.md#codes-by-mail). */
export function ModalCodigo<T extends TipoVerificacion = 'email'>(props: PropsModalCodigo<T>) {
  return (
    <Montada abierta={props.abierta}>
      <HojaCodigo {...props} />
    </Montada>
  );
}

function HojaCodigo<T extends TipoVerificacion>({
  abierta,
  onClose,
  email,
  onVerificado,
  tipo,
}: PropsModalCodigo<T>) {
  const campoRef = useRef<HTMLInputElement>(null);
  const verificacion = useVerificacion({ tipo: tipo ?? ('email' as T), email, onVerificado, onClose });
  const { codigo, fallo, falloReenvio, ocupado, reenviado, quedan } = verificacion;
  const verificado = verificacion.verificado !== null;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void verificacion.verify();
  };

  const handleResend = async () => {
    await verificacion.resend();
    campoRef.current?.focus();
  };

  return (
    <HojaInferior
      abierta={abierta}
      onClose={verificacion.close}
      titulo="Revisa tu correo"
      subtitulo={`Hemos enviado un código de 6 dígitos a ${email}`}
      botonCerrar={false}
    >
      <form className="pila" data-hueco="4" noValidate onSubmit={handleSubmit}>
        <CampoCodigo
          ref={campoRef}
          value={codigo}
          readOnly={verificado}
          error={fallo ?? undefined}
          onChange={(event) => verificacion.write(event.target.value)}
        />
        <Vigencia quedan={quedan} />
        {falloReenvio !== null && <Mensaje tono="error">{falloReenvio}</Mensaje>}
        {reenviado && <Mensaje tono="exito">Código reenviado. Revisa tu correo.</Mensaje>}
        {verificado && <Mensaje tono="exito">Código verificado correctamente</Mensaje>}
        <div className={`pila ${css.acciones}`} data-hueco="2">
          <Boton
            type="submit"
            ancho="completo"
            ocupado={ocupado === 'verificar'}
            disabled={quedan === 0 || verificado}
          >
            Verificar
          </Boton>
          <div className={`${css.otras} fila`}>
            <Boton
              variante="fantasma"
              ocupado={ocupado === 'reenviar'}
              disabled={verificado}
              onClick={() => void handleResend()}
            >
              Reenviar código
            </Boton>
            <Boton variante="fantasma" disabled={verificado} onClick={verificacion.close}>
              Cancelar
            </Boton>
          </div>
        </div>
      </form>
    </HojaInferior>
  );
}

/** Only its end is announced. */
function Vigencia({ quedan }: { quedan: number }) {
  if (quedan === 0) return <Mensaje tono="error">El código ha expirado. Solicita uno nuevo.</Mensaje>;
  return (
    <p className="suave centro" role="timer">
      Código válido por <span className={`${css.cuenta} cifras`}>{formatCuenta(quedan)}</span>
    </p>
  );
}
