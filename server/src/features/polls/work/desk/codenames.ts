import { randomInt } from 'node:crypto';

const adjectives = ['amber', 'bold', 'brave', 'bright', 'brisk', 'calm', 'clever', 'coral', 'curious', 'deft', 'eager', 'early', 'fair', 'gentle', 'golden', 'grand', 'happy', 'hazel', 'honest', 'indigo', 'jolly', 'keen', 'kind', 'lively', 'lucky', 'mellow', 'merry', 'mild', 'neat', 'noble', 'olive', 'patient', 'polite', 'proud', 'quick', 'quiet', 'rapid', 'ready', 'rosy', 'royal', 'sharp', 'silver', 'smart', 'steady', 'sunny', 'swift', 'teal', 'tidy', 'vivid', 'warm', 'wise', 'witty']; // prettier-ignore
const animals = ['badger', 'beaver', 'bison', 'crane', 'deer', 'dolphin', 'dove', 'eagle', 'falcon', 'finch', 'fox', 'gecko', 'hare', 'hawk', 'hedgehog', 'heron', 'ibex', 'ibis', 'jay', 'kestrel', 'kingfisher', 'koala', 'lark', 'lynx', 'magpie', 'marten', 'mole', 'moose', 'newt', 'nightingale', 'ocelot', 'orca', 'osprey', 'otter', 'owl', 'panda', 'pelican', 'penguin', 'puffin', 'quail', 'raven', 'robin', 'salmon', 'seal', 'sparrow', 'stork', 'swallow', 'swan', 'tern', 'thrush', 'toad', 'turtle', 'wombat', 'wren']; // prettier-ignore

/** A name that says nothing of who it is, and that a lecturer may read aloud. Two in one hall may share it. */
export const newCodename = (): string =>
  `${adjectives[randomInt(adjectives.length)]} ${animals[randomInt(animals.length)]}`;
