// Longer than most: every fence with its reason, in one list.
'use strict';
/*
 * Longer than most: one table of fences.
 * Who may import whom. Each fence has a name, which the error shows, and a reason;
 * scripts/fences.spec.cjs breaks every one of them on purpose.
 */

const SPEC = '\\.spec\\.tsx?$';
/** The districts of backend/src, from the top floor to the ground: one uses those on lower floors. */
const DISTRICTS = [
  ['arranque'],
  ['herramientas'],
  ['salidas', 'cifras'],
  ['servicio'],
  ['carta'],
  ['casa'],
  ['plataforma'],
];
/** Those of contracts. */
const CONTRATOS = ['cifras', 'servicio', 'carta', 'casa', 'plataforma'];
/** A backend module: a folder of a district, or of plataforma if it stores or serves something of its own. */
const MODULE =
  '^backend/src/((?:casa|carta|servicio|salidas|herramientas)/[^/]+|cifras|plataforma/(?:buzon|correo|fallos|imagenes|salud))/';
/** The streets that write the products' documents: together they are one module. */
const PRODUCTOS = '^backend/src/carta/(?:productos|menus|existencias|precios|lotes|importar)/';
/** What another module may name of one. */
const SHOWN = '\\.(service|module|types|errors)\\.ts$';
/** What is stored of the evening, which figures read as it is. */
const STORED = '^backend/src/servicio/pedidos/grupos/(?:grupo\\.schema|grupos-consultas\\.repository)\\.ts$';

/**
 * The streets of a place, by floors from the top: a street uses those on lower floors. A file in no street stands
 * above them all, the `ground` below.
 */
const STREETS = {
  carta: {
    at: 'backend/src/carta',
    floors: [
      ['traduccion'],
      ['publicada', 'importar'],
      ['lotes', 'precios', 'existencias'],
      ['productos'],
      ['menus', 'opciones', 'categorias', 'textos'],
    ],
    ground: '(?:agotado|destino|destino\\.dto)\\.ts$',
  },
  productos: { at: 'backend/src/carta/productos', floors: [['edicion', 'orden'], ['fotos'], ['lista']] },
  importar: { at: 'backend/src/carta/importar', floors: [['aplicar'], ['plan'], ['lectura']] },
  lectura: { at: 'backend/src/carta/importar/lectura', floors: [['lineas', 'tabla'], ['palabras']] },
  servicio: {
    at: 'contracts/src/servicio/dominio',
    floors: [['pedido', 'mudar', 'historia'], ['pases'], ['dinero'], ['mesa'], ['linea']],
  },
  pedidos: {
    at: 'backend/src/servicio/pedidos',
    floors: [['entrada'], ['movimientos', 'seguimiento'], ['pagados'], ['grupos']],
    ground: '(?:sello/|pedidos\\.errors\\.ts$)',
  },
  movimientos: {
    at: 'backend/src/servicio/pedidos/movimientos',
    floors: [['tablero', 'mover', 'cancelar', 'sala', 'marchar', 'ajustes'], ['cobros'], ['partidas']],
    ground: '(?:movimientos\\.service|por-aprobar|tablero\\.mapper|toque\\.dto|pagina)\\.ts$',
  },
  comensal: {
    at: 'frontend/src/comensal',
    floors: [['mesa'], ['carrito', 'seguimiento', 'llamadas'], ['carta']],
  },
  piso: {
    at: 'frontend/src/piso',
    floors: [['cocina', 'sala', 'tablero'], ['tomar-pedido', 'cobrar'], ['ui'], ['vivo'], ['lenguas']],
  },
  vivo: {
    at: 'frontend/src/piso/vivo',
    floors: [['actos'], ['cola'], ['motor'], ['sonido'], ['tablero'], ['pasos'], ['tickets'], ['mesas']],
  },
  propietario: { at: 'frontend/src/propietario', floors: [['ajustes', 'estadisticas'], ['carta']] },
};
const HOUSES = 'comensal|piso|propietario';

/** Which districts stand below one. */
function belowOf(district) {
  return DISTRICTS.slice(DISTRICTS.findIndex((floor) => floor.includes(district)) + 1).flat();
}

const contracts = [
  {
    name: 'contracts-import-nothing',
    comment: 'Server and screens share them: a package there would be a dependency of both. Tests may.',
    severity: 'error',
    from: { path: '^contracts/src/', pathNot: [SPEC, '/pruebas/'] },
    to: { pathNot: '^contracts/src/' },
  },
  {
    name: 'dominio-imports-only-dominio',
    comment: 'The rules of the business know nothing of how they are asked for.',
    severity: 'error',
    from: { path: '^contracts/src/[^/]+/dominio/', pathNot: [SPEC, '/pruebas/'] },
    to: { pathNot: '^contracts/src/[^/]+/dominio/' },
  },
  ...CONTRATOS.map((district, i) => ({
    name: `contracts-${district}-uses-what-is-below`,
    comment: 'The same districts as the server has: whoever changes one need not know those above it.',
    severity: 'error',
    from: { path: `^contracts/src/${district}/`, pathNot: SPEC },
    to: {
      path: '^contracts/src/',
      pathNot: `^contracts/src/(?:${CONTRATOS.slice(i).join('|')})/`,
    },
  })),
  {
    name: 'contracts-by-their-index',
    comment:
      'Two doors, @carta/contracts and, for the first load, @carta/contracts/comensal: what is behind them may be moved without touching two packages.',
    severity: 'error',
    from: { pathNot: '^contracts/' },
    to: { path: '^contracts/', pathNot: '^contracts/src/(index|comensal)\\.ts$' },
  },
];

const backend = [
  {
    name: 'backend-not-frontend',
    comment:
      'They speak over HTTP and sockets, with the words of contracts. A benchmark may cut the network and open a browser as the journeys do.',
    severity: 'error',
    from: { path: '^backend/' },
    to: { path: '^frontend/', pathNot: '^frontend/e2e/support/(corte|chromium-instalado)\\.ts$' },
  },
  {
    name: 'module-by-its-service',
    comment:
      'Another module is asked through its service and wired by its module; its types and refusals may be named. Its schema, repository, mapper and controller are its own, so that they can change alone.',
    severity: 'error',
    from: { path: MODULE, pathNot: ['^backend/src/cifras/', PRODUCTOS, SPEC] },
    to: { path: MODULE, pathNot: ['^backend/src/$1/', SHOWN] },
  },
  {
    name: 'products-ask-others-by-their-service',
    comment:
      'What becomes of a product is written in several streets on one schema, guarded by the same fields; of other modules they know what anybody does.',
    severity: 'error',
    from: { path: PRODUCTOS, pathNot: SPEC },
    to: { path: MODULE, pathNot: [PRODUCTOS, SHOWN] },
  },
  {
    name: 'figures-read-what-is-stored',
    comment:
      'They count mesas as they are kept; everything else of another module by its service, as anybody.',
    severity: 'error',
    from: { path: '^backend/src/cifras/', pathNot: SPEC },
    to: { path: MODULE, pathNot: ['^backend/src/cifras/', STORED, SHOWN] },
  },
  ...DISTRICTS.flat().map((district) => ({
    name: `${district}-uses-what-is-below`,
    comment: 'Whoever changes a district need not know those above it.',
    severity: 'error',
    from: { path: `^backend/src/${district}/`, pathNot: SPEC },
    to: { path: '^backend/src/', pathNot: `^backend/src/(?:${[district, ...belowOf(district)].join('|')})/` },
  })),
  {
    name: 'nobody-imports-salidas',
    comment: 'A service announces a fact on DomainEvents and does not know that sockets exist.',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: ['^backend/src/(salidas|arranque)/', SPEC] },
    to: { path: '^backend/src/salidas/' },
  },
  {
    name: 'sockets-only-in-tiempo-real',
    comment: 'Socket.IO is a detail of one folder; events leave from there, in one place.',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: ['^backend/src/salidas/tiempo-real/', SPEC] },
    to: { path: 'node_modules/(socket\\.io|@socket\\.io/|@nestjs/(websockets|platform-socket\\.io)/)' },
  },
  {
    name: 'mongoose-only-in-repositories',
    comment:
      'Schemas declare, repositories read and write, modules register, base-datos connects. Elsewhere a document would leak into rules and answers; ids come from base-datos.',
    severity: 'error',
    from: {
      path: '^backend/src/',
      pathNot: ['^backend/src/plataforma/base-datos/', '\\.(schema|repository|module)\\.ts$', SPEC],
    },
    to: { path: 'node_modules/(mongoose|mongodb|bson|@nestjs/mongoose)/' },
  },
  {
    name: 'rules-only-by-dto-of',
    comment: 'DTOs are made of rules by `dtoOf`: form, server and OpenAPI document then say the same.',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: ['^backend/src/plataforma/validacion/', SPEC] },
    to: { path: 'node_modules/(class-validator|class-transformer)/' },
  },
  {
    name: 'server-runs-without-dev-dependencies',
    comment:
      'Production is installed with `npm ci --omit=dev`: a module that is only there for us would be missing.',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: SPEC },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['npm', 'npm-optional', 'type-only'],
    },
  },
];

const frontend = [
  {
    name: 'frontend-not-backend',
    comment: 'They speak over HTTP and sockets, with the words of contracts.',
    severity: 'error',
    from: { path: '^frontend/', pathNot: '^frontend/e2e/' },
    to: { path: '^backend/' },
  },
  {
    name: 'journeys-by-the-hands-of-the-tests',
    comment:
      'A journey starts, kills and looks into a server with what the server’s own tests have for it; of the server itself it knows nothing.',
    severity: 'error',
    from: { path: '^frontend/e2e/' },
    to: { path: '^backend/', pathNot: '^backend/test/(caos/)?support/' },
  },
  {
    name: 'shared-knows-no-house',
    comment: 'What every screen uses cannot depend on one of them.',
    severity: 'error',
    from: { path: '^frontend/src/shared/' },
    to: { path: '^frontend/src/(?!shared/)' },
  },
  {
    name: 'pedir-and-sesion-stand-below-the-houses',
    comment: 'Ordering and signing in are the same in several houses, so they can know none of them.',
    severity: 'error',
    from: { path: '^frontend/src/(pedir|sesion)/' },
    to: { path: '^frontend/src/', pathNot: '^frontend/src/($1|shared)/' },
  },
  {
    name: 'houses-never-meet',
    comment: 'A house can be changed or removed alone; the pages of app put them together.',
    severity: 'error',
    from: { path: `^frontend/src/(${HOUSES})/` },
    to: { path: `^frontend/src/(${HOUSES}|app)/`, pathNot: '^frontend/src/$1/' },
  },
];

const streets = Object.entries(STREETS).flatMap(([place, { at, floors, ground }]) =>
  floors.flatMap((each, floor) =>
    each.map((street) => ({
      name: `${place}-${street}-uses-what-is-below`,
      comment: 'Streets of one place use each other in one direction, so that each can be read alone.',
      severity: 'error',
      from: { path: `^${at}/${street}/`, pathNot: SPEC },
      to: {
        path: `^${at}/`,
        pathNot: [
          `^${at}/(?:${[street, ...floors.slice(floor + 1).flat()].join('|')})/`,
          ...(ground ? [`^${at}/${ground}`] : []),
        ],
      },
    })),
  ),
);

const everywhere = [
  {
    name: 'no-circular',
    comment: 'Files in a circle are one file in pieces: none can be read, tested or moved alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'product-knows-no-test',
    comment:
      'Helpers of tests and benchmarks, those in a folder pruebas/ too, are not built, and must not be.',
    severity: 'error',
    from: { path: '^(contracts|backend|frontend)/src/', pathNot: [SPEC, '/pruebas/'] },
    to: { path: ['^backend/(test|bench)/', '^frontend/(test|e2e)/', '/pruebas/', SPEC] },
  },
  {
    name: 'no-unresolvable',
    comment: 'A fence cannot see where an import leads when the import leads nowhere.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...contracts, ...backend, ...frontend, ...streets, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    // a type import binds two files as much as a value does
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
