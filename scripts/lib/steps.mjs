import { writeFileSync } from 'node:fs';

/** Each step is reported as it passes or fails, and counted for scripts/summary.mjs. */
export function createSteps() {
  const results = { passed: 0, failed: 0 };
  return {
    /** Returns the result of `work`. @throws its error, once that is reported. */
    async step(name, work) {
      try {
        const value = await work();
        results.passed += 1;
        console.log(`✓ ${name}`);
        return value;
      } catch (error) {
        results.failed += 1;
        console.log(`✗ ${name}\n  ${error.message}`);
        throw error;
      }
    },
    /** Writes `{ passed, failed }` to a given file, and ends this process with 1 if a step failed. */
    finish(file) {
      if (file) writeFileSync(file, JSON.stringify(results));
      process.exit(results.failed > 0 ? 1 : 0);
    },
  };
}
