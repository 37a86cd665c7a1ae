'use strict';

/** A line is printed after this many files. */
const EVERY = 20;

module.exports = class ProgressReporter {
  onTestResult(_test, _result, { numTotalTestSuites, numPassedTestSuites, numFailedTestSuites }) {
    const left = numTotalTestSuites - numPassedTestSuites - numFailedTestSuites;
    if (left === 0 || left % EVERY !== 0) return;
    const failed = numFailedTestSuites > 0 ? `, ${numFailedTestSuites} failed so far` : '';
    console.log(`… ${left} of ${numTotalTestSuites} files left${failed}`);
  }
};
