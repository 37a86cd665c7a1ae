import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { CorreoService } from '../../../plataforma/correo/correo.service';
import { RestaurantesService } from '../../locales/restaurantes.service';

/** Mails an owner that a session was copied; the refused request does not wait for it. */
@Injectable()
export class AvisoCopiadaService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly restaurantes: RestaurantesService,
    private readonly correo: CorreoService,
  ) {}

  onModuleInit(): void {
    this.events.on('sesion.copiada', async ({ restauranteId, dispositivo }) => {
      const local = await this.restaurantes.findLocal(restauranteId);
      if (local) await this.correo.sendCopiada(local.cuenta.email, { nombre: local.nombre, dispositivo });
    });
  }
}
