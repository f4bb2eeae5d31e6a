import fc from 'fast-check';

/**
 * Makes properties draw the same members in every run, so that a change is judged by what it changed. Other members come from
 * `PROPERTY_SEED=random`, or from a number to repeat a run; `npm run bench -- properties` goes through many.
 */
const asked = process.env['PROPERTY_SEED'];
if (asked !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(asked ?? 1) });
