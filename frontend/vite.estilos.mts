import type { CSSOptions } from 'vite';
import { MEDIDAS } from './src/styles/medidas';

const medidas = new Map<string, string>(Object.entries(MEDIDAS));

/** Both builds name classes after what a sheet says, so both read it with its measures filled in. */
export const estilos: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'medidas',
        AtRule: {
          media: (rule) => {
            rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, nombre: string) => {
              const medida = medidas.get(nombre);
              if (!medida) throw rule.error(`No measure is named ${nombre} (src/styles/medidas.ts)`);
              return medida;
            });
          },
        },
      },
    ],
  },
};
