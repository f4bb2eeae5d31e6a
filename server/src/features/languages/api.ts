export { greet, requireOffered, tellBrowser } from './work/own-language.ts';
export { speakerForClass, speakerForPerson, speakersFor } from './work/reader-language.ts';
