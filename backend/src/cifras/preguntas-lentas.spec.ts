import { setTimeout as sleep } from 'node:timers/promises';
import { PreguntasLentas } from './preguntas-lentas';

/** The test gives these answers, and sees how many were being computed at once. */
function useRespuestas() {
  const pendientes: (() => void)[] = [];
  let enCurso = 0;
  const visto = { aLaVez: 0, hechas: 0 };
  const answer = async (): Promise<number> => {
    enCurso += 1;
    visto.aLaVez = Math.max(visto.aLaVez, enCurso);
    await new Promise<void>((resolve) => pendientes.push(resolve));
    enCurso -= 1;
    return (visto.hechas += 1);
  };
  /** Lets whatever is being worked out, and all that waited for it, be answered. */
  const answerAll = async (): Promise<void> => {
    for (let vueltas = 0; vueltas < 20; vueltas++) {
      pendientes.splice(0).forEach((resolve) => resolve());
      await sleep(0);
    }
  };
  return { visto, answer, answerAll };
}

it('answers one question of a restaurante at a time, and others’ meanwhile', async () => {
  const { visto, answer, answerAll } = useRespuestas();
  const preguntas = new PreguntasLentas<number>();

  const respuestas = ['a', 'b', 'c'].map((pregunta) => preguntas.ask('casa', pregunta, answer));
  await answerAll();
  await Promise.all(respuestas);
  expect(visto).toEqual({ aLaVez: 1, hechas: 3 });

  const dos = ['casa', 'otra'].map((casa) => preguntas.ask(casa, 'a', answer));
  await answerAll();
  await Promise.all(dos);
  expect(visto).toEqual({ aLaVez: 2, hechas: 5 });
});

it('works out once what several ask, and again what is asked later', async () => {
  const { visto, answer, answerAll } = useRespuestas();
  const preguntas = new PreguntasLentas<number>();

  const juntas = Array.from({ length: 50 }, () => preguntas.ask('casa', 'un año', answer));
  await answerAll();
  expect(new Set(await Promise.all(juntas))).toEqual(new Set([1]));

  const luego = preguntas.ask('casa', 'un año', answer);
  await answerAll();
  expect(await luego).toBe(2);
  expect(visto.aLaVez).toBe(1);
});

it('refuses a sixth different question, and takes it once there is room', async () => {
  const { answer, answerAll } = useRespuestas();
  const preguntas = new PreguntasLentas<number>();
  const respuestas = ['a', 'b', 'c', 'd', 'e'].map((pregunta) => preguntas.ask('casa', pregunta, answer));

  await expect(preguntas.ask('casa', 'f', answer)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await answerAll();
  await Promise.all(respuestas);

  const luego = preguntas.ask('casa', 'f', answer);
  await answerAll();
  expect(await luego).toBe(6);
});

it('forgets an answer that failed', async () => {
  const preguntas = new PreguntasLentas<number>();

  await expect(preguntas.ask('casa', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await preguntas.ask('casa', 'a', () => Promise.resolve(7))).toBe(7);
});
