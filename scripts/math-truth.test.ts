import { describe, expect, test } from 'vitest';
import { truthFamilies } from '../bench/truth/families.ts';
import { measureFamily } from '../bench/truth/family.ts';

/** Cases of each family; mutation tests, which run them again and again, ask for fewer. */
const count = Number(process.env['TRUTH_COUNT'] ?? 150);

describe('generated cases whose truth is known', () => {
  test.each(truthFamilies)('$name: accepts nothing wrong and refuses nothing right', (family) => {
    const { falseAccepts, falseRefusals, unknown } = measureFamily(family, count, 7);
    expect({ falseAccepts, falseRefusals }).toEqual({ falseAccepts: [], falseRefusals: [] });
    expect(unknown.length).toBeLessThanOrEqual(3);
  });
});
