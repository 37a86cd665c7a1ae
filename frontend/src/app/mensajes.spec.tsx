import { withoutNavegador } from '../../test/mensajes/filas';
import { GRUPOS } from '../../test/mensajes/grupos';
import { playGrupo, useEscenario } from './pruebas/mensajes';

useEscenario();

describe('every message that needs no browser is shown by', () => {
  it.each(withoutNavegador(GRUPOS).map((grupo) => [grupo.pantalla, grupo] as const))('%s', (_, grupo) =>
    playGrupo(grupo),
  );
});
