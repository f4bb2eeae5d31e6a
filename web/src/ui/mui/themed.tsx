import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { createContext, createElement, use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

const InsideContext = createContext(false);

// The colour mode is chosen by the page itself: without schemes of its own MUI leaves it alone.
const { colorSchemes: _schemes, ...widgetTheme } = theme;
const variables = theme.generateStyleSheets();

/** The theme around a widget of MUI, with its styles before those of the page, so that a class of ours wins over them. */
export function MuiTheme({ children }: { children: ReactNode }): ReactNode {
  if (use(InsideContext)) return children;
  return (
    <InsideContext value>
      <StyledEngineProvider injectFirst>
        <ThemeProvider theme={widgetTheme}>
          <GlobalStyles styles={variables} />
          {children}
        </ThemeProvider>
      </StyledEngineProvider>
    </InsideContext>
  );
}

/** A widget of MUI that brings its theme, as pages have none. */
export function themed<Props extends object>(Widget: ComponentType<Props>): (props: Props) => ReactElement {
  return function Themed(props: Props) {
    return <MuiTheme>{createElement(Widget, props)}</MuiTheme>;
  };
}
