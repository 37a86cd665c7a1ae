/** Whether the mesas of a house may order. */
export interface Plan {
  conPedidos: boolean;
  /** Its owner may switch it; otherwise only the installation's host may. */
  propio: boolean;
  /** The host's mail address, telephone or https address. */
  contacto?: string;
}

export interface CambiarPlanRequest {
  conPedidos: boolean;
}
