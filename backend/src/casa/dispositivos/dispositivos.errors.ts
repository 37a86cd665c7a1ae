import { reglasDispositivo } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const codigoNoValido = (): DomainError =>
  campoNoValido('codigo', 'El código no es válido o ha caducado. Pide uno nuevo.');

export const nombreRepetido = (): DomainError =>
  new DomainError('CONFLICT', 'Ya hay un dispositivo con ese nombre.');

export const dispositivoCambiado = (): DomainError =>
  new DomainError(
    'CONFLICT',
    'Alguien ha cambiado este dispositivo a la vez. Mira cómo está ahora y guárdalo otra vez si hace falta.',
  );

export const demasiadosDispositivos = (): DomainError =>
  new DomainError(
    'CONFLICT',
    `Ya tienes ${reglasDispositivo.LIMITES_DISPOSITIVO.dispositivos} dispositivos. Quita alguno para añadir otro.`,
  );

export const solicitudNoEncontrada = (): DomainError =>
  noEncontrado('Esa pantalla ya no pide entrar. Mira las cifras que muestra ahora.');

export const dispositivoNoEncontrado = (): DomainError => noEncontrado('Dispositivo no encontrado');
