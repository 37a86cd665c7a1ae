import { reglasAcceso, reglasCuenta, reglasEstablecimiento, reglasIds } from '@carta/contracts';
import type {
  CodigoRequest,
  EmailRequest,
  LoginRequest,
  RefreshRequest,
  RegistroRequest,
  RestablecerConEnlaceRequest,
  RestablecerRequest,
} from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../plataforma/validacion/dto';

export class EmailDto extends dtoOf<EmailRequest>({
  email: campo(reglasAcceso.email, { example: 'demo@cartadigital.es' }),
}) {}

export class EmailNuevoDto extends dtoOf<EmailRequest>({
  email: campo(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' }),
}) {}

const CODIGO = {
  email: campo(reglasAcceso.email, { example: 'ana@ejemplo.es' }),
  code: campo(reglasCuenta.codigo, { example: '012345' }),
};

export class CodigoDto extends dtoOf<CodigoRequest>(CODIGO) {}

export class LoginDto extends dtoOf<LoginRequest>({
  email: campo(reglasAcceso.email, { example: 'demo@cartadigital.es' }),
  password: campo(reglasAcceso.passwordDeAcceso, { example: 'demo1234' }),
  restaurante: campoOpcional(reglasIds.id, {
    description: 'Which place of the account; its first by default',
  }),
}) {}

export class RefreshDto extends dtoOf<RefreshRequest>({
  refreshToken: campo(reglasAcceso.refreshToken),
}) {}

export class RegistroDto extends dtoOf<RegistroRequest>({
  nombre: campo(reglasCuenta.nombreRestaurante, { example: 'Casa Ana' }),
  email: campo(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' }),
  password: campo(reglasCuenta.passwordDeRegistro, { minLength: 6, maxLength: 128 }),
  ubicacion: campoOpcional(reglasEstablecimiento.ubicacion, {
    oneOf: [{ type: 'string' }, { type: 'object', properties: { direccion: { type: 'string' } } }],
  }),
  numeroMesas: campoOpcional(reglasEstablecimiento.numeroMesas, { type: Number, minimum: 1, maximum: 500 }),
  tipoUsuario: campoOpcional(() => null, {
    description: 'Ignored: who registers cannot choose a plan',
  }),
}) {}

export class RestablecerDto extends dtoOf<RestablecerRequest>({
  ...CODIGO,
  newPassword: campo(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 }),
}) {}

export class RestablecerConEnlaceDto extends dtoOf<RestablecerConEnlaceRequest>({
  email: CODIGO.email,
  enlace: campo(reglasCuenta.enlace, { example: 'qL3x9J0bT2m8VwK5dR7sYg' }),
  newPassword: campo(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 }),
}) {}
