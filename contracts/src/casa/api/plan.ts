/** GET and PUT /restaurantes/{id}/plan: whether its mesas may order, and who may say so. */
export interface Plan {
  conPedidos: boolean;
  /** Its owner may switch it; else only who hosts this installation may. */
  propio: boolean;
  /** How to reach who hosts it: a mail address, a telephone or an https address. */
  contacto?: string;
}

/** PUT /restaurantes/{id}/plan */
export interface CambiarPlanRequest {
  conPedidos: boolean;
}
