import { describe, expect, test } from 'vitest';
import { truthFamilies } from '../bench/truth/families.ts';
import { measureFamily } from '../bench/truth/family.ts';

describe('generated cases whose truth is known', () => {
  test.each(truthFamilies)('$name: accepts nothing wrong and refuses nothing right', (family) => {
    const count = family.drawn ?? 150;
    const { falseAccepts, falseRefusals, unknown } = measureFamily(family, count, 7);
    expect({ falseAccepts, falseRefusals }).toEqual({ falseAccepts: [], falseRefusals: [] });
    expect(unknown.length).toBeLessThanOrEqual(count * (family.open ?? 0.02));
  });
});
