/** Rough size of a formula in `em` before it is typeset, so that little moves when it arrives. */
export interface FormulaEstimate {
  readonly width: number;
  readonly height: number;
}

/** Estimates from the source alone: letters and signs that will be seen, stacked parts, rows. */
export function estimateFormula(latex: string, display: boolean): FormulaEstimate {
  const rows = latex.split(/\\\\/).length;
  const widest = Math.max(...latex.split(/\\\\/).map(visibleLength));
  const stacked = /\\d?frac|\\binom|\\sum|\\int|\\prod|\\lim|\\begin/.test(latex);
  const rowHeight = display ? (stacked ? 2.4 : 1.3) : 1.2;
  return { width: Math.max(0.5, Math.round(widest * 5.2) / 10), height: Math.round(rowHeight * rows * 10) / 10 };
}

function visibleLength(row: string): number {
  const shown = row
    .replace(/\\(?:begin|end)\s*\{[^}]*\}/g, '')
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above: string, below: string) =>
      above.length > below.length ? above : below,
    )
    .replace(/\\(?:left|right|displaystyle|textstyle|mathrm|mathbb|mathbf|text|operatorname|,|;|!|:)(?![a-z])/g, '')
    .replace(/\\(?:sin|cos|tan|log|lim|ln|exp|max|min)\b/g, 'abc')
    .replace(/\\[a-zA-Z]+/g, 'm')
    .replace(/[{}^_&\s$]/g, '');
  const operators = (shown.match(/[=<>+-]/g) ?? []).length;
  return shown.length + operators * 0.9;
}
