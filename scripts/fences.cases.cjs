'use strict';
// Longer than most: one table lists what each fence stops and what none may stop, and grows with them.
// Every case is a few files of its own.

/** The small tree has these packages. */
const INSTALLED = [
  'mongoose',
  '@nestjs/mongoose',
  '@nestjs/common',
  'socket.io',
  '@nestjs/websockets',
  'socket.io-client',
  '@base-ui/react',
  'fast-check',
  'class-validator',
  'class-transformer',
];

/** Each house of screens lists its rooms, from the top to the ground. */
const HOUSES = {
  comensal: ['mesa', 'seguimiento', 'llamadas', 'carrito', 'carta'],
  piso: ['cocina', 'sala', 'tablero', 'tomar-pedido', 'cobrar', 'ui', 'vivo'],
  propietario: ['estadisticas', 'ajustes', 'carta'],
};

/** The districts of backend/src, from the top to the ground. */
const DISTRICTS = [
  'arranque',
  'herramientas',
  'salidas',
  'cifras',
  'servicio',
  'carta',
  'casa',
  'plataforma',
];

const CONTRATOS = ['cifras', 'servicio', 'carta', 'casa', 'plataforma'];

const PEDIDOS = ['entrada', 'movimientos', 'seguimiento', 'pagados', 'grupos'];

function breach(rule, breaks, from, specifier, to, keyword = 'import') {
  const text = `${keyword} { algo } from '${specifier}';\nexport const otra = algo;\n`;
  return { rule, breaks, from, to, files: { [from]: keyword === 'import type' ? typed(specifier) : text } };
}

function typed(specifier) {
  return `import type { Algo } from '${specifier}';\nexport type Otro = Algo;\n`;
}

const TARGETS = {
  'contracts/src/index.ts': 'export const algo = 1;\nexport type Algo = number;\n',
  'contracts/src/plataforma/reglas/limites.ts': 'export const algo = 1;\n',
  ...Object.fromEntries(
    [...CONTRATOS, 'eventos'].map((name) => [
      name === 'eventos' ? 'contracts/src/eventos.ts' : `contracts/src/${name}/algo.ts`,
      'export const algo = 1;\n',
    ]),
  ),
  'backend/src/main.ts': 'export const algo = 1;\n',
  'backend/src/plataforma/config/config.ts': 'export const algo = 1;\nexport type Algo = number;\n',
  'backend/src/plataforma/buzon/envios.repository.ts': 'export const algo = 1;\n',
  'backend/src/carta/publicada/carta.service.ts': 'export const algo = 1;\n',
  'backend/src/carta/publicada/carta.types.ts': 'export type Algo = number;\n',
  'backend/src/carta/publicada/carta.repository.ts': 'export const algo = 1;\nexport type Algo = number;\n',
  'backend/src/carta/publicada/carta.schema.ts': 'export const algo = 1;\nexport type Algo = number;\n',
  'backend/src/carta/publicada/carta.mapper.ts': 'export const algo = 1;\n',
  'backend/src/carta/publicada/carta.controller.ts': 'export const algo = 1;\n',
  ...Object.fromEntries(
    PEDIDOS.map((room) => [`backend/src/servicio/pedidos/${room}/algo.ts`, 'export const algo = 1;\n']),
  ),
  ...Object.fromEntries(DISTRICTS.map((name) => [`backend/src/${name}/algo.ts`, 'export const algo = 1;\n'])),
  'backend/src/servicio/pedidos/grupos/grupo.schema.ts': 'export const algo = 1;\n',
  'backend/src/servicio/pedidos/grupos/grupos.repository.ts': 'export const algo = 1;\n',
  'backend/src/salidas/tiempo-real/emisor.service.ts': 'export const algo = 1;\n',
  'backend/src/salidas/tiempo-real/socket.adapter.ts': 'export const algo = 1;\n',
  'backend/test/support/app.ts': 'export const algo = 1;\n',
  'backend/package.json': JSON.stringify({
    name: '@carta/backend',
    dependencies: {
      '@carta/contracts': '0',
      mongoose: '1',
      '@nestjs/mongoose': '1',
      '@nestjs/common': '1',
      'socket.io': '1',
      '@nestjs/websockets': '1',
    },
    devDependencies: { 'fast-check': '1' },
  }),
  'frontend/src/app/guards.ts': 'export const algo = 1;\n',
  ...Object.fromEntries(
    Object.entries(HOUSES).flatMap(([house, rooms]) =>
      rooms.map((room) => [`frontend/src/${house}/${room}/sala.ts`, 'export const algo = 1;\n']),
    ),
  ),
  'frontend/src/pedir/carrito.ts': 'export const algo = 1;\n',
  'frontend/src/pedir/pruebas/telefono.ts': 'export const algo = 1;\n',
  'frontend/src/sesion/sesion.ts': 'export const algo = 1;\n',
  ...Object.fromEntries(
    Object.keys(HOUSES).map((house) => [`frontend/src/${house}/suelta.ts`, 'export const algo = 1;\n']),
  ),
  'frontend/src/shared/lib/hora.ts': 'export const algo = 1;\n',
  'frontend/src/shared/ui/Hoja.tsx': "import { algo } from '@base-ui/react';\nexport const hoja = algo;\n",
  'frontend/src/shared/realtime/conectar.ts':
    "import { io } from 'socket.io-client';\nexport const algo = io;\nexport type Algo = number;\n",
};

const SERVICE = 'backend/src/servicio/pedidos/';

const CASES = [
  breach('contracts-import-nothing', 'a package', 'contracts/src/casa/api/a.ts', 'fast-check', 'fast-check'),
  breach('contracts-import-nothing', 'Node', 'contracts/src/casa/api/b.ts', 'node:crypto', 'crypto'),
  breach(
    'dominio-imports-only-dominio',
    'a rule of a form',
    'contracts/src/plataforma/dominio/a.ts',
    '../reglas/limites',
    'contracts/src/plataforma/reglas/limites.ts',
  ),
  ...CONTRATOS.map((district, i) => {
    // only the doors and the table of events are above the top district
    const above = i === 0 ? 'eventos' : `${CONTRATOS[i - 1]}/algo`;
    return breach(
      `contracts-${district}-uses-what-is-below`,
      above,
      `contracts/src/${district}/p.ts`,
      `../${above}`,
      `contracts/src/${above}.ts`,
    );
  }),
  breach(
    'contracts-by-their-index',
    'a way around the door',
    'frontend/src/shared/lib/b.ts',
    '../../../../contracts/src/plataforma/reglas/limites',
    'contracts/src/plataforma/reglas/limites.ts',
  ),
  breach(
    'backend-not-frontend',
    'a screen’s file',
    'backend/src/servicio/pedidos/c.service.ts',
    '../../../../frontend/src/shared/lib/hora',
    'frontend/src/shared/lib/hora.ts',
  ),
  ...['schema', 'repository', 'mapper', 'controller'].map((role) =>
    breach(
      'module-by-its-service',
      `another module's ${role}`,
      `${SERVICE}${role}.service.ts`,
      `../../carta/publicada/carta.${role}`,
      `backend/src/carta/publicada/carta.${role}.ts`,
    ),
  ),
  breach(
    'module-by-its-service',
    'the type of another module’s stored document',
    `${SERVICE}d.service.ts`,
    '../../carta/publicada/carta.schema',
    'backend/src/carta/publicada/carta.schema.ts',
    'import type',
  ),
  breach(
    'module-by-its-service',
    'the repository of another module of plataforma',
    'backend/src/plataforma/correo/d.service.ts',
    '../buzon/envios.repository',
    'backend/src/plataforma/buzon/envios.repository.ts',
  ),
  breach(
    'figures-read-what-is-stored',
    'another repository',
    'backend/src/cifras/d.service.ts',
    '../servicio/pedidos/grupos/grupos.repository',
    'backend/src/servicio/pedidos/grupos/grupos.repository.ts',
  ),
  ...DISTRICTS.map((district, i) => {
    // only the program itself is above the top district
    const above = i === 0 ? 'main' : `${DISTRICTS[i - 1]}/algo`;
    return breach(
      `${district}-uses-what-is-below`,
      above,
      `backend/src/${district}/p.ts`,
      `../${above}`,
      `backend/src/${above}.ts`,
    );
  }),
  ...PEDIDOS.slice(1).map((room, i) =>
    breach(
      `pedidos-${room}-uses-what-is-below`,
      PEDIDOS[i],
      `backend/src/servicio/pedidos/${room}/p.ts`,
      `../${PEDIDOS[i]}/algo`,
      `backend/src/servicio/pedidos/${PEDIDOS[i]}/algo.ts`,
    ),
  ),
  breach(
    'nobody-imports-salidas',
    'a service that emits',
    `${SERVICE}g.service.ts`,
    '../../salidas/tiempo-real/emisor.service',
    'backend/src/salidas/tiempo-real/emisor.service.ts',
  ),
  ...['socket.io', '@nestjs/websockets'].map((name, i) =>
    breach('sockets-only-in-tiempo-real', name, `${SERVICE}h${i}.service.ts`, name, name),
  ),
  ...['mongoose', '@nestjs/mongoose'].map((name, i) =>
    breach('mongoose-only-in-repositories', name, `${SERVICE}i${i}.service.ts`, name, name),
  ),
  breach(
    'mongoose-only-in-repositories',
    'even a type',
    `${SERVICE}j.mapper.ts`,
    'mongoose',
    'mongoose',
    'import type',
  ),
  ...['class-validator', 'class-transformer'].map((name, i) =>
    breach('rules-only-by-cumple', name, `${SERVICE}l${i}.dto.ts`, name, name),
  ),
  breach(
    'server-runs-without-dev-dependencies',
    'a package that production lacks',
    `${SERVICE}k.service.ts`,
    'fast-check',
    'fast-check',
  ),
  breach(
    'frontend-not-backend',
    'a server’s type',
    'frontend/src/shared/lib/l.ts',
    '../../../../backend/src/plataforma/config/config',
    'backend/src/plataforma/config/config.ts',
    'import type',
  ),
  breach(
    'journeys-by-the-hands-of-the-tests',
    'a server’s own code',
    'frontend/e2e/n.ts',
    '../../backend/src/plataforma/config/config',
    'backend/src/plataforma/config/config.ts',
  ),
  ...['app/guards', 'piso/vivo/sala', 'pedir/carrito', 'sesion/sesion'].map((above, i) =>
    breach(
      'shared-knows-no-house',
      above,
      `frontend/src/shared/lib/m${i}.ts`,
      `../../${above}`,
      `frontend/src/${above}.ts`,
    ),
  ),
  ...['app/guards', 'comensal/carta/sala', 'sesion/sesion'].map((above, i) =>
    breach(
      'pedir-and-sesion-stand-below-the-houses',
      above,
      `frontend/src/pedir/n${i}.ts`,
      `../${above}`,
      `frontend/src/${above}.ts`,
    ),
  ),
  breach(
    'pedir-and-sesion-stand-below-the-houses',
    'ordering, from the session',
    'frontend/src/sesion/n.ts',
    '../pedir/carrito',
    'frontend/src/pedir/carrito.ts',
  ),
  ...['app/guards', 'comensal/carta/sala', 'propietario/carta/sala'].map((other, i) =>
    breach(
      'houses-never-meet',
      other,
      `frontend/src/piso/sala/o${i}.ts`,
      `../../${other}`,
      `frontend/src/${other}.ts`,
    ),
  ),
  ...Object.entries(HOUSES).flatMap(([house, rooms]) =>
    rooms.map((room, i) => {
      // only the house itself is above the top floor
      const above = i === 0 ? 'suelta' : `${rooms[i - 1]}/sala`;
      return breach(
        `${house}-${room}-uses-what-is-below`,
        above,
        `frontend/src/${house}/${room}/p.ts`,
        `../${above}`,
        `frontend/src/${house}/${above}.ts`,
      );
    }),
  ),
  {
    rule: 'no-circular',
    breaks: 'two files that need each other, by type or value',
    from: 'frontend/src/shared/lib/ida.ts',
    to: 'frontend/src/shared/lib/vuelta.ts',
    files: {
      'frontend/src/shared/lib/ida.ts': "import type { B } from './vuelta';\nexport type A = B;\n",
      'frontend/src/shared/lib/vuelta.ts': "import type { A } from './ida';\nexport type B = A[];\n",
    },
  },
  breach(
    'product-knows-no-test',
    'a helper of tests',
    `${SERVICE}q.service.ts`,
    '../../../test/support/app',
    'backend/test/support/app.ts',
  ),
  breach(
    'product-knows-no-test',
    'a helper that lives beside what it helps',
    'frontend/src/pedir/s.ts',
    './pruebas/telefono',
    'frontend/src/pedir/pruebas/telefono.ts',
  ),
  breach('no-unresolvable', 'a file that is not there', `${SERVICE}r.service.ts`, './nada', './nada'),
  {
    rule: 'first-load-is-light',
    breaks: 'sockets, two files away',
    from: 'frontend/src/app/pages/MenuPage.tsx',
    to: 'socket.io-client',
    files: {
      'frontend/src/app/pages/MenuPage.tsx':
        "import { algo } from '../../comensal/mesa/canal';\nexport const pagina = algo;\n",
      'frontend/src/comensal/mesa/canal.ts':
        "import { algo as io } from '../../shared/realtime/conectar';\nexport const algo = io;\n",
    },
  },
  {
    rule: 'first-load-is-light',
    breaks: 'sheets',
    from: 'frontend/src/comensal/mesa/MenuPremium.tsx',
    to: '@base-ui/react',
    files: {
      'frontend/src/comensal/mesa/MenuPremium.tsx':
        "import { hoja } from '../../shared/ui/Hoja';\nexport const pagina = hoja;\n",
    },
  },
  {
    rule: 'first-load-by-its-own-doors',
    breaks: 'all of contracts',
    from: 'frontend/src/app/pages/MenuContratosPage.tsx',
    to: 'contracts/src/index.ts',
    files: {
      'frontend/src/app/pages/MenuContratosPage.tsx':
        "import { algo } from '@carta/contracts';\nexport const pagina = algo;\n",
    },
  },
];

const ALLOWED = [
  { allows: 'the tree to be as it is', files: TARGETS },
  {
    allows: 'another module’s service and types, common ground, and contracts',
    files: {
      [`${SERVICE}buen.service.ts`]: [
        "import { algo } from '../../carta/publicada/carta.service';",
        "import type { Algo } from '../../carta/publicada/carta.types';",
        "import { algo as puerto } from '../../plataforma/config/config';",
        "import { algo as comun } from '@carta/contracts';",
        'export const otra: Algo = algo + puerto + comun;\n',
      ].join('\n'),
    },
  },
  {
    allows: 'figures the stored mesas',
    files: {
      'backend/src/cifras/buena.service.ts':
        "import { algo } from '../servicio/pedidos/grupos/grupo.schema';\nexport const otra = algo;\n",
    },
  },
  {
    allows: 'a benchmark the network that journeys cut',
    files: {
      'frontend/e2e/support/corte.ts': 'export const algo = 1;\n',
      'backend/bench/figures/buena.ts':
        "import { algo } from '../../../frontend/e2e/support/corte';\nexport const otra = algo;\n",
    },
  },
  {
    allows: 'repositories to know mongoose, and a spec anything of its server',
    files: {
      [`${SERVICE}buen.repository.ts`]: "import { algo } from 'mongoose';\nexport const otra = algo;\n",
      [`${SERVICE}buen.spec.ts`]: [
        "import { algo } from 'mongoose';",
        "import { algo as tabla } from '../../carta/publicada/carta.schema';",
        "import { algo as app } from '../../../test/support/app';",
        "import { algo as azar } from 'fast-check';",
        'export const otra = [algo, tabla, app, azar];\n',
      ].join('\n'),
    },
  },
  {
    allows: 'tiempo-real its sockets, and the composition its adapter',
    files: {
      'backend/src/salidas/tiempo-real/tablero.gateway.ts':
        "import { algo } from 'socket.io';\nimport { algo as b } from '@nestjs/websockets';\nexport const otra = [algo, b];\n",
      'backend/src/arranque/app.setup.ts':
        "import { algo } from '../salidas/tiempo-real/socket.adapter';\nexport const otra = algo;\n",
    },
  },
  {
    allows: 'a page to compose houses, and to load sheets and sockets later, or their types now',
    files: {
      'frontend/src/app/pages/MenuSlugPage.tsx': [
        "import { algo } from '../../comensal/carta/sala';",
        "import { algo as b } from '../../pedir/carrito';",
        "import { algo as c } from '../../piso/sala/sala';",
        "import type { Algo } from '../../shared/realtime/conectar';",
        "export const sockets = () => import('../../shared/realtime/conectar');",
        "export const hojas = () => import('../../shared/ui/Hoja');",
        'export const pagina: Algo = algo + b + c;\n',
      ].join('\n'),
    },
  },
  {
    allows: 'a room what is below it, ordering and the session',
    files: {
      'frontend/src/piso/sala/buena.ts': [
        "import { algo } from '../tomar-pedido/sala';",
        "import { algo as b } from '../vivo/sala';",
        "import { algo as c } from '../../pedir/carrito';",
        "import { algo as d } from '../../sesion/sesion';",
        "import { algo as e } from '../../shared/lib/hora';",
        'export const otra = algo + b + c + d + e;\n',
      ].join('\n'),
    },
  },
];

module.exports = { ALLOWED, CASES, INSTALLED };
