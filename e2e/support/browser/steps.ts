import type { Locator } from '@playwright/test';

/** Counts a person's steps: presses of a button or link, and fields that were typed into. */
interface Steps {
  clicks: number;
  fields: number;
  click: (target: Locator) => Promise<void>;
  /** Types into a field, unless its content is right already. */
  type: (field: Locator, text: string) => Promise<void>;
  typeIfEmpty: (field: Locator, text: string) => Promise<void>;
}

export function countSteps(): Steps {
  const steps: Steps = {
    clicks: 0,
    fields: 0,
    async click(target) {
      steps.clicks += 1;
      await target.click();
    },
    async type(field, text) {
      steps.fields += 1;
      await field.fill(text);
    },
    async typeIfEmpty(field, text) {
      if ((await field.inputValue()) === '') await steps.type(field, text);
    },
  };
  return steps;
}
