import { describe, expect, test } from 'vitest';
import { truthFamilies } from '../bench/truth/families.ts';
import { measureFamily } from '../bench/truth/family.ts';

/** Of each family; the bench draws many times as many. */
const count = Number(process.env['TRUTH_CASES'] ?? 60);

describe('generated cases whose truth is known', () => {
  test.each(truthFamilies)('$name: accepts nothing wrong and refuses nothing right', (family) => {
    const drawn = Math.min(count, family.drawn ?? count);
    const { falseAccepts, falseRefusals, unknown } = measureFamily(family, drawn, 7);
    expect({ falseAccepts, falseRefusals }).toEqual({ falseAccepts: [], falseRefusals: [] });
    expect(unknown.length).toBeLessThanOrEqual(Math.ceil(drawn * (family.open ?? 0.02)));
  });
});
