import type * as _variables from '@mui/material/themeCssVarsAugmentation';
import type { Components, Theme } from '@mui/material/styles';

const phone = '@media (max-width:599.95px)';

/** How MUI's components look here; the component rules of the design say what each may be used for. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
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
};
