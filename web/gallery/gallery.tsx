import { createRoot } from 'react-dom/client';
import { CssBaseline, Button, Chip } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import '../src/fonts.css';
import { theme } from '../src/theme.ts';
import { MathText } from '../src/maths/MathText.tsx';
import { Card, CardBody, CardHead } from '../src/ui/Card.tsx';

const text = `A square tile has sides of $2x-3$ cm, where $x > \\frac{3}{2}$. If $f(x)=\\frac{3x-1}{x^2+2}$, then \\(f'(0)=\\frac32\\) and $\\lim_{x\\to\\infty}f(x)=0$. The area is $\\int_0^1 f(x)\\,dx\\approx 0.219$, and $\\sqrt2\\notin\\mathbb Q$. It costs $5 and $10.

$$ \\sum_{k=1}^n k^3 = \\left(\\frac{n(n+1)}{2}\\right)^2 = \\binom{n+1}{2}^2 = 1^3+2^3+3^3+\\cdots+(n-1)^3+n^3 $$

- one **bold** _it_ [link](https://example.org) [bad](javascript:alert(1)) <b>html</b> ![p](https://x.org/a.png)
- two $\\foo$ and $\\frac{1}{$

The roots are $x =$ [[a]], or [[b]] $\\text{cm}^2$.

$$ 3x^2 - 5x = 2 $$

| $x$ | 1 | 2 |
|---|---|---|
| $f(x)$ | 3 | 4 |
`;
createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}><CssBaseline enableColorScheme />
    <div style={{ maxWidth: 720, margin: '24px auto', padding: '0 16px', width: '100%' }}>
      <Card><CardHead title="Text" actions={<Button variant="soft">Roll</Button>}><Chip label="28" /></CardHead><CardBody size="question" style={{ fontSize: 18, lineHeight: '30px' }}><MathText source={text} /></CardBody></Card>
    </div>
  </ThemeProvider>);
