import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { CorreoService } from '../../plataforma/correo/correo.service';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { RestaurantesService } from '../locales/restaurantes.service';

/** Mails an owner that somebody goes on guessing at a PIN; the refused request does not wait for it. */
@Injectable()
export class AvisoPinService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly restaurantes: RestaurantesService,
    private readonly correo: CorreoService,
  ) {}

  onModuleInit(): void {
    this.events.on('pin.adivinado', async ({ restauranteId, persona, dispositivo }) => {
      const local = await this.restaurantes.findLocal(restauranteId);
      if (!local) return;
      await this.correo.sendPinAdivinado(local.cuenta.email, { nombre: local.nombre, persona, dispositivo });
    });
  }
}
