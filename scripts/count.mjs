/**
 * Counts the passed and failed tests of a Vitest report. A file that could not be loaded counts as
 * one failure; so does a run that failed outside its tests.
 */
export function countReport(report, code) {
  const files = report.testResults ?? [];
  const broken = files.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const passed = report.numPassedTests ?? 0;
  const failed = (report.numFailedTests ?? 0) + broken;
  const silent = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return {
    passed,
    failed: failed + silent,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}
