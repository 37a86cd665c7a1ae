import {
  CARRITO_VACIO,
  addProducto,
  agotadosOf,
  changeLinea,
  decrementLinea,
  encargoOf,
  lineaId,
  porElegirOf,
  removeAgotados,
  removeLinea,
  setCantidad,
  setNotas,
  toggleAlergeno,
} from '@carta/contracts/comensal';
import type { Alergeno, Carrito, ProductoFresco } from '@carta/contracts';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { t } from '../shared/lengua/lengua';
import { mensajeDe } from '../shared/api/cliente';
import type { DependenciasCarrito } from './dependencias';
import { createEnviador } from './enviador';
import type { AccionesCarrito, EstadoCarrito, Noticia } from './estado-carrito';
import { GUARDADO_VACIO, nombreGuardado, parseGuardado, stringifyGuardado } from './guardado';
import type { CarritoGuardado } from './guardado';
import { TEXTO } from './textos-envio';
import * as paso from './transiciones';
import type { CambioCarrito, CartaVista } from './transiciones';
import { frescosOf, mesaCambiadaOf } from './veredicto-envio';

export type CarritoStore = StoreApi<EstadoCarrito & AccionesCarrito>;

/**
 * The storage is the truth: every step reads it first and writes at once, so a reload, a second tab or a
 * closed browser finds the cart and its order as they were.
 */
export function createCarritoStore(deps: DependenciasCarrito): CarritoStore {
  const { almacen, restauranteId, mesa } = deps;
  const nombre = nombreGuardado(restauranteId, mesa, deps.dueno);
  let carta: CartaVista | null = null;

  return createStore((set, get) => {
    const read = () => parseGuardado(almacen.read(nombre));

    function take(step: (guardado: CarritoGuardado) => CarritoGuardado): void {
      const antes = read();
      const despues = step(antes);
      if (despues !== antes) almacen.write(nombre, stringifyGuardado(despues));
      set(despues);
    }

    function edit(change: (carrito: Carrito) => Carrito): void {
      take((guardado) => paso.edit(guardado, change));
    }

    function tell(
      mensaje: string,
      cambios: readonly CambioCarrito[] = [],
      rechazo: Pick<Noticia, 'isRechazo' | 'mudada'> = {},
    ): void {
      set({ noticia: { mensaje, cambios, ...rechazo } });
    }

    /** Returns the changes to show. */
    function refresh(frescos: ReadonlyMap<string, ProductoFresco>): CambioCarrito[] {
      const cambios = paso.findCambios(read(), frescos);
      take((guardado) => paso.refresh(guardado, frescos));
      return cambios;
    }

    function refreshFromCarta(items: readonly paso.ConEleccion[] = read().carrito.items): CambioCarrito[] {
      return carta === null ? [] : refresh(paso.frescosFrom(carta, items));
    }

    const enviador = createEnviador({
      ...deps,
      nombre,
      read: () => read().envio,
      countIntento: (clave) => take((guardado) => paso.countIntento(guardado, clave)),
      onFase(fase, sinSenal) {
        const guardado = read();
        set({ ...guardado, fase, sinSenal });
        if (fase === 'caducado' && guardado.envio) deps.onCaducado?.(guardado.envio.clave);
      },
      onAceptado(envio, respuesta) {
        deps.onAceptado(envio, respuesta);
        take((guardado) => paso.accept(guardado, envio.clave));
      },
      onRechazado(envio, error) {
        take((guardado) => paso.refuse(guardado, envio.clave));
        const deCarta = refreshFromCarta();
        const deAhora = refresh(frescosOf(error));
        const cambios = deAhora.length > 0 ? deAhora : deCarta;
        const mudada = mesaCambiadaOf(error);
        tell(mensajeDe(error, t(TEXTO.fallo)), cambios, {
          isRechazo: true,
          ...(mudada && { mudada: { ...mudada, cuerpo: envio.cuerpo } }),
        });
      },
    });

    /** Runs under the lock that all tabs share. */
    function mint(visto: CarritoGuardado, evita: readonly Alergeno[]): void {
      const guardado = read();
      if (guardado.envio !== null || mesa === null) return;
      if (stringifyGuardado(guardado) !== stringifyGuardado(visto)) {
        set(guardado);
        return tell(t(TEXTO.otraPestana));
      }
      const pedido = paso.cuerpoOf(guardado, restauranteId, mesa, deps.firma, evita);
      const cuerpo = { ...pedido, ...deps.findPertenencia?.() };
      const envio = { clave: deps.createClave(), cuerpo, creado: deps.ahora(), intentos: 0 };
      take((actual) => paso.begin(actual, envio));
    }

    return {
      ...GUARDADO_VACIO,
      fase: 'libre',
      sinSenal: false,
      noticia: null,
      volatil: false,

      add: (producto, encargo, cuantas) =>
        take((guardado) => {
          const silla = guardado.silla ?? undefined;
          return paso.edit(guardado, (carrito) =>
            addProducto(carrito, producto, { silla, ...encargo }, cuantas),
          );
        }),
      change: (id, nueva, cantidad) => edit((carrito) => changeLinea(carrito, id, nueva, cantidad)),
      decrement: (id) => edit((carrito) => decrementLinea(carrito, id)),
      remove: (id) => edit((carrito) => removeLinea(carrito, id)),
      writeNotaLinea: (id, notas) => edit((carrito) => setNotas(carrito, id, notas)),
      restore(item) {
        edit((carrito) =>
          setCantidad(addProducto(carrito, item.producto, encargoOf(item)), lineaId(item), item.cantidad),
        );
        refreshFromCarta([item]);
      },
      clear: () => edit(() => CARRITO_VACIO),
      removeAgotados: () => edit(removeAgotados),
      put: (campo, valor) => take((guardado) => paso.put(guardado, campo, valor)),
      toggleEvita: (alergeno) =>
        take((guardado) => paso.put(guardado, 'evita', toggleAlergeno(guardado.evita, alergeno))),

      async confirm(evita = []) {
        const visto = get();
        if (mesa === null) return tell(t(TEXTO.sinMesa));
        if (visto.envio === null && visto.carrito.items.length === 0) return tell(t(TEXTO.vacio));
        if (visto.envio === null && agotadosOf(visto.carrito).length > 0) return tell(t(TEXTO.agotados));
        if (visto.envio === null && porElegirOf(visto.carrito).length > 0) return tell(t(TEXTO.porElegir));
        set({ noticia: null });
        await deps.cerrojo(`${nombre}.clave`, () => Promise.resolve(mint(visto, evita)));
        enviador.start();
      },

      retry: () => enviador.retry(),
      discard() {
        if (get().fase !== 'caducado') return;
        take(() => GUARDADO_VACIO);
        enviador.start();
      },
      dismissNoticia: () => set({ noticia: null }),
      noteVolatil: (volatil) => set({ volatil }),

      syncCarta(version, productos, opciones = []) {
        if (version === carta?.version) return;
        carta = { version, productos, opciones };
        const cambios = refreshFromCarta();
        if (cambios.length > 0) tell(t(TEXTO.cartaCambiada), cambios);
      },

      connect() {
        const follow = () => {
          set(read());
          enviador.start();
        };
        follow();
        const stops = [almacen.onCambioAjeno(nombre, follow), deps.onRegreso(() => enviador.wake())];
        return () => {
          enviador.stop();
          stops.forEach((stop) => stop());
        };
      },
    };
  });
}
