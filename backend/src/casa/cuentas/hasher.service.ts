import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';

/** Argon2id, the library's default kind, at this cost: 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Each one takes 19 MiB and a thread for about 30 ms. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 50;

/** Of a password nobody has: what an unknown email is compared with, so that it takes as long. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$AyLLVFFoYqQojbouafeCcA$i6rkpxbCk9a/J2Q3yHjKcStQvzEIMByfkT0nn34Rvqo';

/** Turns passwords into hashes and compares them, a few at a time. */
@Injectable()
export class Hasher {
  private atWork = 0;
  private readonly waiting: (() => void)[] = [];

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), COST));
  }

  /**
   * Whether this is the password of `passwordHash`; never, and no sooner, when there is no hash. One keyboard
   * writes an accent as a letter, another as a mark: both are tried, since older hashes are of what was typed.
   * @throws SERVICE_UNAVAILABLE when too many are waiting.
   */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const typed = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
    for (const form of typed) {
      if (await this.inTurn(() => verify(passwordHash ?? NOBODY, form))) return passwordHash !== undefined;
    }
    return false;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.atWork < MAX_AT_ONCE) {
      this.atWork += 1;
      return;
    }
    if (this.waiting.length >= MAX_WAITING) throw servicioNoDisponible();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Whoever waits longest takes the place over, so that nobody slips in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.atWork -= 1;
  }
}
