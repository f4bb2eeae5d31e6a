import type { Components, Theme } from '@mui/material/styles';
import { inputStyles } from './theme-inputs.ts';

const phone = '@media (max-width:599.95px)';

/** The chips' soft ground and the readable tone of the same hue. */
function chipTones(t: Theme): Record<string, { background: string; color: string }> {
  const { lemma, primary } = t.vars.palette;
  return {
    primary: { background: lemma.primarySoft, color: primary.main },
    success: { background: lemma.okSoft, color: lemma.okText },
    warning: { background: lemma.warnSoft, color: lemma.warnText },
    error: { background: lemma.errSoft, color: lemma.errText },
    info: { background: lemma.secondarySoft, color: lemma.secondaryText },
    secondary: { background: lemma.secondarySoft, color: lemma.secondaryText },
  };
}

/** How MUI's components look here; the component rules of the design say what each may be used for. */
export const componentStyles: Components<Theme> = {
  ...inputStyles,
  MuiCssBaseline: {
    styleOverrides: (t) => ({
      html: {
        WebkitTextSizeAdjust: '100%',
        scrollPaddingTop: 76,
        // Set by the docked maths keyboard to its height, so that a focused box is never behind it.
        scrollPaddingBottom: 'calc(var(--keyboard-height, 0px) + 24px)',
      },
      body: {
        overflowX: 'hidden',
        fontOpticalSizing: 'auto',
        minHeight: '100dvh',
        paddingBottom: 'var(--keyboard-height, 0px)',
      },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      ':focus-visible': { outline: `2px solid ${t.vars.palette.primary.main}`, outlineOffset: 2 },
      'h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset': { margin: 0, padding: 0 },
      'ul,ol': { listStyle: 'none' },
      fieldset: { border: 0, minWidth: 0 },
      legend: { padding: 0 },
      a: { color: t.vars.palette.primary.main, textUnderlineOffset: 3, textDecorationThickness: 1 },
      'a:hover': { textDecorationThickness: 2 },
      'svg.lucide': { width: '1.25em', height: '1.25em', strokeWidth: 1.9, flex: 'none', verticalAlign: '-.27em' },
      '@media (prefers-reduced-motion:reduce)': {
        '*,*::before,*::after': { animation: 'none !important', transition: 'none !important' },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: 40,
        padding: '0 16px',
        whiteSpace: 'nowrap',
        [phone]: { minHeight: 44 },
        // Nothing can be pressed on paper.
        '@media print': { display: 'none' },
        '&.Mui-focusVisible': { outline: `2px solid ${t.vars.palette.primary.main}`, outlineOffset: 2 },
        '&.Mui-disabled': {
          background: t.vars.palette.lemma.sunken,
          color: t.vars.palette.lemma.ink3,
          borderColor: 'transparent',
        },
        '& .MuiButton-startIcon > svg, & .MuiButton-endIcon > svg': { fontSize: 15 },
        variants: [
          {
            props: { variant: 'soft' },
            style: {
              background: t.vars.palette.lemma.primarySoft,
              color: t.vars.palette.primary.main,
              border: '1px solid transparent',
              '&:hover': {
                background: t.vars.palette.lemma.primarySoft,
                borderColor: t.vars.palette.lemma.primaryLine,
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: t.vars.palette.lemma.lineStrong,
              color: t.vars.palette.text.primary,
              background: t.vars.palette.background.paper,
              '&:hover': { background: t.vars.palette.lemma.sunken, borderColor: t.vars.palette.lemma.lineStrong },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              borderColor: t.vars.palette.error.main,
              color: t.vars.palette.lemma.errText,
              background: t.vars.palette.background.paper,
              '&:hover': { background: t.vars.palette.lemma.errSoft },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { padding: '0 12px', '&:hover': { background: t.vars.palette.lemma.primarySoft } },
          },
        ],
      }),
      sizeSmall: { minHeight: 32, padding: '0 12px', borderRadius: 8, fontSize: 14, [phone]: { minHeight: 36 } },
      sizeLarge: { minHeight: 48, padding: '0 22px', fontSize: 16 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        width: 40,
        height: 40,
        padding: 0,
        borderRadius: 10,
        fontSize: 16,
        color: t.vars.palette.text.secondary,
        [phone]: { width: 44, height: 44 },
        '&:hover': { background: t.vars.palette.lemma.sunken, color: t.vars.palette.text.primary },
      }),
      sizeSmall: { width: 32, height: 32, [phone]: { width: 36, height: 36 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiAppBar: { defaultProps: { color: 'inherit', elevation: 0, position: 'sticky' } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 15, lineHeight: '22px' } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: t, ownerState }) => ({
        height: 24,
        borderRadius: 6,
        fontSize: 13,
        lineHeight: '18px',
        fontWeight: 500,
        color: t.vars.palette.text.secondary,
        background: t.vars.palette.lemma.sunken,
        ...chipTones(t)[ownerState.color ?? 'default'],
        ...(ownerState.variant === 'outlined' && { background: 'none', borderColor: t.vars.palette.divider }),
        '& .MuiChip-icon': { color: 'inherit', fontSize: 12, marginLeft: 8, marginRight: -4 },
      }),
      label: { padding: '0 8px' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme: t }) => ({ background: t.vars.palette.lemma.sunken, padding: 3, gap: 2, borderRadius: 10 }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme: t }) => ({ minHeight: 44, borderBottom: `1px solid ${t.vars.palette.divider}` }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
      list: { gap: 4 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: 44,
        minWidth: 0,
        padding: '10px 12px 12px',
        fontSize: 15,
        fontWeight: 500,
        color: t.vars.palette.text.secondary,
        '&.Mui-selected': { fontWeight: 600 },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        padding: '11px 16px',
        fontSize: 15,
        lineHeight: '20px',
        fontVariantNumeric: 'tabular-nums',
        borderColor: t.vars.palette.divider,
      }),
      head: ({ theme: t }) => ({ fontSize: 13, fontWeight: 600, color: t.vars.palette.lemma.ink3 }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: t }) => ({ '&:not(.MuiBackdrop-invisible)': { background: t.vars.palette.lemma.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: t }) => ({
        background: t.vars.palette.lemma.raised,
        border: `1px solid ${t.vars.palette.divider}`,
        boxShadow: t.vars.palette.lemma.overlay,
        maxWidth: 440,
        borderRadius: 10,
        [phone]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: 18, lineHeight: '26px', fontWeight: 650 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 24px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: 24, gap: 8, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme: t }) => ({
        marginTop: 6,
        padding: '0 6px',
        background: t.vars.palette.lemma.raised,
        border: `1px solid ${t.vars.palette.divider}`,
        boxShadow: t.vars.palette.lemma.overlay,
      }),
      list: { padding: '6px 0' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: 40,
        padding: '0 10px',
        borderRadius: 6,
        gap: 10,
        [phone]: { minHeight: 44 },
        '&:hover, &.Mui-focusVisible': { background: t.vars.palette.lemma.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'none',
          color: t.vars.palette.primary.main,
          fontWeight: 600,
        },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme: t }) => ({ background: t.vars.palette.lemma.raised, borderRadius: 0 }) },
  },
  MuiTooltip: {
    // [K10] opens after 100 ms, by touch after 700 ms, and leaves 1500 ms after the touch ends.
    defaultProps: { enterDelay: 100, enterNextDelay: 100, enterTouchDelay: 700, leaveTouchDelay: 1500 },
    styleOverrides: {
      tooltip: ({ theme: t }) => ({
        background: t.vars.palette.text.primary,
        color: t.vars.palette.background.paper,
        fontSize: 13,
        lineHeight: '18px',
        fontWeight: 400,
        padding: '6px 10px',
        borderRadius: 6,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: t }) => ({ height: 6, borderRadius: 3, background: t.vars.palette.divider }),
      bar: { borderRadius: 3 },
    },
  },
};
