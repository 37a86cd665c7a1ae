import { DomainError } from '../../plataforma/errores/domain-error';

/** Only the host of this installation changes the plan. */
export const planDelAnfitrion = (): DomainError => new DomainError('FORBIDDEN');

/** Without orders nobody could attend these mesas. */
/** @param otro the name of the account's other place where they are. */
export const conMesasEnOtro = (otro: string): DomainError =>
  new DomainError('CONFLICT', `En ${otro} hay mesas abiertas: cóbralas o ciérralas antes.`);

export const conMesasAbiertas = (mesas: readonly number[]): DomainError =>
  new DomainError(
    'CONFLICT',
    mesas.length === 1
      ? `La mesa ${mesas.join()} está abierta: cóbrala o ciérrala antes.`
      : `Hay ${mesas.length} mesas abiertas (${mesas.join(', ')}): cóbralas o ciérralas antes.`,
    { data: { mesas } },
  );
