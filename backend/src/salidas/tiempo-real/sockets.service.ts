import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metricas } from '../../plataforma/salud/metricas.service';
import { ComensalGateway } from './comensal.gateway';
import { TableroGateway } from './tablero.gateway';

@Injectable()
export class SocketsService {
  constructor(tablero: TableroGateway, comensal: ComensalGateway, { registro }: Metricas) {
    new Gauge({
      name: 'carta_sockets',
      help: 'Screens of the staff (tablero) and phones of diners (comensal) connected to this process. Sum over processes.',
      labelNames: ['tipo'],
      registers: [registro],
      collect() {
        this.set({ tipo: 'tablero' }, tablero.namespace.sockets.size);
        this.set({ tipo: 'comensal' }, comensal.namespace.sockets.size);
      },
    });
  }
}
