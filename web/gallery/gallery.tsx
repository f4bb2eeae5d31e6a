import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CssBaseline, Button } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import '../src/fonts.css';
import { theme } from '../src/theme.ts';
import { MathText } from '../src/maths/MathText.tsx';
import { AnswerBox } from '../src/maths/AnswerBox.tsx';
import { KeyboardButton } from '../src/maths/KeyboardButton.tsx';
import { Note } from '../src/ui/Note.tsx';
import { Card, CardBody } from '../src/ui/Card.tsx';

const hints = { letters: ['x'], functions: [], templates: ['power', 'fraction', 'root', 'plus-minus', 'or'] };
const part = (name: string, answerType: number, extra = {}) => ({ name, answerType, label: `Part ${name}`, choices: [], keyboard: hints, ...extra });
const text = `A square tile has sides of $2x-3$ cm, where $x > \\frac{3}{2}$. Write its area without brackets.

$A =$ [[a]] $\\text{cm}^2$

The area is $25\\text{ cm}^2$. Then $x =$ [[b]].

Is it? [[w]]

[[c]]

[[d]]
`;
const choices = [{ key: 'a1', text: '$\\frac{x+1}{2}$' }, { key: 'b2', text: 'It does not exist' }, { key: 'c3', text: '$\\infty$' }];
const long = `Long: $x = \\frac{-b\\pm\\sqrt{b^2-4ac}}{2a} = \\frac{1}{2}+\\frac{3}{4}+\\frac{5}{6}+\\frac{7}{8}+\\frac{9}{10}+\\frac{11}{12}+x^2+y^2+z^2$ text.

$$ \\sum_{k=1}^n k^3 = \\left(\\frac{n(n+1)}{2}\\right)^2 = 1^3+2^3+3^3+\\cdots+(n-1)^3+n^3 $$

$$ \\begin{pmatrix}1000000&2000000&3000000&4000000&50000000&60000000\\\\1&2&3&4&5&6\\end{pmatrix} $$

Bad $\\foo$; \\(\\href{javascript:alert(1)}{x}\\); \`1/2 x^2 >= sqrt 2\`; \`a/(b+1)\`; &le; &amp;

> quote $x$

1. one
2. two $\\mathbb{R}$, \\(\\N\\), $\\mathfrak{a}$

Inside: $y = [[b]] \\text{ km}$. $$z=[[a]]$$
`;
function Long() { return <div style={{ maxWidth: 720, margin: '24px auto', width: '100%' }}><Card><CardBody style={{ fontSize: 18, lineHeight: '30px' }}><MathText source={long} /></CardBody></Card></div>; }
function App() {
  if (new URLSearchParams(location.search).get('mode') === 'long') return <Long />;
  const [v, setV] = useState<Record<string, string>>({ a: '', b: '', w: '', c: '', d: '' });
  const [checked, setChecked] = useState(0);
  const set = (k: string) => (x: string) => setV((o) => ({ ...o, [k]: x }));
  const mode = new URLSearchParams(location.search).get('mode') ?? '';
  const box = (k: string, t: number, extra = {}) => (
    <AnswerBox decimal={new URLSearchParams(location.search).get('decimal') === ',' ? ',' : '.'} part={part(k, t, { choices: t < 4 ? choices : [], ...extra })} value={v[k] ?? ''} onChange={set(k)} onEnter={() => setChecked((n) => n + 1)}
      verdict={mode === 'checked' ? (k === 'a' || k === 'c' ? 'wrong' : 'right') : undefined}
      feedback={mode === 'checked' && k === 'a' ? <Note tone="wrong" title="Not quite, keep it up though!">You squared each term on its own.</Note> : undefined} />
  );
  return (
    <div style={{ maxWidth: 720, margin: '24px auto', padding: innerWidth < 600 ? 0 : '0 16px', width: '100%' }}>
      <Card><form onSubmit={(e) => e.preventDefault()}><CardBody size="question" style={{ fontSize: 18, lineHeight: '30px' }}>
        <MathText source={text} slots={{ a: box('a', 6), b: box('b', 4), w: box('w', 5), c: box('c', 2), d: box('d', 3) }} />
      </CardBody></form>
        <div style={{ padding: 16, display: 'flex', gap: 8 }}><KeyboardButton /><Button variant="contained" size="large" sx={{ ml: 'auto' }}>Check</Button></div></Card>
      <pre id="state" style={{whiteSpace:"pre-wrap",wordBreak:"break-all"}}>{JSON.stringify(v)} {checked}</pre>
    </div>
  );
}
createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}><CssBaseline enableColorScheme /><StrictMode><main><h1 style={{fontSize:0}}>Gallery</h1><App /></main></StrictMode></ThemeProvider>);
