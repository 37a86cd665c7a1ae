import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { parseLengua } from '@carta/contracts';
import type { Lengua } from '@carta/contracts';
import { noEncontrado } from '../../plataforma/errores/domain-error';

/** Spanish is what a carta is translated from. */
export type Traducible = Exclude<Lengua, 'es'>;

/** Accepts the languages into which a carta can be translated. @throws 404 */
@Injectable()
export class LenguaPipe implements PipeTransform<unknown, Traducible> {
  transform(value: unknown): Traducible {
    const lengua = parseLengua(value);
    if (lengua === null || lengua === 'es') throw noEncontrado('La carta no se traduce a esa lengua.');
    return lengua;
  }
}
