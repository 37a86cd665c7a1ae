'use strict';
// Longer than most: one table lists what each fence stops and what none may stop, and grows with them.
// Every case is a few files of its own.

const { basename, dirname, relative } = require('node:path');

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

/** The streets of each place, from the top to the ground. */
const STREETS = {
  'backend/src/carta': [
    ...['traduccion', 'publicada', 'importar', 'lotes', 'precios', 'existencias', 'productos'],
    ...['menus', 'opciones', 'categorias', 'textos'],
  ],
  'backend/src/carta/productos': ['edicion', 'orden', 'fotos', 'lista'],
  'backend/src/carta/importar': ['aplicar', 'plan', 'lectura'],
  'backend/src/carta/importar/lectura': ['lineas', 'tabla', 'palabras'],
  'contracts/src/servicio/dominio': ['pedido', 'mudar', 'historia', 'pases', 'dinero', 'mesa', 'linea'],
  'backend/src/servicio/pedidos': ['entrada', 'movimientos', 'seguimiento', 'pagados', 'grupos'],
  'backend/src/servicio/pedidos/movimientos': [
    'tablero',
    'mover',
    'cancelar',
    'sala',
    'marchar',
    'ajustes',
    'cobros',
    'partidas',
  ],
  'frontend/src/comensal': ['mesa', 'seguimiento', 'llamadas', 'carrito', 'carta'],
  'frontend/src/piso': ['cocina', 'sala', 'tablero', 'tomar-pedido', 'cobrar', 'ui', 'vivo', 'lenguas'],
  'frontend/src/piso/vivo': ['actos', 'cola', 'motor', 'sonido', 'tablero', 'pasos', 'tickets', 'mesas'],
  'frontend/src/propietario': ['estadisticas', 'ajustes', 'carta'],
};
/** Whose fences are not named after their last folder. */
const PLACE = { 'contracts/src/servicio/dominio': 'servicio' };

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

const ALGO = 'export const algo = 1;\nexport type Algo = number;\n';

/** A file `from` that imports what it must not: another file, which is made too, or a package. */
function breach(rule, breaks, from, to, keyword = 'import') {
  const isFile = to.endsWith('.ts');
  const specifier = isFile ? relativeTo(from, to) : to;
  const text =
    keyword === 'import type'
      ? `import type { Algo } from '${specifier}';\nexport type Otro = Algo;\n`
      : `import { algo } from '${specifier}';\nexport const otra = algo;\n`;
  return { rule, breaks, from, to, files: { [from]: text, ...(isFile ? { [to]: ALGO } : {}) } };
}

function relativeTo(from, to) {
  const path = relative(dirname(from), to).replace(/\.ts$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

const SERVICE = 'backend/src/servicio/pedidos/';
const GRUPOS = `${SERVICE}grupos/grupos.repository.ts`;
const CONFIG = 'backend/src/plataforma/config/config.ts';
const LIMITES = 'contracts/src/plataforma/reglas/limites.ts';
const HORA = 'frontend/src/shared/lib/hora.ts';

/** What is allowed to be there, and what only the allowed cases import. */
const TARGETS = {
  'contracts/src/index.ts': ALGO,
  'backend/src/carta/publicada/carta.service.ts': ALGO,
  'backend/src/carta/publicada/carta.types.ts': ALGO,
  'backend/src/servicio/pedidos/grupos/grupo.schema.ts': ALGO,
  'backend/src/salidas/tiempo-real/socket.adapter.ts': ALGO,
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
  [HORA]: ALGO,
  'frontend/src/shared/ui/Hoja.tsx': "import { algo } from '@base-ui/react';\nexport const hoja = algo;\n",
  'frontend/src/shared/realtime/conectar.ts':
    "import { io } from 'socket.io-client';\nexport const algo = io;\nexport type Algo = number;\n",
};

const CASES = [
  breach('contracts-import-nothing', 'a package', 'contracts/src/casa/api/a.ts', 'fast-check'),
  breach('contracts-import-nothing', 'Node', 'contracts/src/casa/api/b.ts', 'crypto'),
  breach('dominio-imports-only-dominio', 'a rule', 'contracts/src/plataforma/dominio/a.ts', LIMITES),
  ...CONTRATOS.map((district, i) => {
    // only the doors and the table of events are above the top district
    const above = i === 0 ? 'eventos' : `${CONTRATOS[i - 1]}/algo`;
    const [rule, from] = [`contracts-${district}-uses-what-is-below`, `contracts/src/${district}/p.ts`];
    return breach(rule, above, from, `contracts/src/${above}.ts`);
  }),
  breach('contracts-by-their-index', 'a way around the door', 'frontend/src/shared/lib/b.ts', LIMITES),
  breach('backend-not-frontend', 'a screen’s file', `${SERVICE}c.service.ts`, HORA),
  ...['schema', 'repository', 'mapper', 'controller'].map((role) => {
    const [breaks, from] = [`another module's ${role}`, `${SERVICE}${role}.service.ts`];
    return breach('module-by-its-service', breaks, from, `backend/src/carta/publicada/carta.${role}.ts`);
  }),
  breach(
    'module-by-its-service',
    'the type of another module’s stored document',
    `${SERVICE}d.service.ts`,
    'backend/src/carta/publicada/carta.schema.ts',
    'import type',
  ),
  breach(
    'module-by-its-service',
    'the repository of another module of plataforma',
    'backend/src/plataforma/correo/d.service.ts',
    'backend/src/plataforma/buzon/envios.repository.ts',
  ),
  breach(
    'products-ask-others-by-their-service',
    'the repository of another module of the carta',
    'backend/src/carta/menus/d.mapper.ts',
    'backend/src/carta/opciones/opciones.repository.ts',
  ),
  breach('figures-read-what-is-stored', 'another repository', 'backend/src/cifras/d.service.ts', GRUPOS),
  ...DISTRICTS.map((district, i) => {
    // only the program itself is above the top district
    const above = i === 0 ? 'main' : `${DISTRICTS[i - 1]}/algo`;
    const [rule, from] = [`${district}-uses-what-is-below`, `backend/src/${district}/p.ts`];
    return breach(rule, above, from, `backend/src/${above}.ts`);
  }),
  breach(
    'nobody-imports-salidas',
    'a service that emits',
    `${SERVICE}g.service.ts`,
    'backend/src/salidas/tiempo-real/emisor.service.ts',
  ),
  ...['socket.io', '@nestjs/websockets'].map((name, i) =>
    breach('sockets-only-in-tiempo-real', name, `${SERVICE}h${i}.service.ts`, name),
  ),
  ...['mongoose', '@nestjs/mongoose'].map((name, i) =>
    breach('mongoose-only-in-repositories', name, `${SERVICE}i${i}.service.ts`, name),
  ),
  breach('mongoose-only-in-repositories', 'even a type', `${SERVICE}j.mapper.ts`, 'mongoose', 'import type'),
  ...['class-validator', 'class-transformer'].map((name, i) =>
    breach('rules-only-by-dto-of', name, `${SERVICE}l${i}.dto.ts`, name),
  ),
  breach(
    'server-runs-without-dev-dependencies',
    'a package that production lacks',
    `${SERVICE}k.service.ts`,
    'fast-check',
  ),
  breach('frontend-not-backend', 'a server’s type', 'frontend/src/shared/lib/l.ts', CONFIG, 'import type'),
  breach('journeys-by-the-hands-of-the-tests', 'a server’s own code', 'frontend/e2e/n.ts', CONFIG),
  ...['app/guards', 'piso/vivo/sala', 'pedir/carrito', 'sesion/sesion'].map((above, i) =>
    breach('shared-knows-no-house', above, `frontend/src/shared/lib/m${i}.ts`, `frontend/src/${above}.ts`),
  ),
  ...[
    ['pedir', 'app/guards'],
    ['pedir', 'comensal/carta/sala'],
    ['pedir', 'sesion/sesion'],
    ['sesion', 'pedir/carrito'],
  ].map(([from, above], i) =>
    breach(
      'pedir-and-sesion-stand-below-the-houses',
      `${above}, from ${from}`,
      `frontend/src/${from}/n${i}.ts`,
      `frontend/src/${above}.ts`,
    ),
  ),
  ...['app/guards', 'comensal/carta/sala', 'propietario/carta/sala'].map((other, i) =>
    breach('houses-never-meet', other, `frontend/src/piso/sala/o${i}.ts`, `frontend/src/${other}.ts`),
  ),
  ...Object.entries(STREETS).flatMap(([at, streets]) =>
    streets.map((street, i) => {
      // only what stands in no street is above the top one
      const above = i === 0 ? 'suelta' : `${streets[i - 1]}/sala`;
      const rule = `${PLACE[at] ?? basename(at)}-${street}-uses-what-is-below`;
      return breach(rule, above, `${at}/${street}/p.ts`, `${at}/${above}.ts`);
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
    'backend/test/support/app.ts',
  ),
  breach(
    'product-knows-no-test',
    'a helper that lives beside what it helps',
    'frontend/src/pedir/s.ts',
    'frontend/src/pedir/pruebas/telefono.ts',
  ),
  breach('no-unresolvable', 'a file that is not there', `${SERVICE}r.service.ts`, './nada'),
  {
    rule: 'first-load-is-light',
    breaks: 'sockets, two files away',
    from: 'frontend/src/comensal/mesa/MenuPage.tsx',
    to: 'socket.io-client',
    files: {
      'frontend/src/comensal/mesa/MenuPage.tsx':
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
    from: 'frontend/src/comensal/mesa/MenuContratosPage.tsx',
    to: 'contracts/src/index.ts',
    files: {
      'frontend/src/comensal/mesa/MenuContratosPage.tsx':
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
    allows: 'the streets of products their one schema',
    files: {
      'backend/src/carta/existencias/bueno.repository.ts':
        "import { algo } from '../productos/lista/producto.schema';\nexport const otra = algo;\n",
      'backend/src/carta/productos/lista/producto.schema.ts': ALGO,
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
