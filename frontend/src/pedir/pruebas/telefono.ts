import type { CrearPedidoResponse } from '@carta/contracts';
import type { ApiError } from '../../shared/api/cliente';
import type { Almacen } from '../../shared/lib/almacen';
import { createCarritoStore } from '../carrito-store';
import type { CarritoStore } from '../carrito-store';
import type { DependenciasCarrito } from '../dependencias';
import type { Envio } from '../guardado';
import { RETRASO, isGuardado, respuestaA, veredictoOf } from './desenlaces';
import type { Desenlace } from './desenlaces';

export const RESTAURANTE = '65a000000000000000000001';
const MESA = 4;

interface EnVuelo {
  tab: Tab;
  envio: Envio;
  answer: (respuesta: CrearPedidoResponse) => void;
  fail: (error: unknown) => void;
}

export interface Tab {
  store: CarritoStore;
  disconnect: () => void;
  /** These bring the person back to this tab. */
  regresos: Set<() => void>;
}

/**
 * A bad line connects a phone with tabs and a server, all in the hands of a test: it gives every answer,
 * loses every answer, and moves the clock.
 */
export class Telefono {
  readonly tabs: Tab[] = [];
  readonly guardados = new Map<string, Envio>();
  readonly acunadas: string[] = [];
  readonly aceptadas = new Set<string>();
  readonly caducadas = new Set<string>();
  enVuelo: EnVuelo[] = [];
  reloj = 1_000_000;
  private visible: Tab | null = null;
  private retrasados: { envio: Envio; llega: number }[] = [];
  private despertadores: { tab: Tab; hora: number; wake: () => void }[] = [];
  private readonly textos = new Map<string, string>();
  private readonly oyentes = new Set<{ tab: Tab; llamada: () => void }>();
  private readonly turnos = new Map<string, Promise<unknown>>();

  constructor(private readonly conCerrojos = true) {}

  openTab(): Tab {
    const tab: Tab = { store: null as never, disconnect: () => undefined, regresos: new Set() };
    this.visible = tab;
    tab.store = createCarritoStore(this.dependencias(tab));
    tab.disconnect = tab.store.getState().connect();
    this.tabs.push(tab);
    return tab;
  }

  /** A phone shows one tab at a time. */
  show(indice: number): void {
    const tab = this.tabs[indice];
    if (!tab || tab === this.visible) return;
    this.visible = tab;
    tab.regresos.forEach((llamada) => llamada());
  }

  /** The server refuses the oldest request. */
  refuse(error: ApiError): void {
    this.enVuelo.shift()?.fail(error);
  }

  /** The page goes away and comes back: whatever it was waiting for goes on without it. */
  reload(indice: number): void {
    const vieja = this.tabs[indice];
    if (!vieja) return;
    vieja.disconnect();
    this.enVuelo.filter(({ tab }) => tab === vieja).forEach((peticion) => this.give(peticion, 'tarde'));
    this.tabs.splice(indice, 1);
    this.openTab();
  }

  /** Seals the fate of a request on its way, the oldest one by default. */
  resolve(desenlace: Desenlace, indice = 0): void {
    const peticion = this.enVuelo[Math.min(indice, this.enVuelo.length - 1)];
    if (peticion) this.give(peticion, desenlace);
  }

  /** Time passes: late requests arrive, and waiting code wakes up. */
  pass(ms: number): void {
    this.reloj += ms;
    for (const retrasado of this.retrasados.splice(0)) {
      if (retrasado.llega <= this.reloj) this.store(retrasado.envio);
      else this.retrasados.push(retrasado);
    }
    for (const despertador of this.despertadores.splice(0)) {
      if (despertador.hora <= this.reloj) despertador.wake();
      else this.despertadores.push(despertador);
    }
  }

  /** Returns keys of orders that have not ended for the phone and may become real in the kitchen. */
  pendientes(): string[] {
    const vivas = new Set([...this.guardados.keys(), ...this.retrasados.map(({ envio }) => envio.clave)]);
    return [...vivas].filter((clave) => !this.aceptadas.has(clave));
  }

  readText(): string | undefined {
    return [...this.textos.values()][0];
  }

  /** Another tab has written this, and its news has not come yet. */
  writeText(texto: string): void {
    for (const nombre of this.textos.keys()) this.textos.set(nombre, texto);
  }

  private give(peticion: EnVuelo, desenlace: Desenlace): void {
    this.enVuelo = this.enVuelo.filter((candidata) => candidata !== peticion);
    const { envio } = peticion;
    if (desenlace === 'tarde') this.retrasados.push({ envio, llega: this.reloj + RETRASO });
    if (isGuardado(desenlace)) this.store(envio);
    const veredicto = veredictoOf(desenlace, this.guardados.has(envio.clave));
    if (veredicto === 'bien') peticion.answer(respuestaA(envio));
    else peticion.fail(veredicto);
  }

  private store(envio: Envio): void {
    this.guardados.set(envio.clave, envio);
  }

  dependencias(tab: Tab): DependenciasCarrito {
    return {
      restauranteId: RESTAURANTE,
      mesa: MESA,
      firma: null,
      almacen: this.almacenOf(tab),
      send: (envio) =>
        new Promise((answer, fail) => {
          this.enVuelo.push({ tab, envio, answer, fail });
        }),
      cerrojo: async (nombre, task) => {
        if (!this.conCerrojos) return Promise.resolve().then(task);
        const anterior = this.turnos.get(nombre) ?? Promise.resolve();
        const turno = anterior.then(task);
        this.turnos.set(
          nombre,
          turno.catch(() => undefined),
        );
        return turno;
      },
      pausa: this.pausaOf(tab),
      isVisible: () => this.visible === tab,
      ahora: () => this.reloj,
      createClave: () => {
        const clave = `clave-${this.acunadas.length + 1}`;
        this.acunadas.push(clave);
        return clave;
      },
      onRegreso: (llamada) => {
        tab.regresos.add(llamada);
        return () => tab.regresos.delete(llamada);
      },
      onCaducado: (clave) => this.caducadas.add(clave),
      onAceptado: ({ clave }) => void this.aceptadas.add(clave),
    };
  }

  private pausaOf(tab: Tab): DependenciasCarrito['pausa'] {
    return {
      wait: (ms) =>
        new Promise((wake) => {
          this.despertadores.push({ tab, hora: this.reloj + ms, wake });
        }),
      wake: () => {
        for (const { wake } of this.despertadores.filter((espera) => espera.tab === tab)) wake();
        this.despertadores = this.despertadores.filter((espera) => espera.tab !== tab);
      },
    };
  }

  private almacenOf(tab: Tab): Almacen {
    return {
      read: (nombre) => this.textos.get(nombre) ?? null,
      write: (nombre, texto) => {
        this.textos.set(nombre, texto);
        for (const oyente of [...this.oyentes]) if (oyente.tab !== tab) oyente.llamada();
      },
      onCambioAjeno: (_nombre, llamada) => {
        const oyente = { tab, llamada };
        this.oyentes.add(oyente);
        return () => this.oyentes.delete(oyente);
      },
    };
  }
}

/** Waits until no promise can go on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}
