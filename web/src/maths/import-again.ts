let attempts = 0;

/**
 * Imports a module that may have failed to arrive before. A browser keeps in mind that a module could not be fetched and
 * does not ask for the same address again (the module map of the HTML standard), so it is asked for under another one,
 * which the error names. Where it does not, the import fails as it would have.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const address = moduleAddress(error);
    if (address === undefined) throw error;
    attempts += 1;
    return (await import(/* @vite-ignore */ `${address}?again=${attempts}`)) as Module;
  }
}

/** The address of the script that an error of `import()` is about. */
export function moduleAddress(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(error.message)?.[0] : undefined;
}
