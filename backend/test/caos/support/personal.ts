import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextEstados, rutas } from '@carta/contracts';
import type { EstadoGrupo, Grupo } from '@carta/contracts';
import { ask } from './ask';
import type { Contestacion } from './ask';
import { enterDemo } from './local';
import type { Local } from './local';

const COCINEROS = 2;
const CAMAREROS = 6;
const ENTRE_TAREAS_MS = 30;
/** Where nobody answers they come again this soon, at most, in ms. */
const SIN_SERVIDOR_MS = 250;
/** A mesa that orders again meanwhile is served again, this often. */
const INSISTENCIA = 8;
/** Done, somebody else was first, not now, or no answer. */
const NORMALES = new Set([200, 409, 503, 0]);

/** Cooks who move lines and waiters who serve and cash mesas while diners order at them. */
export class Personal {
  /** Tabs that the server said are paid. */
  readonly cobradas = new Set<string>();
  /** Answers that nothing explains. */
  readonly raras: string[] = [];
  private parado = false;
  private turnos: Promise<void>[] = [];

  constructor(private local: Local) {}

  start(): void {
    this.turnos = [
      ...Array.from({ length: COCINEROS }, () => this.work(() => this.cook())),
      ...Array.from({ length: CAMAREROS }, () => this.work(() => this.cash())),
    ];
  }

  async stop(): Promise<void> {
    this.parado = true;
    await Promise.all(this.turnos);
  }

  private async work(task: () => Promise<void>): Promise<void> {
    while (!this.parado) {
      await task();
      await sleep(Math.random() * ENTRE_TAREAS_MS);
    }
  }

  private async cook(): Promise<void> {
    const { data: grupos } = await this.call<Grupo[]>(rutas.pedidos());
    const tickets = grupos?.flatMap((grupo) => grupo.pedidos) ?? [];
    const ticket = tickets[Math.floor(Math.random() * tickets.length)];
    const linea = ticket?.productos[0];
    const estado = linea && nextEstados(linea.estado).at(-1);
    if (ticket && linea && estado) await this.call(rutas.lineaEstado(ticket._id, linea._id), { estado });
  }

  private async cash(): Promise<void> {
    const mesa = randomInt(1, this.local.mesas + 1);
    for (let intento = 0; intento < INSISTENCIA; intento++) {
      const { data: grupo } = await this.call<Grupo | null>(rutas.pedidosMesa(mesa));
      if (!grupo || (await this.move(grupo, 'entregado')).status !== 200) return;
      if ((await this.move(grupo, 'pagado')).status !== 200) continue;
      this.cobradas.add(grupo.grupoMesa);
      return;
    }
  }

  private move({ pedidos: tickets, rev }: Grupo, estado: EstadoGrupo): Promise<Contestacion<Grupo>> {
    return this.call<Grupo>(rutas.pedidoEstado(tickets[0]?._id ?? ''), { estado, rev });
  }

  private async call<T>(ruta: string, body?: unknown): Promise<Contestacion<T>> {
    const method = body === undefined ? 'GET' : 'PUT';
    const answer = await ask<T>(`${this.local.url}${ruta}`, { method, body, token: this.local.token });
    if (answer.status === 0) await sleep(Math.random() * SIN_SERVIDOR_MS);
    if (answer.status === 401) this.local = await enterDemo(this.local.url).catch(() => this.local);
    else if (!NORMALES.has(answer.status)) this.raras.push(`${method} ${ruta}: ${answer.status}`);
    return answer;
  }
}
