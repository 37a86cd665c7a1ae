import { API_SALA } from './tabla-sala';
import { API_TEXTOS } from './tabla-textos';
import { API_RESTAURANTES } from './tabla-restaurantes';
import { API_PRODUCTOS } from './tabla-productos';
import { API_PERSONAS } from './tabla-personas';
import { API_PEDIDOS } from './tabla-pedidos';
import { API_PARTIDAS } from './tabla-partidas';
import { API_OPCIONES } from './tabla-opciones';
import { API_LLAMADAS } from './tabla-llamadas';
import { API_FALLOS } from './tabla-fallos';
import { API_DISPOSITIVOS } from './tabla-dispositivos';
import { API_CODIGOS } from './tabla-codigos';
import { API_REBAJAS } from './tabla-rebajas';
import { API_COBROS } from './tabla-cobros';
import { API_CARTA } from './tabla-carta';
import { API_AUTH } from './tabla-auth';
import type { CasoApi } from './caso-api';

/** Every call of the API. */
export const API: readonly CasoApi[] = [
  ...API_AUTH,
  ...API_CODIGOS,
  ...API_PRODUCTOS,
  ...API_CARTA,
  ...API_OPCIONES,
  ...API_TEXTOS,
  ...API_PEDIDOS,
  ...API_SALA,
  ...API_REBAJAS,
  ...API_COBROS,
  ...API_PARTIDAS,
  ...API_RESTAURANTES,
  ...API_FALLOS,
  ...API_LLAMADAS,
  ...API_DISPOSITIVOS,
  ...API_PERSONAS,
];
