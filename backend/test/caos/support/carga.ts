import { setTimeout as sleep } from 'node:timers/promises';
import { CABECERA_CLAVE, CABECERA_REPETIDO, rutas } from '@carta/contracts';
import type { CrearPedidoResponse } from '@carta/contracts';
import { eventually } from '../../support/mongo-motor';
import { ask } from './ask';
import { createEnvio } from './envio';
import type { Envio } from './envio';
import type { Local } from './local';

/** A full dining room without pause: how many order, and how soon each orders again at most, in ms. */
const SIN_PAUSA = { comensales: 20, entrePedidosMs: 20 };
/** They try again this soon, at most, after a failure: sooner, and they take the processor from what starts. */
const ENTRE_INTENTOS_MS = 250;
/** Bounds a failure: every diner gets an answer in the end. */
const LIMITE_MS = 600_000;

/** Diners who order again and again, each insisting with the same key until the server says 201. */
export class Carga {
  readonly envios: Envio[] = [];
  /** How many attempts had each answer; 0 is none. */
  readonly respuestas = new Map<number, number>();
  /** 201s that a first attempt had already stored: its answer was lost. */
  repetidos = 0;
  /** The longest wait for one answer, in ms. */
  peorMs = 0;
  private parada = false;
  private fallo?: Error;
  private comensales: Promise<void>[] = [];

  constructor(
    private readonly local: Local,
    private readonly ritmo = SIN_PAUSA,
  ) {}

  start(): void {
    this.comensales = Array.from({ length: this.ritmo.comensales }, () =>
      this.dine().catch((error: Error) => {
        this.fallo ??= error;
      }),
    );
  }

  /** Nobody orders any more; resolves when the last order has been acknowledged. */
  async stop(): Promise<void> {
    this.parada = true;
    await Promise.all(this.comensales);
    if (this.fallo) throw this.fallo;
  }

  get reconocidos(): number {
    return this.respuestas.get(201) ?? 0;
  }

  /** Resolves when orders go through again; answers after how many ms. */
  async untilAcknowledged(cuantos = 1): Promise<number> {
    const since = performance.now();
    const meta = this.reconocidos + cuantos;
    await eventually(() => {
      if (this.fallo) throw this.fallo;
      return this.reconocidos >= meta;
    }, LIMITE_MS);
    return performance.now() - since;
  }

  /** What happened, in one line. */
  get resumen(): string {
    const estados = [...this.respuestas].map(([status, veces]) => `${status || 'sin respuesta'}: ${veces}`);
    return `${estados.join(', ')}; repetidos: ${this.repetidos}; peor espera: ${Math.round(this.peorMs)} ms`;
  }

  private async dine(): Promise<void> {
    while (!this.parada) {
      const envio = createEnvio(this.local);
      this.envios.push(envio);
      await this.insist(envio);
      await sleep(Math.random() * this.ritmo.entrePedidosMs);
    }
  }

  private async insist(envio: Envio): Promise<void> {
    const limite = performance.now() + LIMITE_MS;
    while (!(await this.send(envio))) {
      if (performance.now() > limite) throw new Error(`Order ${envio.clave} was never acknowledged`);
      await sleep(Math.random() * ENTRE_INTENTOS_MS);
    }
  }

  private async send(envio: Envio): Promise<boolean> {
    const { status, data, headers, ms } = await ask<CrearPedidoResponse>(
      `${this.local.url}${rutas.pedidos()}`,
      { method: 'POST', body: envio.cuerpo, headers: { [CABECERA_CLAVE]: envio.clave } },
    );
    this.respuestas.set(status, (this.respuestas.get(status) ?? 0) + 1);
    this.peorMs = Math.max(this.peorMs, ms);
    if (status !== 201 || data === null) return false;
    envio.respuesta = data;
    if (headers.has(CABECERA_REPETIDO)) this.repetidos += 1;
    return true;
  }
}
