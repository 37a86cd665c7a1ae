import { Types } from 'mongoose';
import { centimos, elegir } from '@carta/contracts';
import { GruposRepository } from '../src/servicio/pedidos/grupos/grupos.repository';
import type { GrupoDoc } from '../src/servicio/pedidos/grupos/grupo.schema';
import { buildTickets } from '../src/servicio/pedidos/grupos/tickets';
import type { Procedencia } from '../src/servicio/pedidos/grupos/tickets';
import { useLocal } from './support/local';
import { useSala } from './support/sala';

const MESAS = Array.from({ length: 12 }, (_, i) => i + 1);

describe('The first order of a mesa', () => {
  const casa = useLocal();
  const { sign } = useSala(casa);

  const grupos = () => casa.app.db.collection<GrupoDoc>('grupos');
  const restaurante = () => new Types.ObjectId(casa.local.id);

  it('opens its tab, however many mesas order at once and whichever of them have one already', async () => {
    // As another process would have opened them: this one does not know.
    for (const mesa of [3, 7]) await casa.order({ mesa });
    await grupos().updateMany({ restaurante: restaurante() }, [{ $set: { mesa: { $add: ['$mesa', 1] } } }]);

    const respuestas = await Promise.all([...MESAS, ...MESAS].map((mesa) => casa.order({ mesa })));

    expect(respuestas.map(({ status }) => status)).toEqual(Array(24).fill(201));
    const abiertos = await casa.tablero();
    const tickets = abiertos.map(({ mesa, pedidos }) => [mesa.numero, pedidos.length]);
    expect(tickets.sort(([a = 0], [b = 0]) => a - b)).toEqual(
      MESAS.map((mesa) => [mesa, [4, 8].includes(mesa) ? 6 : 4]),
    );
    const enSuMesa = new Map(abiertos.map(({ grupoMesa, mesa }) => [grupoMesa, mesa.numero]));
    expect(respuestas.map(({ body }) => enSuMesa.get(body.data.grupoMesa))).toEqual([...MESAS, ...MESAS]);
  });

  it('leaves the same document as an order that is added', async () => {
    const repositorio = casa.app.app.get(GruposRepository);
    const ahora = new Date();
    const origenes: Procedencia[] = [{ sinVerificar: true }, {}, { tomadoPor: 'Ana' }];

    for (const [i, procedencia] of origenes.entries()) {
      const tickets = buildTickets({
        clave: `clave ${i}`,
        huella: 'huella',
        creadoEn: ahora,
        notas: 'Sin sal',
        procedencia,
        lineas: [{ producto: VENDIBLE, eleccion: elegir(VENDIBLE, {}), cantidad: 2 }],
      });
      const mesa = i + 1;
      await repositorio.addTickets(casa.local.id, mesa, tickets, ahora);
      const primero = await grupos().findOneAndDelete({ restaurante: restaurante(), mesa });
      // It takes the mesa for open now, and uses the guarded write.
      const { grupo } = await repositorio.addTickets(casa.local.id, mesa, tickets, ahora);
      const segundo = await grupos().findOne({ restaurante: restaurante(), mesa });

      expect(primero?.pedidos).toHaveLength(1);
      expect({ ...segundo, _id: primero?._id }).toEqual(primero);
      expect(grupo.rev).toBe(ahora.getTime());
    }
  });

  it('opens another tab where this process believes in one that was paid elsewhere', async () => {
    const t = await sign(1);
    const primera = await casa.order({ t });
    await grupos().updateOne({ restaurante: restaurante() }, { $set: { pagado: true } });

    const segunda = await casa.order({ t });
    const tercera = await casa.order({ t });

    const de = [primera, segunda, tercera].map(({ body }) => body.data.grupoMesa);
    expect([de[1] === de[0], de[2] === de[1]]).toEqual([false, true]);
  });
});

const VENDIBLE = {
  id: new Types.ObjectId().toHexString(),
  nombre: 'Tortilla',
  precio: centimos(850),
  disponible: true,
  tipo: 'comida',
  alergenos: ['huevos'],
  alergenosDeclarados: true,
  formatos: [],
  opciones: [],
} as const;
