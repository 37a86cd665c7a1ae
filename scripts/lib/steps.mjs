import { writeFileSync } from 'node:fs';

/** Steps that are told as they pass or fail, and counted for scripts/summary.mjs. */
export function createSteps() {
  const results = { passed: 0, failed: 0 };
  return {
    /** Answers what `work` gives. @throws what it throws, once that is told. */
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
    /** Writes `{ passed, failed }` where a file is named, and ends this process with 1 if a step failed. */
    finish(file) {
      if (file) writeFileSync(file, JSON.stringify(results));
      process.exit(results.failed > 0 ? 1 : 0);
    },
  };
}
