import type { ReactElement, RefObject } from 'react';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Tooltip } from '../../../../ui/tooltip/Tooltip.tsx';
import { Bold, Braces, ChartSpline, Image, Italic, List, Sigma, SquarePen, Table } from 'lucide-react';
import { ActionMenu } from '../../../../ui/menus/ActionMenu.tsx';
import { answerTypeEditing, offeredTypes } from '../../answer-types/index.ts';
import type { SourceCommands } from './source-commands.ts';
import { choosePicture, figureItems, tableMarkdown, type Insertions } from './insertions.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SourceToolbar.module.css';

const Bar = part('fieldset', css.bar);

interface SourceToolbarProps extends Insertions {
  label: string;
  commands: RefObject<SourceCommands | null>;
}

/** Toolbar for inserting into a text: bold, italic, a list, a formula, a variable, a picture, an answer box. */
export function SourceToolbar({
  label,
  commands,
  variables,
  onNewVariable,
  onNewPart,
  onPicture,
  onFormula,
  figures,
}: SourceToolbarProps): ReactElement {
  const wrap = (before: string, after: string, sample: string) => () => commands.current?.wrap(before, after, sample);
  const formats = [
    { name: t(m.bold), icon: <Bold aria-hidden />, run: wrap('**', '**', 'bold') },
    { name: t(m.italic), icon: <Italic aria-hidden />, run: wrap('*', '*', 'italic') },
    { name: t(m.list), icon: <List aria-hidden />, run: () => commands.current?.prefixLines('- ') },
    { name: t(m.table), icon: <Table aria-hidden />, run: () => commands.current?.insert(tableMarkdown) },
  ];
  return (
    <Bar aria-label={label}>
      {formats.map((format) => (
        <Tooltip key={format.name} title={format.name}>
          <IconButton size="small" aria-label={format.name} onClick={format.run}>
            {format.icon}
          </IconButton>
        </Tooltip>
      ))}
      <span className={css.line} />
      <Tooltip title={t(m.ctrlEnter)}>
        <Button size="small" variant="text" startIcon={<Sigma aria-hidden />} onClick={onFormula}>
          {t(m.formula)}
        </Button>
      </Tooltip>
      <VariableMenu commands={commands} variables={variables} onNewVariable={onNewVariable} />
      {onPicture === undefined ? null : (
        <Button size="small" variant="text" startIcon={<Image aria-hidden />} onClick={() => choosePicture(onPicture)}>
          {t(m.picture)}
        </Button>
      )}
      {figures === undefined ? null : (
        <ActionMenu
          label={t(m.figureWords)}
          variant="text"
          size="small"
          icon={<ChartSpline aria-hidden />}
          items={figureItems(() => commands.current, figures).map(({ key, label, run }) => ({
            key,
            label,
            onSelect: run,
          }))}
        />
      )}
      {onNewPart === undefined ? null : (
        <ActionMenu
          label={t(m.answerPart)}
          variant="text"
          size="small"
          icon={<SquarePen aria-hidden />}
          items={offeredTypes.map((type) => ({
            key: String(type),
            label: answerTypeEditing[type].label,
            onSelect: () => commands.current?.insert(`[[${onNewPart(type)}]]`),
          }))}
        />
      )}
    </Bar>
  );
}

/** The variables whose values can be put in, and a new one. */
function VariableMenu(
  props: Pick<SourceToolbarProps, 'commands' | 'variables' | 'onNewVariable'>,
): ReactElement | null {
  const { commands, variables, onNewVariable } = props;
  if (onNewVariable === undefined) return null;
  return (
    <ActionMenu
      label={t(m.variableWords)}
      variant="text"
      size="small"
      icon={<Braces aria-hidden />}
      items={[
        ...variables.map((name) => ({
          key: name,
          label: name,
          onSelect: () => commands.current?.insert(`{{${name}}}`),
        })),
        { key: '+', label: t(m.newVariable), onSelect: () => commands.current?.insert(`{{${onNewVariable()}}}`) },
      ]}
    />
  );
}
