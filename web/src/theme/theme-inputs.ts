import type { Components, Theme } from '@mui/material/styles';

/** Fields: the label stands above the box and never floats; the border is strong enough to be seen. */
export const inputStyles: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: t }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        fontSize: 14,
        lineHeight: '20px',
        fontWeight: 600,
        marginBottom: 6,
        color: t.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: t.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: t }) => ({
        minHeight: 44,
        background: t.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: t.vars.palette.lemma.lineStrong,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: t.vars.palette.primary.main },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: t.vars.palette.error.main, borderWidth: 2 },
      }),
      input: ({ theme: t }) => ({
        padding: '9px 12px',
        height: 'auto',
        lineHeight: '24px',
        '&::placeholder': { color: t.vars.palette.lemma.ink3, opacity: 1 },
      }),
      multiline: { padding: 0 },
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: t }) => ({
        margin: '6px 0 0',
        fontSize: 13,
        lineHeight: '18px',
        color: t.vars.palette.lemma.ink3,
        '&.Mui-error': { color: t.vars.palette.lemma.errText },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: ({ theme: t }) => ({
        padding: 3,
        color: t.vars.palette.background.paper,
        '&.Mui-checked': { transform: 'translateX(16px)', color: t.vars.palette.background.paper },
        '&.Mui-checked + .MuiSwitch-track': { background: t.vars.palette.primary.main, opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${t.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: ({ theme: t }) => ({ borderRadius: 10, opacity: 1, background: t.vars.palette.lemma.lineStrong }),
    },
  },
};
