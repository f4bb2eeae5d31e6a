import { describe, expect, it } from 'vitest';
import { checkEmailChange } from './email-change.ts';

const change = { email: 'new@school.example', password: 'secret', current: 'old@school.example' };

describe('checkEmailChange', () => {
  it('[V02] takes another address with a password', () => expect(checkEmailChange(change)).toEqual({}));
  it('[V02] refuses the address that it is already', () => {
    expect(Object.keys(checkEmailChange({ ...change, email: 'OLD@school.example' }))).toEqual(['email']);
  });
  it('[V02] asks for the password', () => {
    expect(Object.keys(checkEmailChange({ ...change, password: '' }))).toEqual(['password']);
  });
  it('refuses anything but an address', () => {
    expect(Object.keys(checkEmailChange({ ...change, email: 'new' }))).toEqual(['email']);
  });
});
