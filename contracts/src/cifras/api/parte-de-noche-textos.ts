import { formatEuros } from '../../plataforma/dominio/dinero';
import type { ActosDeParte, ParteDeNoche } from './parte-de-noche';

const NO_SE_SABE = 'no se sabe';

export interface LineaDeParte {
  nombre: string;
  valor: string;
}

/** What the page and the mail say of a night, in the same words; counted, and never more than that. */
export function lineasDeParte(parte: ParteDeNoche): LineaDeParte[] {
  const { visto, cocina, anulaciones } = parte;
  return [
    { nombre: 'Pedidos', valor: `${parte.pedidos}` },
    { nombre: 'Repetidos (una clave en dos tickets)', valor: `${parte.dobles}` },
    { nombre: 'Que un móvil dice tener y ninguna mesa tiene', valor: `${parte.noLlegados}` },
    {
      nombre: 'Vistos por su pantalla: la mitad, en',
      valor: visto.p50 === null ? NO_SE_SABE : textoSegundos(visto.p50),
    },
    {
      nombre: 'Vistos por su pantalla: 95 de cada 100, en',
      valor: visto.p95 === null ? NO_SE_SABE : textoSegundos(visto.p95),
    },
    { nombre: 'Tickets que ninguna pantalla llegó a mostrar', valor: `${visto.sinVer}` },
    { nombre: 'Cocina con trabajo y sin pantalla', valor: textoCocina(cocina) },
    { nombre: 'Llamadas', valor: `${parte.llamadas}` },
    { nombre: 'Llamadas de más de tres minutos', valor: `${parte.llamadasTarde}` },
    { nombre: 'Cobros anulados', valor: textoActos(anulaciones) },
    { nombre: 'Invitaciones, descuentos y devoluciones', valor: textoActos(parte.ajustes) },
    { nombre: 'Sello', valor: parte.sello.replace(/^Sello del [\d-]+: /, '') },
  ];
}

const textoSegundos = (segundos: number): string =>
  segundos < 60 ? `${segundos} s` : `${Math.floor(segundos / 60)} min ${segundos % 60} s`;

function textoCocina(cocina: ParteDeNoche['cocina']): string {
  if (cocina === null) return NO_SE_SABE;
  const sinMedir = cocina.sinMedir === 0 ? '' : `; de otros ${cocina.sinMedir} min ${NO_SE_SABE}`;
  return `${cocina.sinPantalla} min${sinMedir}`;
}

function textoActos({ veces, importe, quien }: ActosDeParte): string {
  if (veces === 0) return '0';
  const porQuien = quien.map((cada) => `${cada.por}, ${cada.veces} por ${formatEuros(cada.importe)}`);
  return `${veces} por ${formatEuros(importe)} (${porQuien.join('; ')})`;
}
