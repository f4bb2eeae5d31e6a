import { use, type ReactElement } from 'react';
import { AddTool } from '../PhoneTools.tsx';
import { FigureToolsContext } from './figure-tools.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** The button of the bar at the foot that adds a figure. */
export function AddFigureTool(): ReactElement {
  const tools = use(FigureToolsContext);
  return <AddTool label={t(m.figure)} disabled={tools?.mayAdd !== true} onAdd={() => tools?.add()} />;
}
