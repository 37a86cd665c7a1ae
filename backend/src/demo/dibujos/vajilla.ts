import { CENTRO, brillo, caja, camino, circulo, elipse, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';

/** What food is served on, seen from above and centred on the picture. */
export interface Vajilla {
  definiciones: Svg;
  /** @param comida drawn round the origin. */
  servir: (comida: Svg) => Svg;
}

function servirEn(vacia: Svg): (comida: Svg) => Svg {
  return (comida) => grupo(sombra(vacia, 'mucha') + comida, ...CENTRO, 0, 1.1);
}

/** A flat plate; food fits within 175 px of its centre. */
export function plato(borde = '#c8553d', loza: readonly [string, string] = ['#ffffff', '#e8ddcd']): Vajilla {
  return {
    definiciones:
      brillo('loza', loza[0], loza[0], loza[1]) + brillo('fondo-plato', loza[1], loza[0], loza[0]),
    servir: servirEn(
      circulo(0, 0, 252, 'url(#loza)') +
        circulo(0, 0, 240, 'none', `stroke="${borde}" stroke-width="5" opacity=".85"`) +
        circulo(0, 0, 229, 'none', `stroke="${borde}" stroke-width="1.5" opacity=".6"`) +
        circulo(0, 0, 190, 'url(#fondo-plato)', `stroke="${loza[1]}" stroke-width="3"`),
    ),
  };
}

/** An earthenware dish, glazed inside; food fits within 190 px. */
export function cazuela(): Vajilla {
  const asa = camino('M-300-34C-300-62-228-62-228-40L-228 40C-228 62-300 62-300 34Z', 'url(#barro)');
  return {
    definiciones:
      brillo('barro', '#d98a58', '#b8623a', '#7f3d22') + brillo('esmalte', '#7d3a1c', '#a4552d', '#c4733f'),
    servir: servirEn(
      asa +
        grupo(asa, 0, 0, 180) +
        circulo(0, 0, 244, 'url(#barro)') +
        circulo(0, 0, 212, 'url(#esmalte)', 'stroke="#6d3219" stroke-width="5"'),
    ),
  };
}

/** A deep bowl; `liquido` fills it up to 185 px. */
export function cuenco(
  fuera: readonly [string, string],
  liquido: readonly [string, string, string],
): Vajilla {
  return {
    definiciones:
      brillo('cuenco', '#ffffff', fuera[0], fuera[1]) + brillo('liquido', liquido[0], liquido[1], liquido[2]),
    servir: servirEn(
      circulo(0, 0, 235, 'url(#cuenco)') +
        circulo(0, 0, 206, fuera[1], 'opacity=".55"') +
        circulo(2, 5, 192, 'url(#liquido)') +
        linea('M-150-70A168 168 0 0 1-40-158', '#ffffff', 9, 'opacity=".35"'),
    ),
  };
}

/** A paella pan; rice fits within 205 px. */
export function paellera(): Vajilla {
  const asa =
    linea('M-252-46C-322-40-322 40-252 46', '#c0392b', 20) +
    circulo(-250, -46, 9, '#777') +
    circulo(-250, 46, 9, '#777');
  return {
    definiciones:
      brillo('hierro', '#8a8f90', '#4b5153', '#262a2b') + brillo('arroz', '#f7c948', '#eaa928', '#c27d16'),
    servir: servirEn(
      asa +
        grupo(asa, 0, 0, 180) +
        circulo(0, 0, 250, 'url(#hierro)') +
        circulo(0, 0, 228, '#3a3f40') +
        circulo(0, 0, 220, 'url(#arroz)'),
    ),
  };
}

/** A wooden board; food fits within 230 × 140 px of its centre. */
export function tabla(): Vajilla {
  const vetas = [-110, -64, -12, 38, 92]
    .map((y, i) =>
      linea(
        `M-270 ${y}C-90 ${y + 14 - i * 5} 90 ${y - 12 + i * 4} 270 ${y + 4}`,
        '#7a4d2b',
        2.5,
        'opacity=".35"',
      ),
    )
    .join('');
  return {
    definiciones: brillo('tabla', '#dcae7c', '#bd8650', '#8b5a31'),
    servir: servirEn(
      caja(590, 330, 46, 'url(#tabla)') +
        vetas +
        elipse(262, 0, 15, 15, '#8b5a31') +
        elipse(262, 2, 11, 11, '#5d3a1e'),
    ),
  };
}
