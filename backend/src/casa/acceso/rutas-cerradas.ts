import { Injectable } from '@nestjs/common';
import type { OnModuleInit, Type } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { META_ACCESO } from '../../plataforma/acceso/acceso';

/**
 * Refuses to start a server with a route that does not say who may use it
 * (docs/reglas/casa.md#who-may-do-what).
 */
@Injectable()
export class RutasCerradas implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const sinRegla = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (typeof metatype === 'function' ? this.findSinRegla(metatype as Type) : []));
    if (sinRegla.length > 0) {
      throw new Error(`Rutas sin @Publico() ni @Permite(…): ${sinRegla.join(', ')}`);
    }
  }

  private findSinRegla(controller: Type): string[] {
    const prototype = controller.prototype as Record<string, () => unknown>;
    return this.scanner
      .getAllMethodNames(prototype)
      .filter((name) => {
        const handler = prototype[name];
        if (!handler || Reflect.getMetadata(PATH_METADATA, handler) === undefined) return false;
        return this.reflector.getAllAndOverride(META_ACCESO, [handler, controller]) === undefined;
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
