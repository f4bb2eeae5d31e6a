import { describe, expect, it } from 'vitest';
import { importAgain, moduleAddress } from './import-again.ts';

describe('importAgain', () => {
  it('gives the module when it arrives', async () => {
    expect(await importAgain(() => Promise.resolve({ name: 'module' }))).toEqual({ name: 'module' });
  });

  it('fails as the import does when no address is known', async () => {
    const broken = new Error('Importing a module script failed.');
    await expect(importAgain(() => Promise.reject(broken))).rejects.toBe(broken);
  });

  it('finds the address in what Chromium and Firefox say', () => {
    const address = 'https://lemma.example/assets/MathKeyboard-a1.js';
    expect(moduleAddress(new TypeError(`Failed to fetch dynamically imported module: ${address}`))).toBe(address);
    expect(moduleAddress(new TypeError(`error loading dynamically imported module: ${address}`))).toBe(address);
    expect(moduleAddress(new TypeError('Importing a module script failed.'))).toBeUndefined();
  });
});
