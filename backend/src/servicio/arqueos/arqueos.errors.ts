import { ARQUEOS_POR_DIA, CABECERA_CLAVE } from '@carta/contracts';
import { DomainError, campoNoValido } from '../../plataforma/errores/domain-error';

export const arqueoSinClave = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Falta la clave de idempotencia del apunte de caja.');

export const claveDeOtroArqueo = (): DomainError =>
  campoNoValido(CABECERA_CLAVE, 'Esta clave ya se usó para otro apunte de caja.');

export const arqueoSinMotivo = (): DomainError => campoNoValido('motivo', 'El motivo es obligatorio');

export const arqueoSinImporte = (): DomainError =>
  campoNoValido('importe', 'El importe debe ser un número mayor a 0');

export const diaSinArqueo = (): DomainError =>
  campoNoValido('dia', 'La caja se cuenta el mismo día o al siguiente.');

export const demasiadosArqueos = (): DomainError =>
  new DomainError('CONFLICT', `Un día puede tener como máximo ${ARQUEOS_POR_DIA} apuntes de caja.`);
