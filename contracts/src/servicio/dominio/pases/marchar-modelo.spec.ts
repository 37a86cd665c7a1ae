import fc from 'fast-check';
import { estadoGrupo } from '../mesa/grupo';
import { marchPase, marchSola } from './marchar';
import { moveGrupo } from './movimientos';
import { isEnEspera, pasesOf } from '../linea/pase';
import { buildGrupo, INICIO } from '../pruebas/mesa';
import { faltasDe, suceso, vivas } from '../pruebas/modelo-pases';
import { arrive } from '../pruebas/mesa-con-pases';

it('forgets no dish that waits, and serves none, through any sequence of a mesa of several pases', () => {
  fc.assert(
    fc.property(fc.array(suceso, { maxLength: 30, size: 'max' }), (sucesos) => {
      expect(faltasDe(sucesos)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

it('is served to its end by marching and serving alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(fc.option(fc.nat(3)), { minLength: 1, maxLength: 4 }), fc.boolean()), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.boolean(),
      (rondas, auto) => {
        let grupo = rondas.reduce(
          (mesa, [pases, alReves]) => arrive(mesa, pases, { auto, alReves }),
          buildGrupo([]),
        );
        for (let vueltas = 0; estadoGrupo(grupo) !== 'entregado'; vueltas += 1) {
          expect(vueltas).toBeLessThan(10);
          const servida = moveGrupo(grupo, 'entregado', INICIO);
          if (servida.ok) grupo = marchSola(servida.grupo, { por: 'Ana', en: INICIO });
          const [espera] = pasesOf(vivas(grupo).filter(isEnEspera));
          if (!espera || auto) continue;
          const marchada = marchPase(grupo, espera.id, { por: 'Ana', en: INICIO });
          if (marchada.ok) grupo = marchada.grupo;
        }
        expect(vivas(grupo).every(({ marchada, pase: suyo }) => !suyo || marchada)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});
