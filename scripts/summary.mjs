/**
 * `node scripts/summary.mjs <exit code of the tests> <results.json> …` adds up what .ci/run saw (reports of
 * Jest, `{ passed, failed }` of the other parts), names what failed and prints `N passed, N failed` alone on the
 * last line. The checks, a part without a result and a skipped test count as failed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './lib/run.mjs';

/** Of each failure, enough to know it again. */
const LINES = 12;

const [testExit, ...files] = process.argv.slice(2);
const NO_RESULT = { passed: 0, failed: 1 };
const reports = files.map(read);
const tests = reports.filter(isJest).map(fromJest);
const others = reports.filter((report) => !isJest(report)).map((report) => report ?? NO_RESULT);
const passed = sum([...tests, ...others].map((part) => part.passed));
const failedTests = sum(tests.map((part) => part.failed));
const failedOtherwise = testExit !== '0' && failedTests === 0 ? 1 : 0;
const failed = failedTests + failedOtherwise + sum(others.map((part) => part.failed));
for (const line of [...reports.filter(isJest).flatMap(failuresOf), ...files.filter(isRed)])
  console.log(`✗ ${line}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function isJest(report) {
  return report?.numPassedTests !== undefined;
}

/** Each test that failed, and each file that could not be run, with the first lines of why. */
function failuresOf(report) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [`${relative(ROOT, name)}\n${headOf(message)}`] : [];
    return tests.map(
      (test) => `${relative(ROOT, name)} › ${test.fullName}\n${headOf(test.failureMessages.join('\n'))}`,
    );
  });
}

function headOf(message) {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, LINES).join('\n');
}

/** A part that is no report of Jest's, which told of its failures itself. */
function isRed(file, i) {
  return !isJest(reports[i]) && (reports[i] ?? NO_RESULT).failed > 0;
}

function fromJest(report) {
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
