/** The owner of starter exercises; has no password, so that no one can sign in as it. */
export const systemUser = {
  id: '01900000-0000-7000-8000-000000000001',
  firstName: 'Lemma',
  lastName: 'Catalogue',
} as const;
