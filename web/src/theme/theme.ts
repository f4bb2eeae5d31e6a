import type { CSSProperties } from 'react';
import { createTheme } from '@mui/material/styles';
import { schemeAttribute } from './colour-mode.ts';
import { componentStyles } from './theme-components.ts';

interface LemmaTokens {
  sunken: string;
  raised: string;
  line: string;
  lineStrong: string;
  ink3: string;
  primarySoft: string;
  primaryLine: string;
  secondaryText: string;
  secondarySoft: string;
  okText: string;
  okSoft: string;
  warnText: string;
  warnSoft: string;
  errText: string;
  errSoft: string;
  /** Shadow of what floats: menu, dialog, toast. */
  overlay: string;
  scrim: string;
  /** Ground of the maths keyboard and of its three kinds of keys. */
  keyboard: string;
  key: string;
  keyEdge: string;
  keyEdit: string;
  keyExercise: string;
  keyExerciseText: string;
  keyboardLine: string;
  /** Background grid of the home page. */
  grid: string;
  heat0: string;
  heat1: string;
  heat2: string;
  heat3: string;
  heat4: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    lemma: LemmaTokens;
  }
  interface PaletteOptions {
    lemma?: LemmaTokens;
  }
  interface ZIndex {
    keyboard: number;
  }
  interface TypographyVariants {
    display: CSSProperties;
    question: CSSProperties;
    label: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    question?: CSSProperties;
    label?: CSSProperties;
  }
}
const light = {
  primary: { main: '#443FA0', dark: '#37338A', contrastText: '#FFFFFF' },
  secondary: { main: '#0B78D4', dark: '#0963B0', contrastText: '#FFFFFF' },
  success: { main: '#1A7A4A', contrastText: '#FFFFFF' },
  warning: { main: '#A86400', contrastText: '#FFFFFF' },
  error: { main: '#BF2F48', dark: '#A3243C', contrastText: '#FFFFFF' },
  info: { main: '#0B78D4', contrastText: '#FFFFFF' },
  background: { default: '#F6F6FA', paper: '#FFFFFF' },
  divider: '#E2E1EC',
  text: { primary: '#1B1932', secondary: '#504E69', disabled: '#66647F' },
  lemma: {
    sunken: '#EFEFF6',
    raised: '#FFFFFF',
    line: '#E2E1EC',
    lineStrong: '#85839F',
    ink3: '#66647F',
    primarySoft: '#ECEBF8',
    primaryLine: '#C9C6EA',
    secondaryText: '#0963B0',
    secondarySoft: '#E4F0FB',
    okText: '#14663D',
    okSoft: '#E3F4EA',
    warnText: '#7A4900',
    warnSoft: '#FCF0DA',
    errText: '#A3243C',
    errSoft: '#FBE9ED',
    overlay: '0 16px 40px -8px rgb(27 25 50 / 0.22)',
    scrim: 'rgb(27 25 50 / 0.4)',
    keyboard: '#E9E8F2',
    key: '#FFFFFF',
    keyEdge: '#CFCDDF',
    keyEdit: '#D6D4E3',
    keyExercise: '#DBD8F5',
    keyExerciseText: '#37338A',
    keyboardLine: '#D5D3E4',
    grid: 'rgb(68 63 160 / 0.07)',
    heat0: '#F3B98A',
    heat1: '#F9DABF',
    heat2: '#F1F0F6',
    heat3: '#D9D7F3',
    heat4: '#B8B4EA',
  },
} as const;

const dark = {
  primary: { main: '#ABA6F5', dark: '#C2BEFA', contrastText: '#16142E' },
  secondary: { main: '#5FB3F7', dark: '#79BFF9', contrastText: '#10233A' },
  success: { main: '#5FCB93', contrastText: '#0C2A1D' },
  warning: { main: '#E7B24B', contrastText: '#2B1F08' },
  error: { main: '#F58C9C', dark: '#F9A3B0', contrastText: '#2A0C14' },
  info: { main: '#5FB3F7', contrastText: '#10233A' },
  background: { default: '#131224', paper: '#1B1A31' },
  divider: '#33314F',
  text: { primary: '#EEEDF8', secondary: '#BDBBD3', disabled: '#A3A1BD' },
  lemma: {
    sunken: '#171629',
    raised: '#24223F',
    line: '#33314F',
    lineStrong: '#7F7CA6',
    ink3: '#A3A1BD',
    primarySoft: '#2B2953',
    primaryLine: '#4B478A',
    secondaryText: '#79BFF9',
    secondarySoft: '#132C47',
    okText: '#6FD5A0',
    okSoft: '#15332B',
    warnText: '#F0C470',
    warnSoft: '#362B1B',
    errText: '#F9A3B0',
    errSoft: '#3D1F2F',
    overlay: '0 16px 40px -8px rgb(0 0 0 / 0.7)',
    scrim: 'rgb(5 4 14 / 0.6)',
    keyboard: '#15142A',
    key: '#312F50',
    keyEdge: '#08070F',
    keyEdit: '#222040',
    keyExercise: '#3A3670',
    keyExerciseText: '#D4D1FB',
    keyboardLine: '#2B2945',
    grid: 'rgb(171 166 245 / 0.07)',
    heat0: '#8A4A1E',
    heat1: '#5C3A28',
    heat2: '#2A2943',
    heat3: '#3A377A',
    heat4: '#514BB0',
  },
} as const;

const phone = '@media (max-width:599.95px)';

/**
 * Colour, type, shape, layers [K08] and component look of the whole product; the colour mode follows the system
 * unless somebody chose another one under Account [K06].
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 10 },
  spacing: 4,
  zIndex: { appBar: 1100, drawer: 1200, modal: 1300, keyboard: 1301, snackbar: 1400, tooltip: 1500 },
  typography: {
    fontFamily: "'IBM Plex Sans Variable', 'Plex Stand-in', system-ui, sans-serif",
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 650,
    display: {
      fontSize: 48,
      lineHeight: '54px',
      fontWeight: 650,
      letterSpacing: '-.028em',
      textWrap: 'balance',
      [phone]: { fontSize: 34, lineHeight: '40px' },
    } as CSSProperties,
    h1: {
      fontSize: 28,
      lineHeight: '36px',
      fontWeight: 650,
      letterSpacing: '-.018em',
      [phone]: { fontSize: 24, lineHeight: '32px' },
    },
    h2: { fontSize: 18, lineHeight: '26px', fontWeight: 650, letterSpacing: '-.008em' },
    h3: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: 0 },
    question: { fontSize: 18, lineHeight: '30px', [phone]: { fontSize: 17, lineHeight: '27px' } } as CSSProperties,
    body1: { fontSize: 16, lineHeight: '24px', letterSpacing: 0 },
    body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
    caption: { fontSize: 13, lineHeight: '18px', letterSpacing: 0 },
    label: { fontSize: 13, lineHeight: '18px', fontWeight: 600 },
    button: { fontSize: 15, lineHeight: '20px', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  transitions: {
    easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)' },
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 150,
      complex: 150,
      enteringScreen: 150,
      leavingScreen: 100,
    },
  },
  components: componentStyles,
});
