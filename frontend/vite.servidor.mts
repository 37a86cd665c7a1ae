import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { estilos } from './vite.estilos.mts';

/**
 * The program of the thread that draws diners' pages: one file with all it needs, React as it is built for
 * production, and nothing of what a screen loads later, which is never drawn by a server.
 */
export default defineConfig({
  root: import.meta.dirname,
  css: estilos,
  plugins: [
    react({ jsxImportSource: '@carta/frontend' }),
    { name: 'no-lazy-imports', resolveDynamicImport: () => false },
  ],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': "'production'" },
  build: {
    ssr: 'src/app/servidor.tsx',
    outDir: '../backend/dist/frontend',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'servidor.cjs' } },
  },
});
