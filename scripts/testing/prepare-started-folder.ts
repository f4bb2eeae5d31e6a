import { prepareStartedFolder } from '../../server/src/testing/started.ts';

/** Fills the data folder that is named; a program of its own, since the server's code is loaded fastest by Node itself. */
const [folder = ''] = process.argv.slice(2);
if (folder === '') throw new Error('Name a folder.');
await prepareStartedFolder(folder);
