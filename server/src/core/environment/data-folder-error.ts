/** The data folder cannot be used as it is; the message says what to do. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
}

const words: Readonly<Record<string, (folder: string) => string>> = {
  EROFS: (folder) =>
    `The data folder ${folder} cannot be written: it lies on a disk that may only be read. ${elsewhere}`,
  EACCES: (folder) => `The data folder ${folder} may not be written by this account. ${rights}`,
  EPERM: (folder) => `The data folder ${folder} may not be written by this account. ${rights}`,
  ENOSPC: full,
  EDQUOT: full,
  ENOTDIR: notFolder,
  EEXIST: notFolder,
};
const elsewhere = 'Make the disk writable, or name another folder in DATA_DIR.';
const rights = 'Give the account the right to write there, or name another folder in DATA_DIR.';

function full(folder: string): string {
  return `The disk of the data folder ${folder} is full. Make room on it and try again: nothing that was saved is lost.`;
}

function notFolder(folder: string): string {
  return `${folder} is not a folder. DATA_DIR must name one, or a place where one can be made.`;
}

/** The error in words for the operator when the system refused to read or write the data folder; else as it was. */
export function inFolderWords(folder: string, error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const describe = 'code' in cause && typeof cause.code === 'string' ? words[cause.code] : undefined;
    if (describe) return new DataFolderError(describe(folder), { cause: error });
    // All that Node says when it may not make a folder with those above it.
    if ('syscall' in cause && cause.syscall === 'mkdir') {
      return new DataFolderError(`The data folder ${folder} cannot be made. ${elsewhere}`, { cause: error });
    }
  }
  return error;
}
