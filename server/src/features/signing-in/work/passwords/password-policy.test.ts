import { describe, expect, it } from 'vitest';
import * as m from '../../messages.ts';
import { passwordProblem } from './password-policy.ts';

const mila = { firstName: 'Míla', lastName: 'Novak', email: 'mila.novak@school.example', userName: null };

describe('a new password', () => {
  it.each([
    'password123',
    'Passw0rd!',
    'P@ssword',
    'qwertz12345',
    'Summer2026!',
    'minecraft99',
    '1q2w3e4r',
    '2026football',
  ])('[V03] is not one of those that leaked: %s', (password) => {
    expect(passwordProblem(password, mila)?.message).toBe(m.passwordLeaked);
  });

  it.each(['novakmila', 'MilaNovak12', 'mila.novak@school.example', 'NOVAK-2010', 'school.example1', 'míla2010!'])(
    '[V03] is not made of the name or the address: %s',
    (password) => {
      expect(passwordProblem(password, mila)?.message).toBe(m.passwordOfName);
    },
  );

  it.each(['24122009', '99988877766', 'abababab', 'aaaaaaaab', 'cdefghij', '98765432'])(
    '[V03] is not easy to guess: %s',
    (password) => {
      expect(passwordProblem(password, mila)?.message).toBe(m.passwordEasy);
    },
  );

  it.each([
    'correct-horse-battery',
    'a long enough one',
    'otter-maple-cloud-52846',
    'mila likes hot soup',
    'Zx8!kQp2',
    '8461937520465',
  ])('is otherwise the person’s own choice: %s', (password) => {
    expect(passwordProblem(password, mila)).toBeNull();
  });

  it('may hold the letters of a very short name', () => {
    expect(
      passwordProblem('lively otter', { firstName: 'Li', lastName: 'Wu', email: null, userName: 'li.wu' }),
    ).toBeNull();
  });
});
