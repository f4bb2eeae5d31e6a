import {
  addPollQuestion,
  pollKinds,
  removePollQuestion,
  updatePollQuestion,
  type PollControl,
  type PollQuestion,
  type PollQuestionSettings,
} from '@lemma/contracts';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { emptyDraft, type QuestionDraft } from '../kinds/question-draft.ts';
import { bodyOf, defaultSettings, draftOf } from './question-form.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionSettings } from './QuestionSettings.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './QuestionEditor.module.css';

const Foot = part('div', css.foot);

const fields = ['prompt', 'label', 'answer', 'solution', 'choices', 'low', 'high'].map((name) => `question.${name}`);

interface NewQuestionProps {
  control: PollControl;
  /** Hears when the question is sent, and when the server has answered. */
  onSending: (isSending: boolean) => void;
  onDone: (control: PollControl) => void;
  onCancel: () => void;
}

/** A question that is not in the session yet. */
export function NewQuestion({ control, onSending, onDone, onCancel }: NewQuestionProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [settings, setSettings] = useState<PollQuestionSettings>(defaultSettings);
  const addition = useSubmit(addPollQuestion, fields);
  const [start] = useState(draft);
  useUnsavedGuard({ isDirty: draft !== start, message: t(m.newNotAdded) });
  const add = async (open: boolean) => {
    onSending(true);
    const done = await addition.submit({
      params: { pollId: control.id },
      body: { question: bodyOf(draft), settings, open },
    });
    onSending(false);
    if (done) onDone(done);
  };
  return (
    <Card aria-label={t(m.newQuestion)}>
      <CardHead title={t(m.newQuestion)} />
      <CardBody>
        <Form state={addition} label={t(m.newQuestion)} onSubmit={() => add(false)}>
          <QuestionForm draft={draft} onChange={setDraft} errors={addition.errors} onClear={addition.clear} />
          <QuestionSettings
            settings={settings}
            isWords={pollKinds[draft.kind].isWords}
            onChange={(changes) => setSettings((last) => ({ ...last, ...changes }))}
          />
          <FormProblem state={addition} />
          <Foot>
            <Button type="submit" variant="contained" disabled={addition.isSending}>
              {t(m.addQuestion)}
            </Button>
            {control.state === 'live' ? (
              <Button variant="soft" disabled={addition.isSending} onClick={() => void add(true)}>
                {t(m.askNow)}
              </Button>
            ) : null}
            <Button variant="text" onClick={onCancel}>
              {t(m.cancel)}
            </Button>
          </Foot>
        </Form>
      </CardBody>
    </Card>
  );
}

interface QuestionEditorProps {
  control: PollControl;
  question: PollQuestion;
  onDone: (control: PollControl) => void;
}

/** A question of the session: its wording until it was first asked, its settings always. */
export function QuestionEditor({ control, question, onDone }: QuestionEditorProps) {
  const params = { pollId: control.id, questionId: question.id };
  const [start] = useState<QuestionDraft | undefined>(() => (question.body ? draftOf(question.body) : undefined));
  const [draft, setDraft] = useState(start ?? emptyDraft());
  const [saved, setSaved] = useState(draft);
  const update = useSubmit(updatePollQuestion, fields);
  const removal = useSubmit(removePollQuestion, []);
  const isChanged = start !== undefined && draft !== saved;
  useUnsavedGuard({ isDirty: isChanged, message: t(m.youChangedQuestion) });
  const save = async () => {
    const done = await update.submit({ params, body: { question: bodyOf(draft) } });
    if (!done) return;
    setSaved(draft);
    onDone(done);
  };
  const [changing, setChanging] = useState<Partial<PollQuestionSettings>>({});
  const set = async (settings: Partial<PollQuestionSettings>) => {
    setChanging(settings);
    const done = await update.submit({ params, body: { settings } });
    if (done) onDone(done);
    setChanging({});
  };
  const remove = async () => {
    const done = await removal.submit({ params });
    if (done) onDone(done);
  };
  const number = control.questions.indexOf(question) + 1;
  return (
    <Card aria-label={t(m.questionNumber, { number })}>
      <CardHead
        title={t(m.questionNumber, { number })}
        actions={
          question.answered > 0 ? undefined : (
            <Button variant="text" size="small" startIcon={<Trash2 aria-hidden />} onClick={() => void remove()}>
              {t(m.remove)}
            </Button>
          )
        }
      />
      <CardBody>
        {start === undefined ? (
          <Note tone="neutral">{question.exerciseId === null ? t(m.wasAsked) : t(m.fromCatalogue)}</Note>
        ) : (
          <Form state={update} label={t(m.questionNumber, { number })} onSubmit={save}>
            <QuestionForm draft={draft} onChange={setDraft} errors={update.errors} onClear={update.clear} />
            <Foot>
              <Button type="submit" variant="contained" disabled={!isChanged || update.isSending}>
                {t(m.saveQuestion)}
              </Button>
            </Foot>
          </Form>
        )}
        <FormProblem state={{ formError: update.formError ?? removal.formError }} />
        <QuestionSettings
          settings={{ ...question.settings, ...changing }}
          isWords={pollKinds[question.view.kind].isWords}
          onChange={set}
        />
      </CardBody>
    </Card>
  );
}
