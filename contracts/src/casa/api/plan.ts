export interface Plan {
  conPedidos: boolean;
  /** The owner may switch it; otherwise only the installation's host may. */
  propio: boolean;
  /** The host is reached at this mail address, telephone or https address. */
  contacto?: string;
}
