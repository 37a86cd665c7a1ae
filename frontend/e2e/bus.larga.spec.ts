import { useBus } from './support/bus';
import { buildPorElegir } from './support/elegir';
import { openTres, playGuion } from './support/guion';
import { startLectorDeBus } from './support/lector-bus';

const { paginas, ask } = useBus();

/** Who, what they do, and how what they do it with begins to be said on the bus. */
const GUION = `
cocina    pulsa    button, Empezar
comensal  lee      heading, Casa
comensal  lee      Mesa / 4
comensal  pulsa    button, Evitar alérgenos, collapsed
comensal  pulsa    toggle button, Gluten, not pressed
comensal  lee      toggle button, Gluten, pressed
comensal  pulsa    button, Ver la carta
comensal  lee      button, Evito 1, collapsed
comensal  lee      heading, Hamburguesa, level 3 / 12,00 € / De vaca madurada / Contiene lo que evitas / list, Alérgenos / Gluten
comensal  pulsa    button, Añadir Hamburguesa, opens dialog
comensal  oye      polite: Lleva gluten
comensal  lee      dialog, Hamburguesa
comensal  pulsa    button, Elige el punto de la carne
comensal  lee      panel, Punto de la carne Elige 1, Elige el punto de la carne
comensal  pulsa    radio button, Al punto
comensal  lee      radio button, Al punto, checked, 2 of 3
comensal  pulsa    button, Añadir · 12,00 €
comensal  pulsa    button, Añadir Agua
comensal  oye      polite: Agua: 1
comensal  pulsa    button, Ver carrito 2 productos 14,50 €
comensal  lee      heading, Tu carrito, level 2
comensal  pulsa    button, Confirmar Pedido
comensal  lee      heading, Confirmar pedido, level 2
comensal  lee      Se preparará para la mesa 4
comensal  lee      check box, Avisar a cocina de: gluten, checked
comensal  lee      entry, Notas para la cocina (opcional)
comensal  escribe  Sin sal
comensal  pulsa    button, Confirmar
comensal  lee      heading, ¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina., level 2
comensal  oye      La cocina lo ha visto
comensal  pulsa    button, Seguir pidiendo
comensal  pulsa    button, Tu pedido
comensal  lee      dialog, Tu pedido
comensal  lee      Recibido en cocina
comensal  pulsa    button, Cerrar
cocina    oye      polite: Pedido nuevo en la 4
cocina    lee      article, Mesa 4, ronda 1, alergia: gluten
cocina    lee      Alergia: gluten / Nota del pedido: / Sin sal
cocina    pulsa    button, 1 Hamburguesa Pendiente Punto de la carne: Al punto
comensal  oye      Hamburguesa, Al punto: En preparación
comensal  pulsa    button, Llamar al camarero o pedir la cuenta
comensal  lee      dialog, ¿Qué necesitas?
comensal  pulsa    button, Llamar al camarero
comensal  oye      Avisado
sala      oye      polite: Mesa 4: Llaman al camarero
sala      pulsa    button, Voy
comensal  oye      Ana va
sala      pulsa    button, Atendido
cocina    pulsa    button, 1 Hamburguesa En preparación
comensal  oye      Hamburguesa, Al punto: Listo
sala      oye      Mesa 4: Comida lista
sala      pulsa    link, Mesa 4
sala      lee      heading, Mesa 4, level 1
sala      lee      Alergia: gluten
sala      pulsa    button, Entregado
comensal  oye      Hamburguesa, Al punto: Entregado
sala      pulsa    button, Tomar pedido
sala      pulsa    button, Añadir Bravas
sala      oye      Bravas: 1
sala      pulsa    button, Enviar
sala      lee      dialog
sala      pulsa    button, Confirmar
cocina    oye      Pedido nuevo en la 4
cocina    lee      article, Mesa 4, ronda 2
sala      lee      heading, Mesa 4, level 1
comensal  pulsa    button, Pedir la cuenta, collapsed
comensal  pulsa    button, Tarjeta
comensal  oye      Avisado
sala      oye      Piden la cuenta · Tarjeta
sala      pulsa    button, Cobrar
sala      lee      dialog, Cobrar mesa 4
sala      pulsa    button, Tarjeta
sala      lee      Todo cobrado
`;

it('is ordered, made, served and paid by keys alone, as the accessibility bus tells it', async () => {
  const { local } = await buildPorElegir(paginas.producto);
  const { comensal, cocina, sala } = await openTres(paginas, local);
  const lectores = {
    comensal: await startLectorDeBus(ask, comensal),
    cocina: await startLectorDeBus(ask, cocina),
    sala: await startLectorDeBus(ask, sala),
  };

  await playGuion(lectores, GUION);
});
