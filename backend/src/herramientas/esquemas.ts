import { categoriaSchema } from '../carta/categorias/categoria.schema';
import { opcionSchema } from '../carta/opciones/opcion.schema';
import { importacionSchema } from '../carta/importar/plan/importacion.schema';
import { productoSchema } from '../carta/productos/lista/producto.schema';
import { tandaSchema } from '../carta/lotes/tanda.schema';
import { textoSchema } from '../carta/textos/texto.schema';
import { codigoSchema } from '../casa/acceso/codigos/codigo.schema';
import { intentoSchema } from '../casa/acceso/intentos/intento.schema';
import { sesionSchema } from '../casa/acceso/sesiones/sesion.schema';
import { cuentaSchema } from '../casa/cuentas/cuenta.schema';
import { codigoDispositivoSchema } from '../casa/dispositivos/codigo-dispositivo.schema';
import { dispositivoSchema } from '../casa/dispositivos/dispositivo.schema';
import { restauranteSchema } from '../casa/locales/restaurante.schema';
import { aprobacionSchema } from '../casa/personas/aprobacion.schema';
import { sumaSchema } from '../cifras/suma.schema';
import type { Esquema } from '../plataforma/base-datos/comprobacion/indices';
import { envioSchema } from '../plataforma/buzon/envio.schema';
import { pulsoSchema } from '../plataforma/pulso/pulso.schema';
import { arqueoSchema } from '../servicio/arqueos/arqueo.schema';
import { nocheSchema } from '../servicio/partes-de-noche/noche.schema';
import { parteSchema } from '../servicio/partes-de-noche/parte-de-noche.schema';
import { llamadaSchema } from '../servicio/llamadas/llamada.schema';
import { rechazoSchema } from '../servicio/pedidos/entrada/rechazo.schema';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import { diaSelladoSchema } from '../servicio/pedidos/sello/dia-sellado.schema';
import { siembraSchema } from './demo/siembra.schema';

/** A command has no modules that would declare them, and a test compares them with a running server's. */
export const ESQUEMAS: readonly Esquema[] = [
  restauranteSchema,
  cuentaSchema,
  sesionSchema,
  intentoSchema,
  codigoSchema,
  dispositivoSchema,
  codigoDispositivoSchema,
  aprobacionSchema,
  categoriaSchema,
  opcionSchema,
  productoSchema,
  tandaSchema,
  textoSchema,
  importacionSchema,
  grupoSchema,
  rechazoSchema,
  diaSelladoSchema,
  llamadaSchema,
  arqueoSchema,
  nocheSchema,
  parteSchema,
  sumaSchema,
  envioSchema,
  pulsoSchema,
  siembraSchema,
];
