import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { TIPOS_PEDIDO, estacionDe, vistoEnDe } from '@carta/contracts';
import type { GrupoMesa, Hecho } from '@carta/contracts';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { Metricas } from '../../plataforma/salud/metricas.service';
import { GruposConsultas } from './grupos/grupos-consultas.repository';

/** Whoever asks for figures does not wait longer (ms) for a database that is away. */
const ESPERA_MS = 1_000;

/** What can be alerted on of the evening: tickets that come, and how long until a screen has shown them. */
@Injectable()
export class MedidasService {
  private readonly tickets: Counter<'estacion'>;
  private readonly vistos: Histogram<'estacion'>;

  constructor(events: DomainEvents, consultas: GruposConsultas, { registro }: Metricas) {
    const registers = [registro];
    this.tickets = new Counter({
      name: 'carta_tickets_total',
      help: 'Tickets that this process has stored. Sum over processes.',
      labelNames: ['estacion'],
      registers,
    });
    this.vistos = new Histogram({
      name: 'carta_visto_segundos',
      help: 'Seconds from a ticket to the screen that showed it, told to this process. Sum over processes.',
      labelNames: ['estacion'],
      buckets: [1, 5, 15, 30, 60, 120, 300, 900],
      registers,
    });
    new Gauge({
      name: 'carta_mesas_abiertas',
      help: 'Mesas with orders that are not paid, of the whole database. Every process tells the same: take one, not the sum.',
      registers,
      async collect() {
        const abiertas = await inTime(consultas.countAbiertos(ESPERA_MS));
        if (abiertas === undefined) this.remove();
        else this.set(abiertas);
      },
    });
    // a rate misses the first of a series that began with it
    for (const estacion of TIPOS_PEDIDO.map(estacionDe)) {
      this.tickets.inc({ estacion }, 0);
      this.vistos.zero({ estacion });
    }
    events.on('grupo.cambiado', ({ grupo, hechos }) => hechos.forEach((hecho) => this.note(grupo, hecho)));
  }

  private note(grupo: GrupoMesa, hecho: Hecho): void {
    if (hecho.es === 'pedido.entrado') {
      for (const { tipo } of hecho.tickets) this.tickets.inc({ estacion: estacionDe(tipo) });
    }
    if (hecho.es !== 'ticket.visto') return;
    const ticket = grupo.pedidos.find(({ id }) => id === hecho.ticketId);
    const vistoEn = ticket && vistoEnDe(ticket);
    if (!vistoEn) return;
    const { tipo, creadoEn } = ticket;
    this.vistos.observe({ estacion: estacionDe(tipo) }, (vistoEn.getTime() - creadoEn.getTime()) / 1_000);
  }
}

/** Returns undefined while the database is away. */
function inTime(count: Promise<number>): Promise<number | undefined> {
  return Promise.race([count.catch(() => undefined), sleep(ESPERA_MS, undefined, { ref: false })]);
}
