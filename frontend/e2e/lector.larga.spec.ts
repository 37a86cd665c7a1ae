import { rutasSala } from '@carta/contracts';
import type { CrearLlamadaRequest } from '@carta/contracts';
import { call } from './support/api';
import { buildPorElegir } from './support/elegir';
import { openTres, playGuion } from './support/guion';
import { startLector } from './support/lector';
import { usePaginas } from './support/paginas';

const paginas = usePaginas();

/** Who, what they do, and how what they do it with is read to them; the first words are enough. */
const GUION = `
cocina    pulsa    button, Empezar
comensal  lee      heading, Casa
comensal  lee      Mesa
comensal  lee      4
comensal  pulsa    button, Evitar alérgenos, 1 control, not expanded
comensal  pulsa    button, Gluten, not pressed
comensal  pulsa    button, Ver la carta
comensal  lee      button, Evito 1, 1 control, not expanded
comensal  lee      heading, Hamburguesa, level 3
comensal  lee      12,00 €
comensal  lee      Contiene lo que evitas
comensal  lee      list, Alérgenos
comensal  lee      Gluten
comensal  pulsa    button, Añadir Hamburguesa, has popup dialog
comensal  oye      polite: Lleva gluten
comensal  lee      dialog, Hamburguesa
comensal  pulsa    button, Elige el punto de la carne
comensal  lee      group, Punto de la carne Elige 1, Elige el punto de la carne
comensal  pulsa    radio, Al punto, not checked, position 2, set size 3
comensal  pulsa    button, Añadir · 12,00 €
comensal  pulsa    button, Añadir Agua
comensal  oye      polite: Agua: 1
comensal  pulsa    button, Ver carrito 2 productos 14,50 €
comensal  lee      heading, Tu carrito, level 2
comensal  pulsa    button, Confirmar Pedido
comensal  lee      heading, Confirmar pedido, level 2
comensal  lee      Se preparará para la mesa 4
comensal  lee      Lleva gluten
comensal  lee      checkbox, Avisar a cocina de: gluten, checked
comensal  lee      textbox, Notas para la cocina (opcional)
comensal  escribe  Sin sal
comensal  pulsa    button, Confirmar, 14,50 €
comensal  lee      heading, ¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina., level 2
comensal  oye      Enviado a cocina
cocina    oye      polite: Pedido nuevo en la 4
cocina    lee      article, Mesa 4, ronda 1, alergia: gluten
cocina    lee      Alergia: gluten
cocina    pulsa    button, 1 Hamburguesa Pendiente Punto de la carne: Al punto
comensal  oye      Hamburguesa, Al punto: En preparación
comensal  oye      La cocina lo ha visto
comensal  pulsa    button, Seguir pidiendo
comensal  pulsa    button, Llamar al camarero o pedir la cuenta
comensal  lee      dialog
comensal  pulsa    button, Llamar al camarero
comensal  oye      Avisado
sala      oye      polite: Mesa 4: Llaman al camarero
sala      pulsa    button, Voy
comensal  oye      Ana va
sala      pulsa    button, Atendido
cocina    pulsa    button, 1 Hamburguesa En preparación
comensal  oye      Hamburguesa, Al punto: Listo
cocina    pulsa    button, Deshacer
comensal  oye      Hamburguesa, Al punto: En preparación
cocina    pulsa    button, 1 Hamburguesa En preparación
comensal  oye      Hamburguesa, Al punto: Listo
sala      oye      Mesa 4: Comida lista
sala      pulsa    link, Mesa 4
sala      lee      heading, Mesa 4, level 1
sala      lee      Alergia: gluten
sala      pulsa    button, Entregado
comensal  oye      Hamburguesa, Al punto: Entregado
sala      pulsa    button, Avanzar Agua
comensal  oye      Agua: En preparación
sala      pulsa    button, Avanzar Agua
comensal  oye      Agua: Listo
sala      pulsa    button, Avanzar Agua
comensal  oye      Agua: Entregado
mesa7     pulsa    button, Llamar al camarero
sala      oye      Mesa 7: Llaman al camarero
sala      pulsa    button, Tomar pedido
sala      pulsa    button, Añadir Bravas
sala      oye      Bravas: 1
sala      pulsa    button, Enviar
sala      lee      dialog
sala      pulsa    button, Confirmar
cocina    oye      Pedido nuevo en la 4
sala      lee      heading, Mesa 4, level 1
sala      lee      region, Ronda 2
cocina    lee      article, Mesa 4, ronda 2
cocina    pulsa    button, Mesa 4
sala      lee      En preparación
cocina    lee      article, Mesa 4, ronda 2
cocina    pulsa    button, Mesa 4
sala      lee      Listo
sala      pulsa    button, Entregado
comensal  pulsa    button, Pedir la cuenta, not expanded
comensal  pulsa    button, Tarjeta
comensal  oye      Avisado
sala      oye      Piden la cuenta · Tarjeta
sala      pulsa    button, Cobrar
sala      lee      dialog, Cobrar mesa 4
sala      pulsa    button, Tarjeta
sala      lee      heading, Mesa libre
`;

it('is ordered, made, served and paid by who hears it and does not see it', async () => {
  const { local } = await buildPorElegir(paginas.producto);
  const { comensal, cocina, sala } = await openTres(paginas, local);
  const lectores = {
    comensal: await startLector(comensal),
    cocina: await startLector(cocina),
    sala: await startLector(sala),
  };

  // somebody who sees, and whom a waiter hears from the page of mesa 4
  const llamada = { restaurante: local.id, mesa: 7, tipo: 'camarero' } satisfies CrearLlamadaRequest;
  const sendLlamada = () =>
    call<void>(paginas.producto, rutasSala.llamadas(), { method: 'POST', body: llamada });
  await playGuion({ ...lectores, mesa7: { ...lectores.sala, pulsa: sendLlamada } }, GUION);
});
