/**
 * A setup file of the mutation tests: what fast-check draws is drawn alike in every run, so that a
 * change of a rule is noticed always or never, not by chance.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 20_270_612 });
