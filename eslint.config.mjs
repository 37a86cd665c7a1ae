import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores(['**/dist/', '**/node_modules/', '**/coverage/', 'data/']),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['frontend/vite.config.mts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // beside their sources, but not in the project that keeps Node and Jest away from those
    files: ['contracts/**/*.spec.ts'],
    languageOptions: {
      parserOptions: { projectService: false, project: 'contracts/tsconfig.spec.json' },
    },
  },
  {
    files: ['backend/**/*.ts', 'frontend/e2e/**/*.ts', '**/*.{cjs,mjs,mts}'],
    languageOptions: { globals: globals.node },
  },
  {
    // one reader of the environment; the database engine takes its folders from there, so motor/ sets them
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/**', 'backend/src/base-datos/motor/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Inject Config: only backend/src/config reads the environment.',
        },
      ],
    },
  },
  {
    // what an estado means is asked of contracts/src/dominio, and said nowhere else
    files: ['contracts/src/**/*.ts', 'backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    ignores: [
      'contracts/src/dominio/**',
      // made from the types
      'backend/src/openapi-tipos.ts',
      '**/*.spec.{ts,tsx}',
      '**/pruebas/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'Literal[value=/^(pendiente|en_preparacion|entregado|pagado|en_camino|atendido)$/]',
          // beside an estado, a word of the radar and of its sounds
          ':matches(BinaryExpression, CallExpression) > Literal[value="listo"]',
          'Property[key.name=/^(to|estado)$/] > Literal[value="listo"]',
        ].map((selector) => ({
          selector,
          message: 'Ask contracts/src/dominio what the estado means (isListo, isEntregado, ESTADO_AL…).',
        })),
      ],
    },
  },
  {
    // React's compiler reads what is shown to people; a component of a test lives for one test
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: 'lucide-react',
          allowTypeImports: true,
          message: "Import the drawing itself, 'lucide-react/icons/…': the index would bring them all.",
        },
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx,cjs}', '**/test/**/*.{ts,tsx}', 'frontend/e2e/**/*.ts'],
    languageOptions: { globals: globals.jest },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/test/**/*.{ts,tsx}', 'frontend/e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // CommonJS by nature: Jest and the database's child process are loaded with require()
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
]);
