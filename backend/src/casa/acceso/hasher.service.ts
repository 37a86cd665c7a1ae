import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Turnos } from '../../plataforma/colas/turnos';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';

/** Argon2id, the library's default kind, at 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Each hash takes 19 MiB and, for about 30 ms, one of libuv's four threads; one is left for what reads files. */
const MAX_AT_ONCE = 3;
const MAX_WAITING = 50;

/** For whom it is done: each house, or address of whoever is nobody's, waits its own turn. */
export interface Solicitante {
  turno: string;
  /** What is done for a request that has gone is left. */
  ida?: AbortSignal | undefined;
}

/** An unknown email is compared with this, so that it takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AyLLVFFoYqQojbouafeCcA$i6rkpxbCk9a/J2Q3yHjKcStQvzEIMByfkT0nn34Rvqo';

@Injectable()
export class Hasher {
  private readonly turnos = new Turnos(MAX_AT_ONCE, MAX_WAITING, servicioNoDisponible);

  hash(password: string, solicitante: Solicitante): Promise<string> {
    return this.inTurn(solicitante, () => hash(password.normalize('NFC'), COST));
  }

  /**
   * Returns false, after the same time, when there is no hash. Keyboards write an accent as part of a letter
   * or as a mark: both forms are tried, since old hashes are of the typed form.
   * @throws SERVICE_UNAVAILABLE when too many are waiting.
   */
  async verify(
    passwordHash: string | undefined,
    password: string,
    solicitante: Solicitante,
  ): Promise<boolean> {
    const typed = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
    for (const form of typed) {
      const matches = await this.inTurn(solicitante, () => verify(passwordHash ?? NOBODY, form));
      if (matches) return passwordHash !== undefined;
    }
    return false;
  }

  private inTurn<T>({ turno, ida }: Solicitante, work: () => Promise<T>): Promise<T> {
    return this.turnos.run(turno, () => (ida?.aborted ? Promise.reject(servicioNoDisponible()) : work()));
  }
}
