import { lazy, Suspense, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { SourceCommands } from '../source/source-commands.ts';

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog }));

/** Takes a picture that was chosen, pasted or dropped, asks what it shows and puts it into the text. */
export function usePicture(commands: RefObject<SourceCommands | null>): {
  takePicture: (file: File) => void;
  pictureDialog: ReactNode;
} {
  const [file, setFile] = useState<File>();
  const pictureDialog =
    file === undefined ? null : (
      <Suspense fallback={null}>
        <PictureDialog
          file={file}
          onClose={() => setFile(undefined)}
          onInsert={(text) => commands.current?.insert(text)}
        />
      </Suspense>
    );
  return { takePicture: setFile, pictureDialog };
}
