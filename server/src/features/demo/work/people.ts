/** The demo school's people. `ability` is the chance that a first try is right. */
export interface DemoLearner {
  readonly firstName: string;
  readonly lastName: string;
  readonly ability: number;
}

export const demoPassword = 'lemma-demo-2026';

export const demoTeacher = { email: 'teacher@demo.lemma.example', firstName: 'Ada', lastName: 'Okafor' } as const;
/** Administers the instance as long as it has the demo school. */
export const demoAdministrator = {
  email: 'admin@demo.lemma.example',
  firstName: 'Sam',
  lastName: 'Whitfield',
} as const;
export const demoLearnerEmail = 'student@demo.lemma.example';

/** Sign-ins of the demo school, printed at start. */
export const demoSignIns = [
  { who: 'Teacher', username: demoTeacher.email, password: demoPassword },
  { who: 'Learner', username: demoLearnerEmail, password: demoPassword },
  { who: 'Admin', username: demoAdministrator.email, password: demoPassword },
] as const;

/** The first one is the learner whose sign-in is printed at start. */
export const demoLearners: readonly DemoLearner[] = [
  { firstName: 'Mila', lastName: 'Novak', ability: 0.72 },
  { firstName: 'Chidi', lastName: 'Abara', ability: 0.45 },
  { firstName: 'Jonas', lastName: 'Bauer', ability: 0.4 },
  { firstName: 'Inés', lastName: 'Castellanos', ability: 0.88 },
  { firstName: 'Niamh', lastName: 'Doyle', ability: 0.55 },
  { firstName: 'Thea', lastName: 'Eriksen', ability: 0.52 },
  { firstName: 'Yasmin', lastName: 'Farouk', ability: 0.48 },
  { firstName: 'Noa', lastName: 'Goldberg', ability: 0.78 },
  { firstName: 'Sami', lastName: 'Haddad', ability: 0.66 },
  { firstName: 'Daria', lastName: 'Ivanova', ability: 0.92 },
  { firstName: 'Elis', lastName: 'Johansson', ability: 0.74 },
  { firstName: 'Zofia', lastName: 'Kowalska', ability: 0.63 },
  { firstName: 'Otto', lastName: 'Lindholm', ability: 0.6 },
  { firstName: 'Thandi', lastName: 'Mbeki', ability: 0.58 },
  { firstName: 'Emeka', lastName: 'Okonkwo', ability: 0.53 },
  { firstName: 'Luka', lastName: 'Petrov', ability: 0.57 },
  { firstName: 'Aiko', lastName: 'Tanaka', ability: 0.84 },
  { firstName: 'Rui', lastName: 'Silva', ability: 0.5 },
  { firstName: 'Priya', lastName: 'Raman', ability: 0.81 },
  { firstName: '明', lastName: '王', ability: 0.7 },
];
