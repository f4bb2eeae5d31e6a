import { createSpeaker } from '@lemma/contracts/messages';
import { describe, expect, test } from 'vitest';
import { engineWordsIn } from './engine-sentences.ts';
import { createSpeakerOf } from './speakers.ts';

const german = createSpeakerOf('de');

describe('a sentence of the engine', () => {
  test.each([
    ['Work out $2^{3}$.', 'Rechne $2^{3}$ aus.'],
    ['2 of your values are right.', '2 deiner Werte sind richtig.'],
    [
      'Your answer has y in it; this exercise uses x, z and α.',
      'In deiner Antwort kommt y vor; diese Aufgabe verwendet x, z und α.',
    ],
    [
      'This is right, but not worked out yet. Round it to 2 decimal places.',
      'Das ist richtig, aber noch nicht ausgerechnet. Runde auf 2 Nachkommastellen.',
    ],
    [
      "Invalid input: missing operator between '2' and '3'",
      "Nicht lesbar: zwischen '2' und '3' fehlt ein Rechenzeichen",
    ],
    [
      'Type the number in figures, such as 1,5 or 3/2, without words.',
      'Gib die Zahl in Ziffern ein, zum Beispiel 1,5 oder 3/2, ohne Wörter.',
    ],
    [
      'The difference is 0. It is not in the form that is asked for: Collect like terms.',
      'Die Differenz ist 0. Sie hat nicht die verlangte Form: Fasse gleichartige Glieder zusammen.',
    ],
    ['Nearly: what about the determinant? Read chapter 4.', 'Fast: Was ist mit der Determinante? Read chapter 4.'],
    ['Look at the sign. It is negative.', 'Look at the sign. It is negative.'],
    ['Work out the sum.', 'Work out the sum.'],
    [
      'In some variants a has a division by 0.',
      'a hat in manchen Varianten keinen Wert, der passt. Der Grund: eine Division durch 0.',
    ],
    [
      'There is no figure “graph”. The figures are left, right.',
      'Es gibt keine Abbildung „graph“. Es gibt die Abbildungen left und right.',
    ],
    [
      'Learners do not get the texts in “fr” yet. 1 text is missing. 2 texts are older than the source.',
      'Die Lernenden bekommen die Texte in „fr“ noch nicht. 1 Text fehlt. 2 Texte sind älter als das Original.',
    ],
    ['“2+3” could not be marked: Work out $2^{3}$.', '„2+3“ konnte nicht bewertet werden: Rechne $2^{3}$ aus.'],
  ])('says in German: %s', (english, words) => {
    expect(engineWordsIn(english, german)).toBe(words);
    expect(engineWordsIn(english, createSpeaker('en'))).toBe(english);
  });

  test.each([
    ['Work out $2^{3}$.', 'Calcule $2^{3}$.'],
    ['2 of your values are right.', '2 de tes valeurs sont justes.'],
    [
      'Your answer has y in it; this exercise uses x, z and α.',
      'Ta réponse contient y\u202f; cet exercice utilise x, z et α.',
    ],
    [
      'This is right, but not worked out yet. Round it to 2 decimal places.',
      'C’est juste, mais pas encore calculé jusqu’au bout. Arrondis à 2 décimales.',
    ],
    ["Invalid input: missing ')'", 'Saisie illisible\u00a0: il manque «\u00a0)\u00a0»'],
  ])('says in French: %s', (english, words) => {
    expect(engineWordsIn(english, createSpeakerOf('fr'))).toBe(words);
  });
});
