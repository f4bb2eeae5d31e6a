import type { AnswerType } from '@lemma/math';
import { useRef, type ReactElement } from 'react';
import Typography from '@mui/material/Typography';
import { Card, CardHead } from '../../../ui/Card.tsx';
import type { SourceCommands } from './CodeEditor.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { SourceToolbar } from './SourceToolbar.tsx';
import type { PartNames } from './source-decorations.ts';
import { usePicture } from './use-picture.tsx';

interface QuestionCardProps {
  value: string;
  onChange: (value: string) => void;
  variables: readonly string[];
  partNames: PartNames;
  onNewVariable: () => string;
  onNewPart: (type: AnswerType) => string;
  error: string | undefined;
}

/** The question's text with its toolbar. */
export function QuestionCard(props: QuestionCardProps): ReactElement {
  const commands = useRef<SourceCommands>(null);
  const { takePicture, pictureDialog } = usePicture(commands);
  return (
    <Card aria-labelledby="question-head">
      <CardHead
        title="Question"
        id="question-head"
        actions={
          <Typography variant="caption" sx={{ color: 'lemma.ink3' }}>
            Maths between $ signs or backticks
          </Typography>
        }
      />
      <SourceToolbar
        label="Put into the question"
        commands={commands}
        variables={props.variables}
        onNewVariable={props.onNewVariable}
        onNewPart={props.onNewPart}
        onPicture={takePicture}
      />
      <SourceEditor
        label="Question"
        value={props.value}
        onChange={props.onChange}
        partNames={props.partNames}
        commands={commands}
        onPicture={takePicture}
        error={props.error}
        lines={5}
        placeholder="Ask something. Put an answer part where the answer belongs."
      />
      {pictureDialog}
    </Card>
  );
}
