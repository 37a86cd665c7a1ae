import type { Correo } from '../correo';
import { nombreEnCorreo } from './escapar';
import { toHtml, toTexto } from './marco';
import type { Escrito } from './marco';

type Redactado = Pick<Correo, 'asunto' | 'texto' | 'html'>;

export interface DatosCopiada {
  nombre: string;
  /** The copied session was this device's; undefined for the account's own. */
  dispositivo: string | undefined;
  publicUrl: string | undefined;
}

const DOS_A_LA_VEZ =
  'porque su acceso se estaba usando desde dos sitios a la vez: puede que alguien lo haya copiado';

export function correoDeCopiada({ nombre, dispositivo, publicUrl }: DatosCopiada): Redactado {
  if (dispositivo === undefined) {
    return write('Hemos cerrado una sesión de tu cuenta', nombre, {
      antes: `Hemos cerrado una sesión de tu cuenta ${DOS_A_LA_VEZ}.`,
      despues: 'Entra de nuevo con tu contraseña. Si no sabes a qué se debe, cámbiala.',
      ...boton('Cambiar la contraseña', publicUrl, '/forgot-password'),
    });
  }
  return write(`«${enLinea(dispositivo)}» se ha quedado fuera`, nombre, {
    antes: `Hemos desconectado «${enLinea(dispositivo)}» ${DOS_A_LA_VEZ}.`,
    despues: 'Para que siga trabajando pulsa «Volver a admitir» en Ajustes → Dispositivos.',
    ...boton('Ver los dispositivos', publicUrl, '/admin/settings/dispositivos'),
  });
}

export interface DatosPinAdivinado {
  nombre: string;
  persona: string;
  /** Where it was tried last. */
  dispositivo: string | undefined;
  publicUrl: string | undefined;
}

export function correoDePinAdivinado({
  nombre,
  persona,
  dispositivo,
  publicUrl,
}: DatosPinAdivinado): Redactado {
  const donde = dispositivo === undefined ? '' : `, ahora en «${enLinea(dispositivo)}»`;
  return write(`Alguien prueba el PIN de ${enLinea(persona)}`, nombre, {
    antes: `Se ha tecleado muchas veces seguidas un PIN que no es el de ${enLinea(persona)}${donde}. No ha entrado nadie, y solo se puede probar una vez por minuto.`,
    despues: 'Si no lo ha olvidado, ponle otro de seis cifras en Ajustes → Personas.',
    ...boton('Ver las personas', publicUrl, '/admin/settings/personas'),
  });
}

export interface DatosPasswordCambiada {
  nombre: string;
  dispositivos: readonly string[];
  publicUrl: string | undefined;
}

/** Paired devices stay paired, so the mail lists them. */
export function correoDePasswordCambiada({
  nombre,
  dispositivos,
  publicUrl,
}: DatosPasswordCambiada): Redactado {
  const quedan = dispositivos.length > 0;
  return write('Tu contraseña ha cambiado', nombre, {
    antes: quedan
      ? 'Tu contraseña ha cambiado y se han cerrado todas las sesiones. Estos dispositivos siguen emparejados:'
      : 'Tu contraseña ha cambiado y se han cerrado todas las sesiones.',
    ...(quedan ? { lista: dispositivos.map(enLinea) } : {}),
    despues: quedan
      ? 'Si no los conoces todos, pulsa «Quitar todos» en Ajustes → Dispositivos.'
      : 'Si no has sido tú, elige otra cuanto antes.',
    ...(quedan
      ? boton('Quitar todos', publicUrl, '/admin/settings/dispositivos')
      : boton('Cambiar la contraseña', publicUrl, '/forgot-password')),
  });
}

function write(
  titulo: string,
  nombre: string,
  resto: Pick<Escrito, 'antes' | 'despues' | 'lista' | 'boton'>,
): Redactado {
  const saludado = nombreEnCorreo(nombre);
  const escrito = {
    ...resto,
    titulo,
    saludo: saludado === '' ? 'Hola:' : `Hola, ${saludado}:`,
    pie: 'Te lo contamos porque afecta a la seguridad de tu cuenta.',
  };
  return { asunto: titulo, texto: toTexto(escrito), html: toHtml(escrito) };
}

function boton(texto: string, publicUrl: string | undefined, ruta: string): Pick<Escrito, 'boton'> {
  return publicUrl === undefined ? {} : { boton: { texto, enlace: `${publicUrl}${ruta}` } };
}

const enLinea = (nombre: string): string => nombre.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
