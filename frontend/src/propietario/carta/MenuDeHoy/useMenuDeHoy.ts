import { fromEuros, toEuros } from '@carta/contracts';
import type { Categoria, Producto } from '@carta/contracts';
import { useMemo, useRef, useState } from 'react';
import { ApiError, NetworkError, mensajeDe } from '../../../shared/api/cliente';
import { createClave } from '../../../shared/lib/clave';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { currentOf } from '../datos/carta-api';
import type { MenuPublicado } from '../datos/carta-api';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { toMenuEscrito, toMenuRequest } from '../menu/menu-escrito';
import { reviewMenu } from '../menu/menu-revisado';
import { parseMenu, printMenu } from '../menu/menu-texto';
import type { MenuEscrito } from '../menu/menu-texto';
import { ERROR_CARTA } from '../textos-carta';
import { nombreDelBorrador, readBorrador, storeBorrador } from './borrador';
import type { Borrador } from './borrador';
import { isMenu } from './es-menu';
import type { ProductoMenu } from './es-menu';

const NOMBRE_MENU = 'Menú del día';

interface OpcionesMenu {
  restaurante: string;
  /** Null: the first one of the house. */
  producto: ProductoMenu | null;
  productos: readonly Producto[];
  categorias: readonly Categoria[];
}

/** What is written, what is read of it, and how it is published. */
export function useMenuDeHoy({ restaurante, producto, productos, categorias }: OpcionesMenu) {
  const nombre = nombreDelBorrador(restaurante, producto?._id);
  const [borrador, setBorrador] = useState(() => readBorrador(nombre));
  const ultimo = useRef(borrador);
  const [estado, setEstado] = useState<{ ocupado: boolean; error: string | null }>({
    ocupado: false,
    error: null,
  });
  const { publishMenu, addMenu } = useCambiosCarta();
  const publicado = producto ? toTexto(producto) : '';
  const texto = borrador?.texto ?? publicado;
  const revisado = useMemo(() => reviewMenu(texto), [texto]);
  const { declarados = {}, propio, horas = producto?.menu.horas ?? [] } = borrador ?? {};
  const request = useMemo(
    () => ({
      ...toMenuRequest(revisado.menu, producto?.menu, productos, {
        declarados,
        ...(borrador ? { base: parseMenu(borrador.base) } : {}),
      }),
      horas: horas.length > 0 ? horas : null,
    }),
    [revisado, producto, productos, declarados, borrador, horas],
  );
  const sucio =
    borrador !== null &&
    (printMenu(revisado.menu) !== publicado ||
      [Object.keys(declarados).length > 0, propio, borrador.horas].some(Boolean));

  function keep(siguiente: Borrador | null) {
    ultimo.current = siguiente;
    storeBorrador(nombre, siguiente);
    setBorrador(siguiente);
  }

  function change(parte: Partial<Borrador>) {
    const antes = ultimo.current ?? { texto: publicado, base: publicado, declarados: {} };
    keep({ ...antes, ...parte });
    setEstado((actual) => ({ ...actual, error: null }));
  }

  async function publish(): Promise<void> {
    const { precio } = revisado.menu;
    if (estado.ocupado || revisado.faltas.length > 0 || precio === undefined) return;
    const body = { menu: request, precio: toEuros(precio), ...propio };
    const firma = JSON.stringify(body);
    const previo = ultimo.current?.intento;
    const intento = previo?.firma === firma ? previo : { firma, clave: createClave() };
    change({ intento });
    const enviado = ultimo.current;
    setEstado({ ocupado: true, error: null });
    try {
      const guardado = await send(body, intento.clave);
      settle(guardado, enviado);
      setEstado({ ocupado: false, error: null });
      tell(producto, guardado);
    } catch (error) {
      setEstado({ ocupado: false, error: textoFallo(error) });
    }
  }

  function send(body: MenuPublicado, clave: string): Promise<Producto> {
    if (producto) return publishMenu(producto, body, clave);
    const categoria = borrador?.categoria ?? categoriaPrimera(categorias);
    return addMenu({ ...body, nombre: NOMBRE_MENU, categoria }, clave);
  }

  /** What was written or declared meanwhile is the next draft. */
  function settle(guardado: Producto, enviado: Borrador | null) {
    const actual = ultimo.current;
    if (!actual || actual === enviado || !isMenu(guardado)) return keep(null);
    const siguiente = { ...actual, base: toTexto(guardado) };
    if (producto) return keep(siguiente);
    // the house has its first menu now: what follows is a draft of that
    storeBorrador(nombreDelBorrador(restaurante, guardado._id), siguiente);
    keep(null);
  }

  function tell(antes: ProductoMenu | null, guardado: Producto) {
    const accion = antes && { accion: { texto: 'Deshacer', onAction: () => void putBack(antes, guardado) } };
    showToast({ texto: 'Publicado: ya se lee en la carta.', id: 'menu', tono: 'exito', ...accion });
  }

  /** The menu of before, with what its dishes contained; over `guardado` and no later one. */
  async function putBack(antes: ProductoMenu, guardado: Producto): Promise<void> {
    const body = {
      menu: { ...toMenuRequest(parseMenu(toTexto(antes)), antes.menu, []), horas: antes.menu.horas ?? null },
      precio: antes.precio,
    };
    try {
      await publishMenu(guardado, body, createClave());
      keep(null);
      showToast({ texto: 'Se ha vuelto al menú de antes.', id: 'menu' });
    } catch (error) {
      showToast({ texto: textoFallo(error), id: 'menu', tono: 'error' });
    }
  }

  return {
    ...{ texto, revisado, request, sucio, change, publish, declarados, propio, horas },
    ...estado,
    categoria: borrador?.categoria ?? categoriaPrimera(categorias),
    /** Somebody has published another menu since writing began. */
    isAjeno: sucio && producto !== null && !isIgual(borrador.base, publicado),
    discard: () => keep(null),
  };
}

const toTexto = ({ menu, precio }: ProductoMenu): string => printMenu(toMenuEscrito(menu, fromEuros(precio)));

/** What sold out, or came back, is no other menu. */
const isIgual = (a: string, b: string): boolean => sinAgotados(parseMenu(a)) === sinAgotados(parseMenu(b));

function sinAgotados({ pases, ...menu }: MenuEscrito): string {
  const platos = pases.map((pase) => ({
    ...pase,
    platos: pase.platos.map(({ agotado: _, ...plato }) => plato),
  }));
  return JSON.stringify([menu, platos]);
}

const categoriaPrimera = (categorias: readonly Categoria[]): string =>
  (
    categorias.find(({ nombre }) => /men[uú]/i.test(nombre)) ??
    categorias.find(({ tipo }) => tipo === 'comida')
  )?._id ?? '';

function textoFallo(error: unknown): string {
  if (currentOf(error)) return 'No se ha publicado: entretanto se ha publicado otro menú.';
  const motivos = error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
  const motivo =
    motivos.length > 0 ? `${motivos.join('. ')}.` : mensajeDe(error, ERROR_CARTA.guardarProducto);
  if (!(error instanceof NetworkError)) return `No se ha publicado. ${motivo}`;
  return `No se ha podido publicar. ${motivo} Lo escrito está guardado en este dispositivo: vuelve a tocar «Publicar».`;
}
