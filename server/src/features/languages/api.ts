export { greet, requireOffered, tellBrowser } from './work/own-language.ts';
export { languageOnArrival, speakerForClass, speakerForPerson, speakersFor } from './work/reader-language.ts';
