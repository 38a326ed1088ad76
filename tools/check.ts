/** `npm run check`: everything that is known without a server, in under two minutes. */
import { CHECK_STEPS } from './stages/check-steps.ts';
import { printResult, runSteps } from './stages/steps.ts';

const start = performance.now();
const results = await runSteps(CHECK_STEPS, 2, printResult);
const failed = results.filter(({ isPassed }) => !isPassed);
console.log(
  `${results.length - failed.length} of ${results.length} checks passed in ${((performance.now() - start) / 1000).toFixed(0)} s`,
);
if (failed.length > 0) process.exitCode = 1;
