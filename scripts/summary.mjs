/**
 * `node scripts/summary.mjs <exit code of npm test> <jest.json> <{passed, failed}.json> …`: adds up what .ci/run saw and
 * prints `N passed, N failed` alone on the last line. The checks, a part that left no result and a skipped
 * test count as failed.
 */
import { existsSync, readFileSync } from 'node:fs';

const [testExit, jestFile, ...otherFiles] = process.argv.slice(2);
const NO_RESULT = { passed: 0, failed: 1 };
const tests = fromJest(read(jestFile));
const failedOtherwise = testExit !== '0' && tests.failed === 0 ? 1 : 0;
const others = otherFiles.map((file) => read(file) ?? NO_RESULT);
const parts = [tests, { passed: 0, failed: failedOtherwise }, ...others];
const passed = sum(parts.map((part) => part.passed));
const failed = sum(parts.map((part) => part.failed));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function fromJest(report) {
  if (!report) return NO_RESULT;
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} tests skipped: counted as failed`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + skipped,
  };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
