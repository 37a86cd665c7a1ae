import { rutasGestion } from '@carta/contracts';
import type { Tramo } from '@carta/contracts';
import { callAs, readCarta } from './api';
import type { Local } from './restaurantes';
import type { EnMarcha } from './start-producto';

/** 'Menú del día', 14,50 €, of 'Lentejas' alone, first of the carta. */
export async function addMenuConHoras(producto: EnMarcha, local: Local, horas: Tramo[]): Promise<void> {
  const [categoria] = (await readCarta(producto, local)).categorias;
  const platos = [{ nombre: 'Lentejas', alergenosDeclarados: true }];
  const menu = { pases: [{ nombre: 'Primeros', platos }], incluye: [], horas };
  const body = { nombre: 'Menú del día', precio: 14.5, categoria: categoria?._id, menu };
  await callAs(producto, local, rutasGestion.productos(), { method: 'POST', body });
}
